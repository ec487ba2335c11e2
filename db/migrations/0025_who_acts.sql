-- Every line of the history says who acted: the owner, somebody without an account, a professional of the portal, or nobody (the system).

-- Said by whoever writes the line, and no role can say that it was somebody else.
grant insert (user_id, actor_kind, actor_id, action, entity, entity_id, before, after) on history to madeixa_portal;
create policy who_acts on history as restrictive for insert to madeixa_portal
  with check (current_user <> 'madeixa_portal' or (actor_kind = 'portal' and actor_id = app.staff_id()));
create policy who_visits on history as restrictive for insert to madeixa_visitor
  with check (current_user <> 'madeixa_visitor' or (actor_kind = 'public' and actor_id is null));

-- The announcement names the professionals whom the change concerns, as the line names them before and after, so that those who listen at the
-- portal hear of their own. A server of the version before reads salon and table, and leaves the rest.
create or replace function app.announce_changes() returns trigger
language plpgsql as $$
begin
  perform pg_notify('changes', concat_ws(' ', user_id, entity, case
      -- An announcement has eight thousand characters, and forty a name: a change of so many is everybody's.
      when count(distinct professional) > 100 then '*' else string_agg(distinct professional, ',') end))
  from (
    select user_id, entity, professional #>> '{}' as professional from written
    left join lateral (
      select jsonb_path_query(jsonb_build_array(before, after), '$[*].professional_id') as professional
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].staff_id')
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].lines[*].professional_id')
      union all select to_jsonb(entity_id) where entity = 'staff'
    ) as named on true
  ) as changed
  group by user_id, entity;
  return null;
end
$$;

-- Nobody is signed in yet when a salon comes to be.
create or replace function app.sign_up() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  previous_owner text := current_setting('app.user_id', true);
  form record;
  profile public.profiles;
begin
  if new.sign_up is null then
    raise exception 'a user is made by signing up: sign_up is missing' using errcode = 'not_null_violation';
  end if;
  select * into form from jsonb_to_record(new.sign_up::jsonb)
    as said (business_name text, country text, language text, timezone text, color text);

  -- Row-level security holds for this function too.
  perform set_config('app.user_id', new.id::text, true);

  insert into public.profiles (id, email, business_name, country, language, timezone)
  values (new.id, new.email, form.business_name, form.country, form.language, form.timezone)
  returning * into profile;

  insert into public.staff (user_id, nome, email, telefone, funcao, comissao_percentual, ativo, color)
  values (new.id, form.business_name, new.email, '', 'Proprietária', null, true, form.color);

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
