-- What a card company keeps is agreed on when the card is used: each payment keeps the percentage of then, and takes it along when its amount changes.

-- The percentage behind a fee that was taken before it was kept: that of now if it gives this fee to the cent, else the roundest one that does.
-- Of a small amount several do.
create function app.fee_percent_of(amount numeric, fee numeric, percent_now numeric) returns numeric
language sql immutable parallel safe
return (
  select percent from (values
    (1, percent_now), (2, round(fee * 100 / nullif(amount, 0))), (3, round(fee * 100 / nullif(amount, 0), 1)),
    (4, round(fee * 100 / nullif(amount, 0), 2))) as guess (turn, percent)
  where percent is not null order by round(amount * percent / 100, 2) <> fee, turn limit 1);
grant execute on function app.fee_percent_of(numeric, numeric, numeric) to madeixa_app;

alter table payments add column fee_percent app.percent;

-- The lines below look at every salon; at the end nobody does any more.
alter table payments no force row level security;
alter table profiles no force row level security;
update payments set fee_percent = case
    when method = 'Cartão de Débito' then app.fee_percent_of(amount, fee, debit_fee_percent)
    when method = 'Cartão de Crédito' then app.fee_percent_of(amount, fee, credit_fee_percent)
    else 0 end
  from profiles where profiles.id = payments.user_id;
alter table payments force row level security;
alter table profiles force row level security;

alter table payments alter column fee_percent set not null;

-- The version before writes fees without their percentage, and changes a row without changing it: it follows from what is written.
create function app.keep_fee_percent() returns trigger
language plpgsql as $$
declare
  percent_now numeric;
begin
  if new.method not in ('Cartão de Débito', 'Cartão de Crédito') then
    new.fee_percent := 0;
    return new;
  end if;
  if new.fee = round(new.amount * new.fee_percent / 100, 2)
    and (tg_op = 'INSERT' or old.method = new.method or old.fee_percent <> new.fee_percent) then
    return new;
  end if;
  select case new.method when 'Cartão de Débito' then debit_fee_percent else credit_fee_percent end
    into percent_now from profiles where id = new.user_id;
  new.fee_percent := app.fee_percent_of(new.amount, new.fee, percent_now);
  return new;
end $$;
create trigger keep_fee_percent before insert or update of method, amount, fee on payments
  for each row execute function app.keep_fee_percent();
