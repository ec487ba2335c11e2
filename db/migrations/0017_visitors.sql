-- Whoever books online has no account. Their calls run as this role: it reads what the booking pages show and what deciding about a time
-- takes, and writes requests. No e-mail, no name or note of anybody, no price that was paid. Row-level security holds for it as for all.

do $$
begin
  create role madeixa_visitor nologin;
exception when duplicate_object or unique_violation then
  -- Roles belong to the whole cluster: another database may have made it, or be making it right now.
  null;
end
$$;

-- So that the program can step down to it for a transaction.
do $$
begin
  if not pg_has_role('madeixa_app', 'madeixa_visitor', 'member') then
    grant madeixa_visitor to madeixa_app;
  end if;
exception when unique_violation then
  null;
end
$$;

grant usage on schema public, app to madeixa_visitor;
grant execute on function app.owner_id(), app.search_text(text) to madeixa_visitor;

-- Shown.
grant select (id, business_name, country, timezone, phone, slot_step_minutes, min_notice_minutes, booking_horizon_days)
  on profiles to madeixa_visitor;
grant select (user_id, id, name, show_in_dropdown) on service_categories to madeixa_visitor;
grant select (user_id, id, name, category, description, price, preco_variavel, duration_minutes, is_public, search_name)
  on services to madeixa_visitor;
grant select (user_id, id, nome, ativo, color, search_name) on staff to madeixa_visitor;

-- What makes a time free.
grant select on salon_hours, staff_shifts to madeixa_visitor;
grant select (user_id, id, date, is_closed, open_time, close_time) on salon_exceptions to madeixa_visitor;
grant select (user_id, id, staff_id, starts_at, ends_at) on staff_time_off to madeixa_visitor;
grant select (user_id, id, professional_id, date, start_time, end_time, status, requires_confirmation, client_phone)
  on appointments to madeixa_visitor;

-- What a request writes. Whose phone it is may be asked, who that is may not.
grant select (user_id, id, phone) on clients to madeixa_visitor;
grant insert on appointments, appointment_services, history to madeixa_visitor;
grant select, insert, delete on idempotency_keys to madeixa_visitor;
