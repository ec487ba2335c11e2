-- Whoever sells a product earns by it: the announcement names sellers as well, so that their page at the portal looks again.
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
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].items[*].seller_id')
      union all select to_jsonb(entity_id) where entity = 'staff'
    ) as named on true
  ) as changed
  group by user_id, entity;
  return null;
end
$$;
