-- Jobs: what is done after an answer, kept in the database until it is done. The queue itself is graphile-worker's, in the schema "jobs", which its own
-- migrations have made before this file runs (src/server/kernel/jobs/install-queue.ts).

-- Whoever runs jobs signs in as a member of this role. It takes jobs from the queue, and of the salon of app.user_id it reaches what the tasks need.
do $$
begin
  create role madeixa_system nologin;
exception when duplicate_object or unique_violation then
  -- Roles belong to the whole cluster: another database may have made it, or be making it right now.
  null;
end
$$;

grant usage on schema public, app, jobs to madeixa_system;
grant execute on function app.owner_id() to madeixa_system;

-- graphile-worker guards its tables by row-level security without a policy, so that only their owner sees rows.
grant select, update, delete on jobs._private_jobs to madeixa_system;
grant select, update on jobs._private_job_queues to madeixa_system;
grant select, insert on jobs._private_tasks to madeixa_system;
create policy worker on jobs._private_jobs to madeixa_system using (true) with check (true);
create policy worker on jobs._private_job_queues to madeixa_system using (true) with check (true);
create policy worker on jobs._private_tasks to madeixa_system using (true) with check (true);

-- Which role may add which job. A new task is a row here and its function in the program (src/server/assemble.ts).
create table app.job_tasks (
  task text not null,
  role name not null,
  primary key (task, role)
);
insert into app.job_tasks (task, role) values
  ('account.find-account', 'madeixa_auth'),
  ('account.mail-link', 'madeixa_auth'),
  ('booking.tell-owner', 'madeixa_visitor'),
  ('booking.tell-owner', 'madeixa_system');

-- Jobs of one key never run beside each other: they share one of a few queues. Whoever adds a job without naming a time leaves one that waits at its own.
create function app.enqueue(salon uuid, caller name, task text, payload jsonb, key text, at timestamptz) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  whole_key text := coalesce(salon::text, '') || ' ' || task || ' ' || key;
begin
  if not exists (
    select from app.job_tasks as known where known.task = enqueue.task and pg_has_role(caller, known.role, 'usage'))
  then
    raise exception '% may not add the job "%"', caller, task using errcode = 'insufficient_privilege';
  end if;
  -- Nobody waits in line for a job that is there already and cannot begin before this transaction has ended: it will see what this one has written.
  if at is null and exists (
    select from jobs._private_jobs as waiting
    where waiting.key = whole_key and locked_at is null and attempts = 0 and run_at > now() + interval '15 seconds')
  then
    return;
  end if;
  loop
    exit when (jobs.add_job(
      identifier => task,
      payload => (payload || jsonb_build_object('salon', salon))::json,
      queue_name => 'keyed ' || (hashtext(whole_key) & 15),
      run_at => at,
      job_key => whole_key,
      job_key_mode => case when at is null then 'preserve_run_at' else 'replace' end)).id is not null;
    -- The job of this key was taken to be run at this very moment, and none was added: the next turn sees that.
  end loop;
end
$$;

-- For the salon of app.user_id, whoever asks.
create function app.add_job(task text, payload jsonb, key text, at timestamptz) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(
    app.owner_id(), coalesce(nullif(current_setting('role'), 'none'), session_user), task, payload, key, at);
end
$$;

-- For those who keep the accounts, and reach them all.
create function auth.add_job(salon uuid, task text, payload jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(salon, 'madeixa_auth', task, payload, null, null);
end
$$;

-- For /metrics, also of a server that runs no jobs.
create function app.count_jobs() returns table (task text, waiting bigint, failed bigint)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select known.identifier, count(job.id) filter (where job.attempts < job.max_attempts or job.locked_at is not null),
      count(job.id) filter (where job.attempts >= job.max_attempts and job.locked_at is null)
    from jobs._private_tasks as known left join jobs._private_jobs as job on job.task_id = known.id
    group by known.identifier;
end
$$;

revoke execute on all functions in schema jobs from public;
revoke execute on function app.enqueue(uuid, name, text, jsonb, text, timestamptz), app.add_job(text, jsonb, text, timestamptz),
  auth.add_job(uuid, text, jsonb), app.count_jobs() from public;
grant execute on function app.add_job(text, jsonb, text, timestamptz) to madeixa_app, madeixa_visitor, madeixa_portal, madeixa_system;
grant execute on function auth.add_job(uuid, text, jsonb) to madeixa_auth;
grant execute on function app.count_jobs() to madeixa_app;

-- Mails with a link. Whose address it is, is looked up by the job: before the answer, its time would tell whether there is such an account.
create function app.mail_reset_link(address text) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(id, 'madeixa_auth', 'account.mail-link', '{"kind": "reset"}', null, null) from auth.users where email = address;
end
$$;

-- Stores a link of the salon's account, by its hash, and answers the address that it goes to; nothing where the link would only confirm it again.
create function app.make_link(hash text, seconds integer, unless_confirmed boolean) returns text
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  address text := (select email from auth.users where id = app.owner_id() and not (unless_confirmed and email_verified));
begin
  if address is not null then
    insert into auth.verifications (identifier, value, expires_at)
    values (hash, app.owner_id(), now() + seconds * interval '1 second');
  end if;
  return address;
end
$$;

-- Asked each minute: links that have run out, and jobs that failed for good a month ago.
create function app.forget_expired() returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.verifications where expires_at < now();
  delete from jobs._private_jobs where attempts >= max_attempts and locked_at is null and run_at < now() - interval '30 days';
end
$$;

revoke execute on function app.mail_reset_link(text), app.make_link(text, integer, boolean), app.forget_expired() from public;
grant execute on function app.mail_reset_link(text), app.make_link(text, integer, boolean), app.forget_expired() to madeixa_system;
grant select (id, email, business_name, country, language, timezone, phone, address) on profiles to madeixa_system;

-- Requests of which no mail has told the owner yet.
create table untold_requests (
  user_id uuid not null references profiles on delete cascade,
  appointment_id uuid not null,
  primary key (user_id, appointment_id),
  foreign key (user_id, appointment_id) references appointments on delete cascade
);
select app.guard('untold_requests');
grant insert (user_id, appointment_id) on untold_requests to madeixa_visitor;
create policy asked on untold_requests as restrictive for insert to madeixa_visitor
  with check (current_user <> 'madeixa_visitor' or app.is_new_request(appointment_id));

grant select, delete on untold_requests to madeixa_system;
grant select (user_id, id, client_name, client_phone, professional_name, date, start_time, created_at) on appointments to madeixa_system;
grant select (user_id, appointment_id, service_name, position) on appointment_services to madeixa_system;
