-- A trip may be typed in from paper later: its readings are compared with those around the moment at which they were read. Bills
-- know only their day.

create function vehicle_readings(p_vehicle uuid, p_day date, p_at timestamptz, p_trip uuid, p_expense uuid, p_zone text)
  returns table (before int, after int, highest int, since date)
  language sql stable security definer set search_path = public, pg_temp as $$
  with read as (
    select date_trunc('minute', t.started_at) as at, (t.started_at at time zone p_zone)::date as day, false as is_end, t.odometer_out as reading
      from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_out is not null and t.id is distinct from p_trip
    union all
    select date_trunc('minute', t.ended_at), (t.ended_at at time zone p_zone)::date, true, t.odometer_in
      from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_in is not null and t.id is distinct from p_trip
    union all
    select null, e.day, false, e.odometer from transport_expense e
      where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.odometer is not null and e.status <> 5 and e.id is distinct from p_expense
  ), placed as (
    -- Below nought: before. Nought: on the same day, and nobody knows which came first.
    select r.reading, r.day, case
        when r.at is null or p_at is null then r.day - p_day
        when r.at <> date_trunc('minute', p_at) then case when r.at < p_at then -1 else 1 end
        -- Within one minute a trip ends before the next one starts.
        when r.is_end then -1 else 1 end as place
    from read r
  )
  select max(p.reading) filter (where p.place < 0), min(p.reading) filter (where p.place > 0),
    greatest(max(p.reading) filter (where p.place <= 0), max(v.odometer)),
    coalesce(max(p.day) filter (where p.place <= 0), max((v.created_at at time zone p_zone)::date))
  from transport_vehicle v left join placed p on true
  where v.area_id = context_area() and v.id = p_vehicle
  having count(v.id) > 0
$$;
comment on function vehicle_readings is
  'What is known of the odometer of a vehicle around a moment, or around a day where no moment is given: the last reading before and the first one after, the highest that may have been read by then (also on the same day, or entered at the vehicle itself), and the day of the last reading, else that on which the vehicle was entered. Left out are the trip and the expense that are judged. As the owner, because expenses of other centres are out of the caller''s sight. Called when a step of a trip is taken or corrected, and when an expense is saved.';
revoke execute on function vehicle_readings from public;
grant execute on function vehicle_readings to sewa_app;

comment on function readings_around is
  'The last reading of a vehicle before a day and the first one after it. Called by the version before vehicle_readings only.';
