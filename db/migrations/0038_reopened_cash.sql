-- Cash that had come in for an appointment before it was reopened, and when. Its payments go then; finalised again, the same money is not received
-- a second time, whatever became of the drawer meanwhile. Earlier versions do not ask for it, and finalise as they did.
create table reopened_cash (
  user_id uuid not null references profiles on delete cascade,
  appointment_id uuid not null,
  position smallint not null,
  amount app.money not null,
  received_at timestamptz not null,
  primary key (user_id, appointment_id, position),
  foreign key (user_id, appointment_id) references appointments on delete cascade
);
select app.guard('reopened_cash');
