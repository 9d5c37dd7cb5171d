-- The odometer of a vehicle may be replaced, a trip counts in the month in which it was driven, and a bill of a satsang ghar is
-- known however it is typed.

-- New odometers -------------------------------------------------------------------------------------------------------

alter table transport_vehicle add column odometer_since timestamptz, add column odometer_start int;
comment on column transport_vehicle.odometer_since is
  'When somebody entered at the vehicle less than a trip or bill had read: it has a new odometer, and readings of before are of the old one. Null: it has its first one. Written by the trigger transport_vehicle_new_odometer.';
comment on column transport_vehicle.odometer_start is 'What was entered then.';
drop trigger transport_vehicle_log on transport_vehicle;
select log_changes('transport_vehicle', title => 'number', unlogged => array['code_number', 'odometer_since', 'odometer_start']);
select describe_triggers('transport_vehicle');

create function highest_reading(p_area uuid, p_vehicle uuid, p_since timestamptz) returns int
  language sql stable set search_path = public, pg_temp as $$
  select max(r.reading) from (
    select greatest(t.odometer_out, t.odometer_in) as reading from transport_trip t
     where t.area_id = p_area and t.vehicle_id = p_vehicle and (p_since is null or coalesce(t.ended_at, t.started_at) >= p_since)
    union all
    select e.odometer from transport_expense e
     where e.area_id = p_area and e.vehicle_id = p_vehicle and e.status <> 5
       and (p_since is null or e.day > (p_since at time zone 'UTC')::date)
  ) r
$$;
comment on function highest_reading is
  'The highest reading of a vehicle in its trips and bills since a moment, or of all. A bill knows only its day: one of the day of that moment is left out, in UTC, because a trigger does not know the zone of the portal. Called by follow_odometer and mark_new_odometer, which run as the owner.';

create function mark_new_odometer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- What follows a reading that was corrected or went is still read from the same odometer.
  if pg_trigger_depth() > 1 then return new; end if;
  if (old.odometer is null or new.odometer < old.odometer)
      and new.odometer < greatest(new.odometer_start, highest_reading(new.area_id, new.id, new.odometer_since)) then
    new.odometer_since := now();
    new.odometer_start := new.odometer;
  end if;
  -- The lower reading was a slip: nothing was read from a new odometer.
  if old.odometer = old.odometer_start and new.odometer >= highest_reading(new.area_id, new.id, null) then
    new.odometer_since := null;
    new.odometer_start := null;
  end if;
  return new;
end $$;
comment on function mark_new_odometer is
  'Notes since when a vehicle has another odometer, and forgets it where the entry is put right. In the database, because readings of other centres are out of the sight of whoever saves the vehicle. Trigger of transport_vehicle.';
create trigger transport_vehicle_new_odometer before update of odometer on transport_vehicle for each row
  when (new.odometer is distinct from old.odometer) execute function mark_new_odometer();
comment on trigger transport_vehicle_new_odometer on transport_vehicle is
  'A reading that somebody enters below those of trips and bills begins a new odometer.';
revoke execute on function highest_reading, mark_new_odometer from public;

update transport_vehicle v set odometer_since = now(), odometer_start = v.odometer
 where v.odometer < highest_reading(v.area_id, v.id, null);

create or replace function follow_odometer(p_area uuid, p_vehicle uuid, p_old int, p_new int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading int;
begin
  update transport_vehicle v set odometer = p_new
   where v.area_id = p_area and v.id = p_vehicle and p_new is not null and (v.odometer is null or p_new > v.odometer);
  if p_old is null or p_new >= p_old then return; end if;
  -- Lower than it was, or gone: the highest of what else was read from this odometer.
  select greatest(p_new, v.odometer_start, highest_reading(v.area_id, v.id, v.odometer_since)) into reading
    from transport_vehicle v where v.area_id = p_area and v.id = p_vehicle;
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

create or replace function follow_trip_odometer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since constant timestamptz := (select v.odometer_since from transport_vehicle v where v.area_id = new.area_id and v.id = new.vehicle_id);
  -- A reading of the odometer before says nothing about the new one.
  was constant int := case when since is null or coalesce(old.ended_at, old.started_at) >= since
    then coalesce(old.odometer_in, old.odometer_out) end;
  now_is constant int := case when since is null or coalesce(new.ended_at, new.started_at) >= since
    then coalesce(new.odometer_in, new.odometer_out) end;
begin
  perform follow_odometer(new.area_id, new.vehicle_id, was, now_is);
  return null;
end $$;

create function is_bill_of_odometer(p_area uuid, p_vehicle uuid, p_day date) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select not exists (select from transport_vehicle v
    where v.area_id = p_area and v.id = p_vehicle and p_day <= (v.odometer_since at time zone 'UTC')::date)
$$;
comment on function is_bill_of_odometer is
  'Whether a bill of a day shows the odometer that the vehicle has now. One of the day on which the new odometer was entered, in UTC, may show either, and counts for none. Called by follow_expense_odometer, which runs as the owner.';
revoke execute on function is_bill_of_odometer from public;

create or replace function follow_expense_odometer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- A rejected bill says nothing, nor does one with a reading of the odometer before.
  was constant int := case when tg_op <> 'INSERT' and old.status <> 5 and is_bill_of_odometer(old.area_id, old.vehicle_id, old.day)
    then old.odometer end;
  now_is constant int := case when tg_op <> 'DELETE' and new.status <> 5 and is_bill_of_odometer(new.area_id, new.vehicle_id, new.day)
    then new.odometer end;
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

create or replace function vehicle_readings(p_vehicle uuid, p_day date, p_at timestamptz, p_trip uuid, p_expense uuid, p_zone text)
  returns table (before int, after int, highest int, since date)
  language sql stable security definer set search_path = public, pg_temp as $$
  with vehicle as (
    select v.odometer, (v.created_at at time zone p_zone)::date as entered, v.odometer_since as new_since,
      (v.odometer_since at time zone p_zone)::date as new_day, v.odometer_start,
      -- The new odometer may have been built in days before somebody entered it: either of the two may have been read.
      v.odometer_since is not null
        and coalesce(p_at < v.odometer_since, p_day <= (v.odometer_since at time zone p_zone)::date) as is_either
    from transport_vehicle v where v.area_id = context_area() and v.id = p_vehicle
  ), read as (
    select t.started_at as at, (t.started_at at time zone p_zone)::date as day, false as is_end, t.odometer_out as reading
      from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_out is not null and t.id is distinct from p_trip
    union all
    select t.ended_at, (t.ended_at at time zone p_zone)::date, true, t.odometer_in
      from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_in is not null and t.id is distinct from p_trip
    union all
    select null, e.day, false, e.odometer from transport_expense e
      where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.odometer is not null and e.status <> 5 and e.id is distinct from p_expense
    union all
    select v.new_since, v.new_day, true, v.odometer_start from vehicle v where v.odometer_start is not null
  ), placed as (
    -- Below nought: before. Nought: on the same day, and nobody knows which came first.
    select r.reading, r.day, case
        when r.at is null or p_at is null then r.day - p_day
        when date_trunc('minute', r.at) <> date_trunc('minute', p_at) then case when r.at < p_at then -1 else 1 end
        -- Within one minute a trip ends before the next one starts.
        when r.is_end then -1 else 1 end as place
    from read r cross join vehicle v
    where v.new_since is null or v.is_either or coalesce(r.at >= v.new_since, r.day > v.new_day)
  )
  select max(p.reading) filter (where p.place < 0 and not v.is_either), min(p.reading) filter (where p.place > 0 and not v.is_either),
    greatest(max(p.reading) filter (where p.place <= 0), max(v.odometer)),
    coalesce(max(p.day) filter (where p.place <= 0), max(v.entered))
  from vehicle v left join placed p on true
  having count(*) > 0
$$;
comment on function vehicle_readings is
  'What is known of the odometer of a vehicle around a moment, or around a day where no moment is given: the last reading before and the first one after, the highest that may have been read by then (also on the same day, or entered at the vehicle itself), and the day of the last reading, else that on which the vehicle was entered. Left out are the trip and the expense that are judged, and readings of an odometer that was replaced; of a moment before a new odometer was entered only the highest is told. As the owner, because expenses of other centres are out of the caller''s sight. Called when a step of a trip is taken or corrected, and when an expense is saved.';

create function reading_at_fill_before(p_vehicle uuid, p_day date, p_odometer int) returns int
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when f.odometer <= p_odometer then f.odometer end from (
    select e.odometer from transport_expense e
     where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.kind = 'fuel' and e.status <> 5
       and (e.day < p_day or e.day = p_day and e.odometer < p_odometer)
     order by e.day desc, e.odometer desc limit 1
  ) f
$$;
comment on function reading_at_fill_before is
  'The reading at the fill before, by day and on one day by reading, whichever centre paid it; null where that one was read from an odometer that was replaced. As the owner, because expenses of other centres are out of the caller''s sight. Called for the kilometres per litre of an expense.';
revoke execute on function reading_at_fill_before from public;
grant execute on function reading_at_fill_before to sewa_app;
comment on function odometer_of_fill_before is
  'The reading at the fill before, by reading alone. Called by the version before reading_at_fill_before only.';

-- The month of a trip -------------------------------------------------------------------------------------------------

create index transport_trip_started_at on transport_trip (area_id, started_at) where started_at is not null;
comment on index transport_trip_started_at is 'Costs, charts and log books count trips by the day on which they left.';

-- Bills of satsang ghars ----------------------------------------------------------------------------------------------

-- Not unique: bills that were entered twice before stay. The lock in find_bill keeps new ones apart.
create index sg_record_entry_bill_text on sg_record_entry (area_id, bill_text(vendor), bill_text(bill_number)) where kind = 'bill';
comment on index sg_record_entry_bill_text is 'Finds a bill however it is typed, for find_bill.';

create or replace function find_bill(p_vendor text, p_number text, p_day date default current_date) returns int
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  record_number int;
begin
  -- Of two who enter a bill at once, each in their own way, the second one waits and finds it.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'sg bill', context_area(), bill_text(p_vendor), bill_text(p_number)), 0));
  select r.number into record_number from sg_record_entry e join sg_record r on r.area_id = e.area_id and r.id = e.record_id
   where e.area_id = context_area() and e.kind = 'bill'
     and bill_text(e.vendor) = bill_text(p_vendor) and bill_text(e.bill_number) = bill_text(p_number)
     -- Where signs alone are typed, nothing is left to compare.
     and (bill_text(p_vendor) <> '' or lower(e.vendor) = lower(p_vendor))
     and (bill_text(p_number) <> '' or lower(e.bill_number) = lower(p_number))
     and financial_year(e.day) = financial_year(p_day)
   order by r.number limit 1;
  return record_number;
end $$;
comment on function find_bill is
  'The number of the record on which a bill of a vendor stands already, of the financial year of a day; vendor and number are compared without case, spaces, dashes and leading noughts. Holds a lock until the bill is saved. As the owner, because another centre may have entered it; it tells the number only. Called before a bill is entered.';
comment on function bill_text is
  'A bill number or the name of a shop without case, spaces, dashes and leading noughts: the same bill is typed in many ways. Called by the column bill_key of transport_expense, by bill_twin, the index sg_record_entry_bill_text and find_bill.';
