-- Signing up makes user, profile, owner as staff and opening hours in one transaction: all of them or nothing.
--
-- In the database, because better-auth commits the user before it calls anything of ours.

create function app.sign_up() returns trigger
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
  values (new.id, 'owner', new.id, 'sign_up', 'profiles', new.id::text, to_jsonb(profile));

  perform set_config('app.user_id', coalesce(previous_owner, ''), true);

  -- What the form said lives in the profile now; a second copy would only grow old.
  update auth.users set sign_up = null where id = new.id;
  return null;
end
$$;

create trigger sign_up after insert on auth.users for each row execute function app.sign_up();
