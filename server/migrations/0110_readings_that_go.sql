-- A reading that goes, because its step is undone or its bill deleted, rejected or moved to another vehicle, is no longer the
-- last one of its vehicle.

create or replace function follow_odometer(p_area uuid, p_vehicle uuid, p_old int, p_new int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading int;
begin
  update transport_vehicle v set odometer = p_new
   where v.area_id = p_area and v.id = p_vehicle and p_new is not null and (v.odometer is null or p_new > v.odometer);
  if p_old is null or p_new >= p_old then return; end if;
  -- Lower than it was, or gone: the highest of what else was read.
  select greatest(p_new, max(r.reading)) into reading from (
    select greatest(t.odometer_out, t.odometer_in) as reading from transport_trip t where t.area_id = p_area and t.vehicle_id = p_vehicle
    union all
    select e.odometer from transport_expense e where e.area_id = p_area and e.vehicle_id = p_vehicle and e.status <> 5
  ) r;
  -- What somebody entered at the vehicle itself stands in the log only: before the rise to what is gone.
  if p_new is null then
    reading := greatest(reading, (select (l.before ->> 'odometer')::int from change_log l
      where l.area_id = p_area and l.entity = 'transport_vehicle' and l.row_id = p_vehicle::text and (l.after ->> 'odometer')::int = p_old
        and coalesce((l.before ->> 'odometer')::int, -1) < p_old
      order by l.id desc limit 1));
  end if;
  update transport_vehicle v set odometer = reading
   where v.area_id = p_area and v.id = p_vehicle and v.odometer = p_old and reading is distinct from p_old;
end $$;
comment on function follow_odometer is
  'The last known reading of a vehicle follows whatever was read last: a trip or a bill. One that is corrected downwards or goes takes the vehicle along where it was the last one, back to what was read before. As the owner, because the vehicle may stand in another centre. Called by triggers of transport_trip and transport_expense.';

create or replace function follow_expense_odometer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- A rejected bill says nothing.
  was constant int := case when tg_op <> 'INSERT' and old.status <> 5 then old.odometer end;
  now_is constant int := case when tg_op <> 'DELETE' and new.status <> 5 then new.odometer end;
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.vehicle_id <> new.vehicle_id then
    perform follow_odometer(old.area_id, old.vehicle_id, was, null);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.vehicle_id <> new.vehicle_id then
    perform follow_odometer(new.area_id, new.vehicle_id, null, now_is);
  elsif tg_op = 'UPDATE' and was is distinct from now_is then
    perform follow_odometer(new.area_id, new.vehicle_id, was, now_is);
  end if;
  return null;
end $$;
drop trigger transport_expense_odometer_read on transport_expense;
create trigger transport_expense_odometer_read after insert or delete or update of odometer, vehicle_id, status on transport_expense
  for each row execute function follow_expense_odometer();
comment on trigger transport_expense_odometer_read on transport_expense is 'The vehicle knows the last reading of its odometer.';
