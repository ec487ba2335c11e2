-- Another address for an account, confirmed at both: by links that are mailed to the one of today and to the new one.

create table auth.email_changes (
  user_id uuid primary key references auth.users on delete cascade,
  -- Not yet the account's: two may want the same, and the first to confirm both has it.
  new_email text not null check (new_email = lower(new_email) and char_length(new_email) <= 254),
  -- The hashes of what was mailed: each try of a mail has a link of its own. Empty again once one of them was used.
  old_links text[] not null default '{}',
  new_links text[] not null default '{}',
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index email_changes_old_links on auth.email_changes using gin (old_links);
create index email_changes_new_links on auth.email_changes using gin (new_links);
create index email_changes_expiry on auth.email_changes (expires_at);

-- For a job: stores a link of a change that waits, by its hash, and answers whom it is mailed to and in which language; nothing where the change has
-- ended, is another one by now, or this side of it is confirmed.
create function app.make_email_link(account uuid, side text, wanted text, hash text)
returns table (email text, name text, language text)
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if side = 'new' then
    update auth.email_changes as change set new_links = new_links || hash
    where change.user_id = account and new_email = wanted and expires_at > now() and new_confirmed_at is null;
  else
    update auth.email_changes as change set old_links = old_links || hash
    where change.user_id = account and new_email = wanted and expires_at > now() and old_confirmed_at is null;
  end if;
  if not found then
    return;
  end if;
  return query
    select case when side = 'new' then wanted else users.email end,
      case when member.role = 'owner' then salon.business_name::text else member.name::text end,
      coalesce(case when member.role <> 'owner' then users.language end, salon.language)
    from auth.users as users
    join public.members as member on member.user_id = app.owner_id() and member.account_id = users.id
    join public.profiles as salon on salon.id = member.user_id
    where users.id = account
    order by member.ended_at is null desc limit 1;
end
$$;

-- Asked each minute: links and changes that have run out, and jobs that failed for good a month ago.
create or replace function app.forget_expired() returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.verifications where expires_at < now();
  delete from auth.email_changes where expires_at < now();
  delete from jobs._private_jobs where attempts >= max_attempts and locked_at is null and run_at < now() - interval '30 days';
end
$$;

revoke execute on function app.make_email_link(uuid, text, text, text) from public;
grant execute on function app.make_email_link(uuid, text, text, text) to madeixa_system;
insert into app.job_tasks (task, role) values ('account.mail-email-link', 'madeixa_auth');
