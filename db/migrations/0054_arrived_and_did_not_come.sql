-- How a visit stands on its day, beside the status of its appointment: the client has arrived, is being served, or did not come.

alter table appointments
  -- By the salon's clock, on the appointment's day. They stay once it is finalised.
  add column arrived_at app.clock,
  add column started_at app.clock,
  -- Cancelled because nobody came: the time is free, and it counts on the client.
  add column no_show boolean not null default false,
  add constraint appointments_no_show check (not no_show or status = 'cancelado');

-- Whoever takes a cancelling back, also a server that knows nothing of the mark, takes the mark with it. Who comes another day has not arrived yet.
create function app.keep_visit_state() returns trigger
language plpgsql as $$
begin
  new.no_show := new.no_show and new.status = 'cancelado';
  if tg_op = 'UPDATE' and new.date <> old.date then
    new.arrived_at := null;
    new.started_at := null;
  end if;
  return new;
end
$$;
create trigger visit_added before insert on appointments for each row
  when (new.no_show) execute function app.keep_visit_state();
create trigger visit_changed before update on appointments for each row
  when ((new.no_show and new.status <> 'cancelado') or new.date <> old.date) execute function app.keep_visit_state();

-- Few rows: to count those of a client, and those of some days.
create index appointments_missed_by_client on appointments (user_id, client_id) where no_show;
create index appointments_missed_by_day on appointments (user_id, date) where no_show;

-- Professionals say it of their own.
grant select (arrived_at, started_at, no_show), update (arrived_at, started_at, no_show) on appointments to madeixa_portal;
