-- Satsang ghars: one page of premises for each centre, with halls, equipment and papers, and the records that two people
-- approve.

alter table attachment add column purpose text not null default '' check (length(purpose) <= 40);
comment on column attachment.purpose is 'What it is for, one of those that its owner declares (a subject, before, after); empty: none in particular.';

create table sg_premises (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  address text not null default '' check (length(address) <= 500),
  status text not null default 'inUse' check (status in ('inUse', 'closed')),
  ownership text check (ownership in ('owned', 'donated', 'leased', 'rented')),
  land_record text not null default '' check (length(land_record) <= 120),
  land_area int check (land_area >= 0),
  covered_area int check (covered_area >= 0),
  buildings int check (buildings >= 0),
  built_year int check (built_year between 1800 and 2100),
  land_condition text check (land_condition in ('good', 'attention', 'bad')),
  land_notes text not null default '' check (length(land_notes) <= 1000),
  halls_condition text check (halls_condition in ('good', 'attention', 'bad')),
  halls_notes text not null default '' check (length(halls_notes) <= 1000),
  car_spaces int check (car_spaces >= 0),
  two_wheeler_spaces int check (two_wheeler_spaces >= 0),
  bus_spaces int check (bus_spaces >= 0),
  parking_condition text check (parking_condition in ('good', 'attention', 'bad')),
  parking_notes text not null default '' check (length(parking_notes) <= 1000),
  meals_at_once int check (meals_at_once >= 0),
  gas_connections int check (gas_connections >= 0),
  kitchen_condition text check (kitchen_condition in ('good', 'attention', 'bad')),
  kitchen_notes text not null default '' check (length(kitchen_notes) <= 1000),
  water_source text check (water_source in ('municipal', 'borewell', 'tanker', 'other')),
  tank_litres int check (tank_litres >= 0),
  drinking_points int check (drinking_points >= 0),
  water_condition text check (water_condition in ('good', 'attention', 'bad')),
  water_notes text not null default '' check (length(water_notes) <= 1000),
  meter_number text not null default '' check (length(meter_number) <= 60),
  sanctioned_load int check (sanctioned_load >= 0),
  generator_kva int check (generator_kva >= 0),
  solar_kw int check (solar_kw >= 0),
  power_condition text check (power_condition in ('good', 'attention', 'bad')),
  power_notes text not null default '' check (length(power_notes) <= 1000),
  toilets_women int check (toilets_women >= 0),
  toilets_men int check (toilets_men >= 0),
  toilets_accessible int check (toilets_accessible >= 0),
  toilets_condition text check (toilets_condition in ('good', 'attention', 'bad')),
  toilets_notes text not null default '' check (length(toilets_notes) <= 1000),
  extinguishers int check (extinguishers >= 0),
  hydrants int check (hydrants >= 0),
  exits int check (exits >= 0),
  fire_safety_condition text check (fire_safety_condition in ('good', 'attention', 'bad')),
  fire_safety_notes text not null default '' check (length(fire_safety_notes) <= 1000),
  ramps int check (ramps >= 0),
  wheelchairs int check (wheelchairs >= 0),
  has_lift boolean not null default false,
  accessibility_condition text check (accessibility_condition in ('good', 'attention', 'bad')),
  accessibility_notes text not null default '' check (length(accessibility_notes) <= 1000),
  equipment_condition text check (equipment_condition in ('good', 'attention', 'bad')),
  equipment_notes text not null default '' check (length(equipment_notes) <= 1000),
  photo_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint sg_premises_centre unique (area_id, centre_id)
);
comment on table sg_premises is 'The satsang ghar of a centre: what it has, by subject, and in which condition. One for each centre.';
comment on column sg_premises.land_area is 'In square metres, as all areas.';
comment on column sg_premises.sanctioned_load is 'In kilowatts.';
comment on column sg_premises.status is 'A closed one waits for no renewal.';
select make_resource_table('sg_premises', unlogged => array['status', 'photo_id']);
select make_attachment_owner('sg_premises', 'premises_id');
select make_paper_owner('sg_premises', 'premises_id');

create table sg_hall (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  premises_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  use text not null check (use in ('satsang', 'langar', 'children', 'other')),
  capacity int not null check (capacity > 0),
  area int check (area >= 0),
  notes text not null default '' check (length(notes) <= 500),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, premises_id) references sg_premises (area_id, id) on delete cascade
);
create index sg_hall_premises on sg_hall (area_id, premises_id);
create index sg_hall_centre on sg_hall (area_id, centre_id);
comment on table sg_hall is 'The halls of a satsang ghar, with how many each seats.';
select make_resource_table('sg_hall', unlogged => array['centre_id']);

create table sg_equipment (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  premises_id uuid not null,
  subject text not null check (subject in ('land', 'halls', 'parking', 'kitchen', 'water', 'power', 'toilets', 'fireSafety', 'accessibility', 'equipment')),
  name text not null check (length(name) between 1 and 120),
  make text not null default '' check (length(make) <= 120),
  serial text not null default '' check (length(serial) <= 60),
  quantity int not null default 1 check (quantity > 0),
  place text not null default '' check (length(place) <= 120),
  service_months int check (service_months between 1 and 120),
  last_service date,
  notes text not null default '' check (length(notes) <= 500),
  next_service date generated always as ((last_service + make_interval(months => service_months))::date) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, premises_id) references sg_premises (area_id, id) on delete cascade
);
create index sg_equipment_premises on sg_equipment (area_id, premises_id);
create index sg_equipment_centre on sg_equipment (area_id, centre_id);
create index sg_equipment_next on sg_equipment (area_id, next_service) where next_service is not null;
comment on table sg_equipment is 'What is serviced in a satsang ghar: generators, pumps, lifts.';
comment on column sg_equipment.next_service is 'The months of service after the last one; 31 January and one month is the last day of February.';
select make_resource_table('sg_equipment', unlogged => array['centre_id', 'next_service']);

create function parts_move() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sg_hall set centre_id = new.centre_id where area_id = new.area_id and premises_id = new.id;
  update sg_equipment set centre_id = new.centre_id where area_id = new.area_id and premises_id = new.id;
  return null;
end $$;
comment on function parts_move is 'Halls and equipment follow their satsang ghar to another centre, also out of the mover''s sight. Trigger of sg_premises.';
create trigger sg_premises_parts_move after update of centre_id on sg_premises for each row
  when (old.centre_id is distinct from new.centre_id) execute function parts_move();
comment on trigger sg_premises_parts_move on sg_premises is 'The halls and the equipment of a satsang ghar follow it to another centre.';
revoke execute on function parts_move from public;

create table sg_record (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  status smallint not null default 5 check (status in (5, 10, 15)),
  kind text not null check (kind in ('repair', 'construction', 'purchase', 'licence', 'inspection', 'incident', 'bill')),
  subject text check (subject in ('land', 'halls', 'parking', 'kitchen', 'water', 'power', 'toilets', 'fireSafety', 'accessibility', 'equipment')),
  title text not null check (length(title) between 1 and 160),
  details text not null default '' check (length(details) <= 4000),
  paper_kind text check (paper_kind in ('fireNoc', 'electricalSafety', 'buildingSafety', 'lease', 'buildingInsurance', 'foodLicence', 'waterTest', 'generatorConsent', 'liftLicence', 'extinguishers')),
  estimate double precision check (estimate between 0 and 100000000000000 and estimate = floor(estimate)),
  vendor text not null default '' check (length(vendor) <= 160),
  due_day date,
  remarks text not null default '' check (length(remarks) <= 2000),
  revision int not null default 1 check (revision > 0),
  before jsonb,
  in_force jsonb,
  verdicts jsonb not null default '[]',
  completed_on date,
  completed_by_name text,
  completion text not null default '' check (length(completion) <= 1000),
  photo_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint sg_record_number unique (area_id, number),
  constraint sg_record_completed check (num_nonnulls(completed_on, completed_by_name) in (0, 2) and (completed_on is null or in_force is not null))
);
select make_four_eyes('sg_record', array['l1_by', 'l2_by']);
alter table sg_record add constraint sg_record_approved check (
  num_nonnulls(l1_by) = case when status >= 10 then 1 else 0 end and num_nonnulls(l2_by) = case when status >= 15 then 1 else 0 end
  and (status < 15 or in_force is not null));
create index sg_record_centre on sg_record (area_id, centre_id);
create index sg_record_open on sg_record (area_id, status) where status < 15;
create index sg_record_due on sg_record (area_id, due_day) where due_day is not null and completed_on is null;
comment on table sg_record is 'What needs a decision or has a date at a satsang ghar. Two people approve it; an approved version stays in force while a changed one waits.';
comment on column sg_record.estimate is 'In whole paise: as a double, which holds them exactly and reads as a number.';
comment on column sg_record.before is 'The substance at the last decision, with who took it: the approver sees what changed since.';
comment on column sg_record.in_force is 'The approved version that holds, with its approvals; null before the first and after it was sent back.';
comment on column sg_record.verdicts is 'What the last decision said about single fields.';
comment on constraint sg_record_approved on sg_record is 'A status has the approvals that it names, whoever writes.';
select make_resource_table('sg_record', title => 'title',
  unlogged => array['photo_id', 'number', 'made_by', 'made_by_name', 'editors', 'l1_by', 'l2_by', 'l1_by_at', 'l2_by_at', 'status_since', 'before',
    'in_force', 'verdicts', 'completed_by_name']);
select make_attachment_owner('sg_record', 'sg_record_id');

create table sg_record_entry (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  record_id uuid not null,
  kind text not null check (kind in ('progress', 'bill')),
  day date not null,
  percent smallint check (percent between 0 and 100),
  amount double precision check (amount between 1 and 100000000000000 and amount = floor(amount)),
  bill_number text not null default '' check (length(bill_number) <= 60),
  vendor text not null default '' check (length(vendor) <= 160),
  text text not null default '' check (length(text) <= 1000),
  by_name text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, record_id) references sg_record (area_id, id) on delete cascade,
  constraint sg_record_entry_kind check (num_nonnulls(percent) = case when kind = 'progress' then 1 else 0 end
    and num_nonnulls(amount) = case when kind = 'bill' then 1 else 0 end and (kind = 'progress' or bill_number <> '' and vendor <> ''))
);
create unique index sg_record_entry_bill on sg_record_entry (area_id, lower(vendor), lower(bill_number)) where kind = 'bill';
create index sg_record_entry_record on sg_record_entry (area_id, record_id);
create index sg_record_entry_centre on sg_record_entry (area_id, centre_id);
comment on table sg_record_entry is 'Progress and bills of an approved record.';
comment on index sg_record_entry_bill is 'One bill of a vendor is paid once in the area, also where two enter it at once.';
select make_resource_table('sg_record_entry', record => 'record_id', unlogged => array['centre_id'], acts => 'select, insert, delete');

create function find_bill(p_vendor text, p_number text) returns int
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.number from sg_record_entry e join sg_record r on r.area_id = e.area_id and r.id = e.record_id
   where e.area_id = context_area() and e.kind = 'bill' and lower(e.vendor) = lower(p_vendor) and lower(e.bill_number) = lower(p_number)
$$;
comment on function find_bill is
  'The number of the record on which a bill of a vendor stands already. As the owner, because another centre may have entered it; it tells the number only. Called before a bill is entered.';
revoke execute on function find_bill from public;
grant execute on function find_bill to sewa_app;
