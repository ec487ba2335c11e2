-- Which day it is in the salon that this transaction sees. Nothing counts on a day to come, also not what an earlier version finalised ahead of
-- its day: whoever adds up ends there. A connection that sees no salon has no such end.
create function app.salon_today() returns date
language sql stable parallel safe
return coalesce((select (now() at time zone timezone)::date from public.profiles where id = app.owner_id()), date 'infinity');
grant execute on function app.salon_today() to madeixa_app, madeixa_portal;
