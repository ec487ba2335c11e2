-- When the salon is open, who works when, and the appointments.

create table salon_hours (
  user_id uuid not null references profiles on delete cascade,
  weekday app.weekday not null,
  is_open boolean not null,
  open_time app.clock,
  close_time app.clock,
  primary key (user_id, weekday),
  constraint salon_hours_window check (case when is_open
    then open_time is not null and close_time is not null and open_time < close_time
    else open_time is null and close_time is null end)
);
select app.guard('salon_hours');

create table salon_exceptions (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  date app.day not null,
  is_closed boolean not null default true,
  open_time app.clock,
  close_time app.clock,
  note app.note not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, date),
  constraint salon_exceptions_window check (case when is_closed
    then open_time is null and close_time is null
    else open_time is not null and close_time is not null and open_time < close_time end)
);
select app.guard('salon_exceptions');

create table staff_shifts (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  weekday app.weekday not null,
  start_time app.clock not null,
  end_time app.clock not null,
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff on delete cascade,
  constraint staff_shifts_window check (start_time < end_time)
);
create index staff_shifts_of_staff on staff_shifts (user_id, staff_id, weekday);
select app.guard('staff_shifts');

create table staff_time_off (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  -- Without zone: wall clock of the salon, as appointments are.
  starts_at timestamp not null,
  ends_at timestamp not null,
  reason app.note not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff on delete cascade,
  constraint staff_time_off_window check (starts_at < ends_at),
  constraint staff_time_off_finite check (isfinite(starts_at) and isfinite(ends_at)),
  constraint staff_time_off_whole_minutes check (extract(second from starts_at) = 0 and extract(second from ends_at) = 0)
);
create index staff_time_off_of_staff on staff_time_off (user_id, staff_id, starts_at);
create index staff_time_off_until on staff_time_off (user_id, ends_at);
select app.guard('staff_time_off');

create table appointments (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  client_name app.name not null,
  -- Of an online request, whose client may not be registered yet.
  client_phone app.phone,
  category app.label not null default '',
  service_id uuid,
  professional_id uuid,
  professional_name app.label not null default '',
  date app.day not null,
  start_time app.clock not null,
  end_time app.clock not null,
  during tsrange not null generated always as (tsrange(date + start_time, date + end_time, '[)')) stored,
  status text not null default 'pendente' check (status in ('pendente', 'finalizado', 'cancelado')),
  requires_confirmation boolean not null default false,
  -- Set only by approving a request in spite of the conflict warning.
  overlap_allowed boolean not null default false,
  payment_method text check (payment_method in ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito',
    'Transferência Bancária', 'Outro', 'Mensalista (a receber)')),
  service_revenue_price app.money not null default 0,
  discount_value app.money not null default 0,
  cost app.money not null default 0,
  products_used app.products_used not null default '[]',
  stock_updated boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, client_id) references clients on delete set null (client_id),
  foreign key (user_id, service_id) references services on delete set null (service_id),
  foreign key (user_id, professional_id) references staff on delete set null (professional_id),
  -- Also what keeps the range from being empty, and an empty range conflicts with nothing.
  constraint appointments_window check (start_time < end_time),
  constraint appointments_finalised_has_payment check (status <> 'finalizado' or payment_method is not null),
  constraint appointments_no_overlap exclude using gist (user_id with =, professional_id with =, during with &&)
    where (status <> 'cancelado' and not overlap_allowed and professional_id is not null)
);
create index appointments_day on appointments (user_id, date, start_time);
create index appointments_of_professional on appointments (user_id, professional_id, date);
create index appointments_of_client on appointments (user_id, client_id, date desc, start_time desc);
create index appointments_of_service on appointments (user_id, service_id);
create index appointments_awaiting on appointments (user_id, date, start_time) where requires_confirmation;
create index appointments_requests_of_phone on appointments (user_id, client_phone) where requires_confirmation;
select app.guard('appointments');

create table appointment_services (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid not null,
  service_id uuid,
  service_name app.name not null,
  category app.label not null default '',
  unit_price app.money not null default 0,
  duration_minutes app.duration not null,
  professional_id uuid,
  position smallint not null default 0 check (position >= 0),
  -- Null where the line carries no commission of its own.
  commission_percent app.percent,
  commission_amount app.money,
  products_used app.products_used not null default '[]',
  primary key (user_id, id),
  foreign key (user_id, appointment_id) references appointments on delete cascade,
  foreign key (user_id, service_id) references services on delete set null (service_id),
  foreign key (user_id, professional_id) references staff on delete set null (professional_id)
);
create index appointment_services_lines on appointment_services (user_id, appointment_id, position);
create index appointment_services_of_service on appointment_services (user_id, service_id);
create index appointment_services_of_professional on appointment_services (user_id, professional_id);
select app.guard('appointment_services');
