-- Decisions about expenses can be undone, bill numbers begin anew each financial year, drivers who have left are known, and
-- the fuel of a vehicle is judged by all of its fills.

-- Undo ----------------------------------------------------------------------------------------------------------------

alter table transport_expense add column undo jsonb;
comment on column transport_expense.undo is
  'The last step: who took it, when, the version since, and how the columns that it wrote stood before; null where it was undone. Written with each step.';
drop trigger transport_expense_log on transport_expense;
select log_changes('transport_expense', title => 'kind',
  unlogged => array['status_since', 'made_by', 'editors', 'approved_by', 'approved_by_at', 'settled_by', 'settled_by_at', 'bill_key', 'undo']);
select describe_triggers('transport_expense');

-- Bills of a financial year -------------------------------------------------------------------------------------------

create function financial_year(p_day date) returns int language sql immutable as $$
  select (extract(year from p_day) - case when extract(month from p_day) < 4 then 1 else 0 end)::int
$$;
comment on function financial_year is
  'The year in which the financial year of a day begins, on 1 April. Shops number their bills anew in each. Called by the column bill_key of transport_expense, the index sg_record_entry_bill, bill_twin and find_bill.';
revoke execute on function financial_year from public;
grant execute on function financial_year to sewa_app;

-- Finer than before, so that no two rows that are there collide.
-- compatible: it is made again below, and nobody writes it
alter table transport_expense drop column bill_key;
alter table transport_expense add column bill_key text generated always as (case
  when bill_text(bill_number) = '' then null
  when bill_text(vendor) = '' then (day - date '2000-01-01')::text || '/' || amount::text || '//' || bill_text(bill_number)
  else financial_year(day)::text || '/' || bill_text(vendor) || '/' || bill_text(bill_number) end) stored;
create unique index transport_expense_bill_key on transport_expense (area_id, bill_key) where bill_key is not null and status <> 5;
comment on column transport_expense.bill_key is
  'The same for the same bill, however it is typed: of a shop by the number in its financial year, without a shop by number, day and amount. Null: it has no number.';
comment on index transport_expense_bill_key is 'A bill is entered once; a rejected expense may be entered again.';

create or replace function bill_twin(p_id uuid, p_vehicle uuid, p_kind text, p_day date, p_amount int, p_odometer int, p_vendor text, p_number text)
  returns table (number int, centre_name text) language sql stable security definer set search_path = public, pg_temp as $$
  select e.number, c.name
  from transport_expense e join centre c on c.area_id = e.area_id and c.id = e.centre_id
  where e.area_id = context_area() and e.id <> p_id and e.status <> 5 and (
    (bill_text(p_number) <> '' and bill_text(e.bill_number) = bill_text(p_number)
      and ((bill_text(p_vendor) <> '' and bill_text(e.vendor) = bill_text(p_vendor) and financial_year(e.day) = financial_year(p_day))
        or (e.amount = p_amount and e.day = p_day)))
    or (p_kind = 'fuel' and e.kind = 'fuel' and e.vehicle_id = p_vehicle and e.odometer = p_odometer and e.amount = p_amount)
    or exists (select from attachment mine join attachment theirs on theirs.area_id = mine.area_id and theirs.content_hash = mine.content_hash
      where mine.area_id = context_area() and mine.expense_id = p_id and theirs.expense_id = e.id))
  order by e.number limit 1
$$;

drop index sg_record_entry_bill;
create unique index sg_record_entry_bill on sg_record_entry (area_id, lower(vendor), lower(bill_number), financial_year(day)) where kind = 'bill';
comment on index sg_record_entry_bill is
  'One bill of a vendor is paid once in the area, also where two enter it at once. Its number comes again in the next financial year.';

-- compatible: the new one is called without a day, too; most bills are of the current year
drop function find_bill(text, text);
create function find_bill(p_vendor text, p_number text, p_day date default current_date) returns int
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.number from sg_record_entry e join sg_record r on r.area_id = e.area_id and r.id = e.record_id
   where e.area_id = context_area() and e.kind = 'bill' and lower(e.vendor) = lower(p_vendor) and lower(e.bill_number) = lower(p_number)
     and financial_year(e.day) = financial_year(p_day)
$$;
comment on function find_bill is
  'The number of the record on which a bill of a vendor stands already, of the financial year of a day. As the owner, because another centre may have entered it; it tells the number only. Called before a bill is entered.';
revoke execute on function find_bill from public;
grant execute on function find_bill to sewa_app;

-- Drivers who have left -----------------------------------------------------------------------------------------------

create function sewadar_left_as(p_area uuid, p_sewadar uuid) returns text
  language sql stable strict security definer set search_path = public, pg_temp as $$
  select s.status from sewadar s
   where s.area_id = p_area and p_area = context_area() and s.id = p_sewadar and s.status in ('inactive', 'deceased', 'transferred')
$$;
comment on function sewadar_left_as is
  'The status of a sewadar who no longer serves: inactive, deceased or transferred; null of one who does. As the owner, because a driver may be a sewadar of another centre; it tells no more than that. Called where drivers are listed and judged.';
revoke execute on function sewadar_left_as from public;
grant execute on function sewadar_left_as to sewa_app;

-- Fuel and costs of vehicles that several centres use -----------------------------------------------------------------

create function fleet_fills(p_vehicle uuid, p_limit int)
  returns table (id uuid, vehicle_id uuid, day date, odometer int, litres double precision)
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when centre_in_scope(e.centre_id) then e.id end, e.vehicle_id, e.day, e.odometer, e.litres
  from transport_expense e
  where e.area_id = context_area() and e.kind = 'fuel' and e.status <> 5 and (p_vehicle is null or e.vehicle_id = p_vehicle)
  order by e.day desc, e.odometer desc limit p_limit
$$;
comment on function fleet_fills is
  'The fills of a vehicle, or of all, the latest first; the id is null of one that another centre paid. As the owner, because how far a fill went is told only by the one before, whoever paid it; no amount, shop or bill of others is told. Called for the costs and fills of vehicles.';

create function odometer_of_fill_before(p_vehicle uuid, p_odometer int) returns int
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(e.odometer) from transport_expense e
   where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.kind = 'fuel' and e.status <> 5 and e.odometer < p_odometer
$$;
comment on function odometer_of_fill_before is
  'The reading at the fill before, whichever centre paid it. As the owner, because expenses of other centres are out of the caller''s sight. Called for the kilometres per litre of an expense.';

create function bills_elsewhere(p_from date, p_to date, p_trip uuid) returns table (vehicle_id uuid, month text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct e.vehicle_id, to_char(e.day, 'YYYY-MM') from transport_expense e
   where e.area_id = context_area() and e.status <> 5 and not centre_in_scope(e.centre_id)
     and case when p_trip is null then e.day between p_from and p_to else e.trip_id = p_trip end
$$;
comment on function bills_elsewhere is
  'For which vehicles and months, or whether for a trip, other centres have bills that the caller does not see: a sum says so. As the owner, because the caller sees none of them; it tells no more than that they exist. Called for costs of vehicles and trips.';
revoke execute on function fleet_fills, odometer_of_fill_before, bills_elsewhere from public;
grant execute on function fleet_fills, odometer_of_fill_before, bills_elsewhere to sewa_app;
