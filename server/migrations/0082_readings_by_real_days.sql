-- The readings of a trip belong to the days on which it really started and ended: one may start a day before or after its plan.

drop function readings_around(uuid, date, uuid);
create function readings_around(p_vehicle uuid, p_day date, p_without uuid, p_zone text) returns table (before int, after int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(r.reading) filter (where r.day < p_day), min(r.reading) filter (where r.day > p_day)
  from (
    select (t.started_at at time zone p_zone)::date as day, t.odometer_out as reading from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_out is not null
    union all
    select (t.ended_at at time zone p_zone)::date, t.odometer_in from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_in is not null
    union all
    select e.day, e.odometer from transport_expense e
      where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.odometer is not null and e.status <> 5 and e.id <> p_without
  ) r
$$;
comment on function readings_around is
  'The last reading of a vehicle before a day and the first one after it, whichever entry it was; days are those of the time zone. As the owner, because expenses of other centres are out of the caller''s sight. Called when an expense is saved.';
revoke execute on function readings_around from public;
grant execute on function readings_around to sewa_app;
