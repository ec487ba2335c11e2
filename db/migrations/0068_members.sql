-- Stop all servers first: the version before takes an account for a salon, and would let whoever is signed in into a salon of their account's id alone.
--
-- An account and a salon are two things: who works in a salon, as what and with which rights, is a row of `members`. The salon keeps its id, which once was
-- its owner's account too.

create table members (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Null once the account is gone; the name stays, because the history names who did what.
  account_id uuid,
  name app.name not null,
  role text not null check (role in ('owner', 'manager', 'receptionist', 'professional')),
  -- Whom of the team they are.
  staff_id uuid,
  -- Beyond the role, and lacking of it (domain/members/rights.ts). The owner has every right.
  granted text[] not null default '{}' check (cardinality(granted) <= 40),
  withheld text[] not null default '{}' check (cardinality(withheld) <= 40),
  -- In percent; null is the role's.
  discount_limit smallint check (discount_limit between 0 and 100),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff on delete set null (staff_id),
  constraint members_account_or_ended check (account_id is not null or ended_at is not null),
  constraint members_owner_stays check (role <> 'owner' or ended_at is null)
);
create unique index members_once on members (user_id, account_id) where ended_at is null;
create unique index members_one_owner on members (user_id) where role = 'owner';
create unique index members_one_for_a_professional on members (user_id, staff_id) where ended_at is null;
-- Over all salons: nobody owns two.
create unique index members_owns_one on members (account_id) where role = 'owner';
create index members_of_account on members (account_id, last_used_at desc);
create index members_of_staff on members (user_id, staff_id);
select app.guard('members');
-- Being here is no change.
drop trigger touch on members;
create trigger touch before update of name, role, staff_id, granted, withheld, discount_limit, ended_at on members
  for each row execute function app.touch_updated_at();
-- They are made by signing up and by invitations, and never deleted by themselves.
revoke insert, delete, update on members from madeixa_app;
grant update (name, role, staff_id, granted, withheld, discount_limit, last_used_at, ended_at) on members to madeixa_app;

-- What a person reads Madeixa in who does not own the salon; null is the salon's language.
alter table auth.users add column language text check (language in ('pt', 'en', 'es'));

-- A session is proven together with the membership. The role that reads sessions reads all members, and notes when they were here last.
grant usage on schema public, app to madeixa_auth;
grant execute on function app.owner_id() to madeixa_auth;
grant select on members to madeixa_auth;
grant update (last_used_at) on members to madeixa_auth;
create policy sessions on members to madeixa_auth using (true) with check (true);

-- Where an account was last, also where its access has ended since.
create function auth.last_membership(account uuid) returns table (salon uuid, member uuid)
language sql stable
as 'select user_id, id from public.members where account_id = account order by ended_at is null desc, last_used_at desc limit 1';

-- Of one account, in whatever salon: for functions that know the account and not yet the salon.
create function app.account_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;
grant execute on function app.account_id() to madeixa_app, madeixa_auth, madeixa_system;
create policy of_account on members for select using (account_id = (select app.account_id()));

-- Who is invited, until the link was used or has run out. Only its hash is kept.
create table member_invitations (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- '' where the link is handed over in person.
  email app.email not null default '',
  role text not null check (role in ('manager', 'receptionist', 'professional')),
  staff_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff on delete cascade
);
create index member_invitations_of_staff on member_invitations (user_id, staff_id);
select app.guard('member_invitations');
-- A mail has a link of its own: what was stored before is replaced by the hash of what is sent.
grant select, update (token_hash) on member_invitations to madeixa_system;
insert into app.job_tasks (task, role) values ('members.mail-invitation', 'madeixa_app'), ('members.tell-of-hand-over', 'madeixa_app');
-- Whoever has the link knows no salon yet: app.invitation (the link's hash in hex) shows that one row, and lets it be used up.
create policy holder on member_invitations
  using (token_hash = decode(nullif(current_setting('app.invitation', true), ''), 'hex')) with check (false);

-- The member who acts in this transaction; nobody for visitors, links of the portal and the system.
create function app.member_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.member_id', true), '')::uuid;
grant execute on function app.member_id() to madeixa_app, madeixa_auth, madeixa_visitor, madeixa_portal, madeixa_system;

-- As rows that keep a name say who it was: the owner acts as the salon, as ever.
create function app.actor_name() returns text
language sql stable
as $$
  select coalesce(
    (select name::text from public.members where user_id = app.owner_id() and id = app.member_id() and role <> 'owner'),
    (select business_name::text from public.profiles where id = app.owner_id()))
$$;
grant execute on function app.actor_name() to madeixa_app;

-- Before, the one account of a salon did all of it.
alter table history add column member_id uuid;
alter table history alter column member_id set default app.member_id();
create index history_of_member on history (user_id, member_id, id);
create policy member_acts on history as restrictive for insert with check (member_id is not distinct from (select app.member_id()));

-- A salon has one owner, whatever changes. Looked at when the transaction ends, so that it can be handed over.
create function app.keep_owner() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous text := current_setting('app.user_id', true);
begin
  perform set_config('app.user_id', new.user_id::text, true);
  if not exists (select from public.members where user_id = new.user_id and role = 'owner') then
    raise exception 'a salon keeps an owner' using errcode = 'integrity_constraint_violation', table = 'members';
  end if;
  -- Mail about the salon goes to its owner.
  update public.profiles as salon set email = account.email
  from public.members as owner join auth.users as account on account.id = owner.account_id
  where salon.id = new.user_id and owner.user_id = new.user_id and owner.role = 'owner' and salon.email <> account.email;
  perform set_config('app.user_id', coalesce(previous, ''), true);
  return null;
end
$$;
create constraint trigger keep_owner after update of role on members
  deferrable initially deferred for each row execute function app.keep_owner();

-- An account that changes its address takes along the salon that it owns.
create function auth.follow_email() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous_account text := current_setting('app.account_id', true);
  previous_salon text := current_setting('app.user_id', true);
  salon uuid;
begin
  perform set_config('app.account_id', new.id::text, true);
  salon := (select user_id from public.members where account_id = new.id and role = 'owner');
  if salon is not null then
    perform set_config('app.user_id', salon::text, true);
    update public.profiles set email = new.email where id = salon;
  end if;
  perform set_config('app.account_id', coalesce(previous_account, ''), true);
  perform set_config('app.user_id', coalesce(previous_salon, ''), true);
  return null;
end
$$;
create trigger follow_email after update of email on auth.users for each row
  when (old.email <> new.email) execute function auth.follow_email();

-- Among which salons somebody chooses, the one used last first.
create function auth.salons_of(account uuid) returns table (id uuid, business_name text, role text)
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous_account text := current_setting('app.account_id', true);
  previous_salon text := current_setting('app.user_id', true);
  membership record;
begin
  perform set_config('app.account_id', account::text, true);
  for membership in
    select members.user_id, members.role from public.members
    where account_id = account and ended_at is null order by last_used_at desc
  loop
    perform set_config('app.user_id', membership.user_id::text, true);
    return query
      select profiles.id, profiles.business_name::text, membership.role from public.profiles where profiles.id = membership.user_id;
  end loop;
  perform set_config('app.account_id', coalesce(previous_account, ''), true);
  perform set_config('app.user_id', coalesce(previous_salon, ''), true);
end
$$;

-- With an account goes the salon that it owns, with all its history; in others it is a member no longer.
create function auth.leave_salons() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous_account text := current_setting('app.account_id', true);
  previous_salon text := current_setting('app.user_id', true);
  membership record;
begin
  perform set_config('app.account_id', old.id::text, true);
  for membership in select user_id, id, role from public.members where account_id = old.id loop
    perform set_config('app.user_id', membership.user_id::text, true);
    if membership.role = 'owner' then
      delete from public.profiles where id = membership.user_id;
    else
      update public.members set account_id = null, ended_at = coalesce(ended_at, now())
      where user_id = membership.user_id and id = membership.id;
    end if;
  end loop;
  perform set_config('app.account_id', coalesce(previous_account, ''), true);
  perform set_config('app.user_id', coalesce(previous_salon, ''), true);
  return old;
end
$$;
create trigger leave_salons before delete on auth.users for each row execute function auth.leave_salons();

-- Where the members of a salon are written to.
create function auth.emails_of(salon uuid) returns table (member uuid, email text)
language sql stable
as 'select members.id, users.email::text from public.members join auth.users on users.id = account_id where members.user_id = salon and ended_at is null';

-- The same of one of them, for a job: with the name and in the language in which they are greeted.
create function app.member_address(member uuid) returns table (email text, name text, language text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as 'select users.email::text, person.name::text, coalesce(case when person.role <> ''owner'' then users.language end, salon.language)
  from public.members as person
  join auth.users as users on users.id = person.account_id
  join public.profiles as salon on salon.id = person.user_id
  where person.user_id = app.owner_id() and person.id = member and person.ended_at is null';

-- Uses an invitation up, and answers the salon; nothing where it cannot be used any more. A professional who has somebody by now is left to them.
-- Who has an account already is called as the professional they are, else as their account.
create function auth.accept_invitation(hash bytea, account uuid, person text) returns uuid
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous_salon text := current_setting('app.user_id', true);
  previous_member text := current_setting('app.member_id', true);
  invitation public.member_invitations;
  made public.members;
begin
  perform set_config('app.invitation', encode(hash, 'hex'), true);
  select * into invitation from public.member_invitations where token_hash = hash;
  -- Behind the owner's row, as every change of who is in a salon.
  perform set_config('app.user_id', coalesce(invitation.user_id::text, ''), true);
  perform from public.members where user_id = invitation.user_id and role = 'owner' for update;
  invitation := null;
  delete from public.member_invitations where token_hash = hash and expires_at > now() returning * into invitation;
  perform set_config('app.invitation', '', true);
  if invitation.id is null then
    perform set_config('app.user_id', coalesce(previous_salon, ''), true);
    return null;
  end if;

  insert into public.members (user_id, account_id, name, role, staff_id)
  values (invitation.user_id, account, coalesce(person,
    (select nome from public.staff where user_id = invitation.user_id and id = invitation.staff_id),
    (select name from auth.users where id = account)), invitation.role, (
    select id from public.staff where user_id = invitation.user_id and id = invitation.staff_id and ativo and not exists (
      select from public.members as other
      where other.user_id = invitation.user_id and other.staff_id = invitation.staff_id and other.ended_at is null)))
  returning * into made;

  perform set_config('app.member_id', made.id::text, true);
  insert into public.history (user_id, actor_kind, actor_id, action, entity, entity_id, after)
  values (made.user_id, 'owner', made.user_id, 'accept', 'members', made.id::text,
    jsonb_build_object('name', made.name, 'role', made.role, 'staff_id', made.staff_id));

  perform set_config('app.user_id', coalesce(previous_salon, ''), true);
  perform set_config('app.member_id', coalesce(previous_member, ''), true);
  return made.user_id;
end
$$;

-- What somebody who has the link may know of it.
create function app.read_invitation(hash bytea)
returns table (salon uuid, business_name text, country text, language text, role text, email text, staff_name text)
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous text := current_setting('app.user_id', true);
  invitation public.member_invitations;
begin
  perform set_config('app.invitation', encode(hash, 'hex'), true);
  select * into invitation from public.member_invitations where token_hash = hash and expires_at > now();
  perform set_config('app.invitation', '', true);
  if invitation.id is not null then
    perform set_config('app.user_id', invitation.user_id::text, true);
    return query
      select profile.id, profile.business_name::text, profile.country, profile.language, invitation.role, invitation.email::text, staff.nome::text
      from public.profiles as profile
      left join public.staff as staff on staff.user_id = profile.id and staff.id = invitation.staff_id
      where profile.id = invitation.user_id;
    perform set_config('app.user_id', coalesce(previous, ''), true);
  end if;
end
$$;

-- Signing up makes a salon with its owner; accepting an invitation makes an account in a salon that is there.
create or replace function app.sign_up() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous_owner text := current_setting('app.user_id', true);
  form record;
  profile public.profiles;
  owner_as_staff uuid;
begin
  if new.sign_up is null then
    raise exception 'a user is made by signing up: sign_up is missing' using errcode = 'not_null_violation';
  end if;
  select * into form from jsonb_to_record(new.sign_up::jsonb)
    as said (business_name text, country text, language text, timezone text, color text, invitation text);

  if form.invitation is not null then
    if auth.accept_invitation(decode(form.invitation, 'hex'), new.id, new.name) is null then
      raise exception 'the invitation cannot be used' using errcode = 'no_data_found', table = 'member_invitations';
    end if;
    update auth.users set sign_up = null where id = new.id;
    return null;
  end if;

  -- Row-level security holds for this function too.
  perform set_config('app.user_id', new.id::text, true);

  insert into public.profiles (id, email, business_name, country, language, timezone)
  values (new.id, new.email, form.business_name, form.country, form.language, form.timezone)
  returning * into profile;

  insert into public.staff (user_id, nome, email, telefone, funcao, comissao_percentual, ativo, color)
  values (new.id, form.business_name, new.email, '', 'Proprietária', null, true, form.color)
  returning id into owner_as_staff;

  insert into public.members (user_id, account_id, name, role, staff_id)
  values (new.id, new.id, form.business_name, 'owner', owner_as_staff);

  insert into public.salon_hours (user_id, weekday, is_open, open_time, close_time)
  select new.id, weekday, weekday > 1, case when weekday > 1 then time '09:00' end, case when weekday > 1 then time '19:00' end
  from generate_series(0, 6) as weekday;

  insert into public.history (user_id, actor_kind, actor_id, action, entity, entity_id, after)
  values (new.id, 'system', null, 'sign_up', 'profiles', new.id::text, to_jsonb(profile));

  perform set_config('app.user_id', coalesce(previous_owner, ''), true);

  -- What the form said lives in the profile now; a second copy would only grow old.
  update auth.users set sign_up = null where id = new.id;
  return null;
end
$$;

-- Jobs about an account know it by its id. They speak for the salon in which it was last.
create function auth.add_account_job(account uuid, task text, payload jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous text := current_setting('app.account_id', true);
begin
  perform set_config('app.account_id', account::text, true);
  perform app.enqueue(salon, 'madeixa_auth', task, payload || jsonb_build_object('account', account), null, null)
  from auth.last_membership(account);
  perform set_config('app.account_id', coalesce(previous, ''), true);
end
$$;

create or replace function app.mail_reset_link(address text) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform auth.add_account_job(id, 'account.mail-link', '{"kind": "reset"}') from auth.users where email = address;
end
$$;

-- Stores a link of an account, by its hash, and answers whom it is mailed to and in which language; nothing where it would only confirm the address again.
drop function app.make_link(text, integer, boolean);
create function app.make_link(account uuid, hash text, seconds integer, unless_confirmed boolean)
returns table (email text, name text, language text)
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  return query
    with addressed as (
      select users.id, users.email, case when member.role = 'owner' then salon.business_name::text else member.name::text end as name,
        coalesce(case when member.role <> 'owner' then users.language end, salon.language) as language
      from auth.users as users
      join public.members as member on member.user_id = app.owner_id() and member.account_id = users.id
      join public.profiles as salon on salon.id = member.user_id
      where users.id = account and not (unless_confirmed and users.email_verified)
      order by member.ended_at is null desc limit 1
    ), kept as (
      insert into auth.verifications (identifier, value, expires_at)
      select hash, addressed.id, now() + seconds * interval '1 second' from addressed
    )
    select addressed.email, addressed.name, addressed.language from addressed;
end
$$;

revoke execute on function app.keep_owner(), auth.follow_email(), auth.leave_salons(), auth.accept_invitation(bytea, uuid, text),
  app.read_invitation(bytea), auth.add_account_job(uuid, text, jsonb), auth.last_membership(uuid), auth.salons_of(uuid), auth.emails_of(uuid), app.member_address(uuid),
  app.make_link(uuid, text, integer, boolean) from public;
grant execute on function app.make_link(uuid, text, integer, boolean), app.member_address(uuid) to madeixa_system;
grant execute on function app.read_invitation(bytea) to madeixa_app;
grant execute on function auth.accept_invitation(bytea, uuid, text), auth.add_account_job(uuid, text, jsonb),
  auth.last_membership(uuid), auth.salons_of(uuid), auth.emails_of(uuid) to madeixa_auth;

-- Every salon has its account for an owner, who is the professional with the owner's function.
do $$
declare
  salon record;
begin
  for salon in select id, email from auth.users loop
    perform set_config('app.user_id', salon.id::text, true);
    insert into public.members (user_id, account_id, name, role, staff_id, last_used_at)
    select profile.id, profile.id, coalesce(owner.nome, profile.business_name), 'owner', owner.id, profile.created_at
    from public.profiles as profile
    left join lateral (
      select id, nome from public.staff where user_id = profile.id
        and btrim(regexp_replace(app.search_text(normalize(funcao)), '\s+', ' ', 'g')) = 'proprietaria'
      order by ativo desc, created_at, id limit 1
    ) as owner on true
    where profile.id = salon.id;
  end loop;
  perform set_config('app.user_id', '', true);
end
$$;

alter table profiles drop constraint profiles_id_fkey;
