-- Every write of anybody leaves a line in the history, in its own transaction: who listens to these announcements hears of all of them,
-- and of none that was rolled back.

-- Once for each salon and kind of row, however many lines a statement adds.
create function app.announce_changes() returns trigger
language plpgsql as $$
begin
  perform pg_notify('changes', user_id || ' ' || entity) from (select distinct user_id, entity from written) as changed;
  return null;
end
$$;

create trigger announce after insert on history
  referencing new table as written
  for each statement execute function app.announce_changes();
