-- What was settled between salon and professional outside of the program: it brings a balance to zero up to a day, and is neither paid nor spent here.

create table commission_settlements (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  -- What was owed; below zero where more had been paid. A sum may be larger than any amount.
  amount numeric(20, 2) not null check (amount <> 0),
  effective_date app.day not null,
  description app.note not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff
);
create index commission_settlements_by_date on commission_settlements (user_id, effective_date);
create index commission_settlements_of_staff on commission_settlements (user_id, staff_id, effective_date);
select app.guard('commission_settlements');

grant select (user_id, id, staff_id, amount, effective_date, description, created_at) on commission_settlements to madeixa_portal;
create policy own on commission_settlements as restrictive to madeixa_portal using (app.is_own(staff_id));

-- Up to which day the commissions page offers to settle; null where it does not, or does no more. Whoever had finalised something before commissions
-- were kept has balances that nobody paid here: up to the day before these came.
alter table profiles add column settlement_offer app.day;

-- The lines below look at every salon; at the end nobody does any more.
alter table profiles no force row level security;
alter table appointments no force row level security;
alter table commission_advances no force row level security;
alter table commission_closings no force row level security;
update profiles set settlement_offer = (applied_at at time zone timezone)::date - 1
  from app.migrations
  where name = '0028_frozen_commissions.sql'
    and exists (select from appointments where appointments.user_id = profiles.id and status = 'finalizado' and created_at < applied_at)
    and not exists (select from commission_advances where commission_advances.user_id = profiles.id)
    and not exists (select from commission_closings where commission_closings.user_id = profiles.id);
alter table profiles force row level security;
alter table appointments force row level security;
alter table commission_advances force row level security;
alter table commission_closings force row level security;
