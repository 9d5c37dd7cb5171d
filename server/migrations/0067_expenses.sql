-- Expenses of vehicles: fuel, tolls, repairs. Somebody else than who entered an expense approves it, and the same bill is not
-- paid twice. The columns of decisions have the names that make_four_eyes gives (0069), which comes later.

create function bill_text(p_text text) returns text language sql immutable as $$
  select ltrim(regexp_replace(lower(p_text), '[^[:alnum:]]', '', 'g'), '0')
$$;
comment on function bill_text is
  'A bill number or the name of a shop without case, spaces, dashes and leading noughts: the same bill is typed in many ways. Called by the column bill_key of transport_expense and by bill_twin.';

create table transport_expense (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  vehicle_id uuid not null,
  trip_id uuid,
  kind text not null check (kind in ('fuel', 'toll', 'parking', 'repair', 'tyre', 'service', 'fine', 'other')),
  day date not null,
  amount int not null check (amount between 1 and 1000000000),
  litres double precision check (litres > 0 and litres <= 2000),
  odometer int check (odometer >= 0),
  vendor text not null default '' check (length(vendor) <= 120),
  bill_number text not null default '' check (length(bill_number) <= 60),
  paid_by text not null default '' check (length(paid_by) <= 120),
  notes text not null default '' check (length(notes) <= 2000),
  photo_id uuid,
  status smallint not null default 10 check (status in (5, 10, 20, 30, 40)),
  status_since timestamptz not null default now(),
  reason text not null default '' check (length(reason) <= 1000),
  made_by uuid not null,
  made_by_name text not null,
  editors uuid[] not null default '{}',
  approved_by uuid,
  approved_by_name text,
  approved_by_at timestamptz,
  settled_by uuid,
  settled_by_name text,
  settled_by_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  bill_key text generated always as
    (case when bill_text(bill_number) = '' then null else bill_text(vendor) || '/' || bill_text(bill_number) end) stored,
  primary key (area_id, id),
  constraint transport_expense_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, vehicle_id) references transport_vehicle (area_id, id),
  foreign key (area_id, trip_id) references transport_trip (area_id, id),
  constraint transport_expense_fuel check (case when kind = 'fuel' then num_nonnulls(litres, odometer) = 2 else litres is null end),
  constraint transport_expense_approved_by check (num_nonnulls(approved_by, approved_by_name, approved_by_at) in (0, 3)),
  constraint transport_expense_settled_by check (num_nonnulls(settled_by, settled_by_name, settled_by_at) in (0, 3)),
  constraint transport_expense_decided check (status < 30 or approved_by is not null),
  constraint transport_expense_four_eyes check ((approved_by is null or approved_by <> made_by and not approved_by = any (editors))
    and (settled_by is null or settled_by <> made_by and not settled_by = any (editors)))
);
create unique index transport_expense_bill_key on transport_expense (area_id, bill_key) where bill_key is not null and status <> 5;
create index transport_expense_day on transport_expense (area_id, day, id);
create index transport_expense_centre on transport_expense (area_id, centre_id);
create index transport_expense_vehicle on transport_expense (area_id, vehicle_id, day);
create index transport_expense_trip on transport_expense (area_id, trip_id) where trip_id is not null;
create index transport_expense_submitted on transport_expense (area_id) where status = 20;
comment on table transport_expense is 'What was paid for a vehicle, with its bill as an attachment. Seen and changed by the centre that pays.';
comment on column transport_expense.litres is 'Of fuel: litres, kg of CNG, or kWh.';
comment on column transport_expense.odometer is 'The reading at the pump.';
comment on column transport_expense.paid_by is 'Who paid at the counter and gets the money back; empty: the organisation paid.';
comment on column transport_expense.editors is 'Who changed it: none of them approves it.';
comment on column transport_expense.bill_key is 'The same for the same bill, however it is typed; null: it has no number.';
comment on constraint transport_expense_four_eyes on transport_expense is
  'Nobody approves or settles what they entered or edited, whoever writes.';
comment on index transport_expense_bill_key is 'A bill is entered once; a rejected expense may be entered again.';
select make_resource_table('transport_expense', title => 'kind',
  unlogged => array['status_since', 'made_by', 'editors', 'approved_by', 'approved_by_at', 'settled_by', 'settled_by_at', 'bill_key']);
select make_attachment_owner('transport_expense', 'expense_id');

create function bill_twin(p_id uuid, p_vehicle uuid, p_kind text, p_day date, p_amount int, p_odometer int, p_vendor text, p_number text)
  returns table (number int, centre_name text) language sql stable security definer set search_path = public, pg_temp as $$
  select e.number, c.name
  from transport_expense e join centre c on c.area_id = e.area_id and c.id = e.centre_id
  where e.area_id = context_area() and e.id <> p_id and e.status <> 5 and (
    (bill_text(p_number) <> '' and bill_text(e.bill_number) = bill_text(p_number)
      and (bill_text(e.vendor) = bill_text(p_vendor) or (e.amount = p_amount and e.day = p_day)))
    or (p_kind = 'fuel' and e.kind = 'fuel' and e.vehicle_id = p_vehicle and e.odometer = p_odometer and e.amount = p_amount)
    or exists (select from attachment mine join attachment theirs on theirs.area_id = mine.area_id and theirs.content_hash = mine.content_hash
      where mine.area_id = context_area() and mine.expense_id = p_id and theirs.expense_id = e.id))
  order by e.number limit 1
$$;
comment on function bill_twin is
  'Another expense of the area with the same bill: by its number, by the same fuel at the same reading, or by the same file. As the owner, because expenses of other centres are out of the caller''s sight; it tells number and centre only. Called when an expense is saved or submitted.';

create function readings_around(p_vehicle uuid, p_day date, p_without uuid) returns table (before int, after int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(r.reading) filter (where r.day < p_day), min(r.reading) filter (where r.day > p_day)
  from (
    select t.from_day as day, t.odometer_out as reading from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_out is not null
    union all
    select t.to_day, t.odometer_in from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_in is not null
    union all
    select e.day, e.odometer from transport_expense e
      where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.odometer is not null and e.status <> 5 and e.id <> p_without
  ) r
$$;
comment on function readings_around is
  'The last reading of a vehicle before a day and the first one after it, whichever entry it was. As the owner, because expenses of other centres are out of the caller''s sight. Called when an expense is saved.';

create function follow_expense_odometer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform follow_odometer(new.area_id, new.vehicle_id, case when tg_op = 'UPDATE' then old.odometer end, new.odometer);
  return null;
end $$;
comment on function follow_expense_odometer is 'Hands the reading at the pump on to the vehicle. Trigger of transport_expense.';
create trigger transport_expense_odometer_read after insert or update of odometer on transport_expense for each row
  when (new.odometer is not null) execute function follow_expense_odometer();
comment on trigger transport_expense_odometer_read on transport_expense is 'The vehicle knows the last reading of its odometer.';
revoke execute on function bill_text, bill_twin, readings_around, follow_expense_odometer from public;
grant execute on function bill_text, bill_twin, readings_around to sewa_app;
