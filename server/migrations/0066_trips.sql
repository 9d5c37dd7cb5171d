-- Trips: which vehicle goes where, with which driver, from when to when. Times are wall times of the area, so that ranges need
-- no time zone. A vehicle and a driver are on one trip at a time, which the database itself keeps; touching times are allowed.

alter table transport_vehicle add column tank int check (tank between 1 and 1000);
comment on column transport_vehicle.tank is 'What the tank holds, in litres (kg of CNG, kWh); null: not known, and bills are not checked against it.';

alter table transport_driver
  add column username text not null default '' check (length(username) <= 60),
  add column leave_from date,
  add column leave_to date,
  add constraint transport_driver_leave check (num_nonnulls(leave_from, leave_to) <> 1 and (leave_to is null or leave_to >= leave_from));
create unique index transport_driver_username on transport_driver (area_id, lower(username)) where username <> '';
comment on column transport_driver.username is 'Under which name the driver signs in; opens the own trips on the phone. Empty: the driver does not.';
comment on column transport_driver.leave_from is 'The next leave, both days included; null: none is planned.';

create table transport_trip (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  purpose text not null check (length(purpose) between 1 and 200),
  vehicle_id uuid not null,
  driver_id uuid,
  second_driver_id uuid check (second_driver_id <> driver_id),
  from_day date not null,
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_day date not null,
  to_time text not null check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  sites uuid[] not null default '{}' check (cardinality(sites) <= 12),
  route text not null default '' check (length(route) <= 1600),
  roll_id uuid,
  passengers int check (passengers between 0 and 200),
  people int not null default 0 check (people between 0 and 2000),
  notes text not null default '' check (length(notes) <= 2000),
  status smallint not null default 10 check (status in (5, 10, 20, 30)),
  reason text not null default '' check (length(reason) <= 1000),
  started_at timestamptz,
  ended_at timestamptz,
  odometer_out int check (odometer_out >= 0),
  odometer_in int,
  freed_at timestamp,
  made_by_name text not null,
  undo jsonb,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  from_at timestamp not null generated always as
    (from_day + make_interval(hours => left(from_time, 2)::int, mins => right(from_time, 2)::int)) stored,
  to_at timestamp not null generated always as
    (to_day + make_interval(hours => left(to_time, 2)::int, mins => right(to_time, 2)::int)) stored,
  primary key (area_id, id),
  constraint transport_trip_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, vehicle_id) references transport_vehicle (area_id, id),
  foreign key (area_id, driver_id) references transport_driver (area_id, id),
  foreign key (area_id, second_driver_id) references transport_driver (area_id, id),
  foreign key (area_id, roll_id) references nominal_roll (area_id, id) on delete set null (roll_id),
  constraint transport_trip_times check (to_at > from_at and to_at - from_at <= interval '31 days'),
  constraint transport_trip_started check (status not in (20, 30) or num_nonnulls(started_at, odometer_out) = 2),
  constraint transport_trip_ended check (status <> 30 or num_nonnulls(ended_at, odometer_in) = 2),
  constraint transport_trip_odometer check (odometer_in >= odometer_out),
  constraint transport_trip_overlap exclude using gist
    (area_id with =, vehicle_id with =, tsrange(from_at, greatest(from_at, least(to_at, coalesce(freed_at, to_at)))) with &&)
    where (status <> 5)
);
create unique index transport_trip_out on transport_trip (area_id, vehicle_id) where status = 20;
create index transport_trip_from on transport_trip (area_id, from_at, id);
create index transport_trip_centre on transport_trip (area_id, centre_id);
create index transport_trip_vehicle on transport_trip (area_id, vehicle_id, from_at);
create index transport_trip_driver_id on transport_trip (area_id, driver_id);
create index transport_trip_second_driver on transport_trip (area_id, second_driver_id) where second_driver_id is not null;
create index transport_trip_roll on transport_trip (area_id, roll_id) where roll_id is not null;
comment on table transport_trip is 'A trip with a vehicle and one or two drivers, planned and as it was. Seen in the whole area, because vehicles are shared; changed by its centre.';
comment on column transport_trip.driver_id is 'Null: the person was erased.';
comment on column transport_trip.sites is 'The sites in the order in which they are reached; the trigger transport_trip_parts keeps their references.';
comment on column transport_trip.route is 'The names of the sites as they were when the trip was saved, for search, history and papers.';
comment on column transport_trip.passengers is 'Without the drivers; null: as many as the roll has members.';
comment on column transport_trip.people is 'Passengers as they were counted last: entered, or members of the roll.';
comment on column transport_trip.freed_at is 'When the vehicle was back, as wall time of the area: the rest of the planned time is free again.';
comment on column transport_trip.undo is 'How the trip stood before its last step, who took it, and the version since; null where it cannot be undone.';
comment on column transport_trip.from_at is 'Planned start, as wall time of the area.';
comment on constraint transport_trip_overlap on transport_trip is 'A vehicle is on one trip at a time, whoever writes. The end is not part of a trip, so the next one may start at that minute.';
comment on index transport_trip_out is 'A vehicle that is out is on one trip, however late it is.';
select make_resource_table('transport_trip', title => 'purpose', seen_by => 'area',
  unlogged => array['sites', 'from_at', 'to_at', 'freed_at', 'undo', 'made_by_name']);
-- Drivers start and end their own trips, also those of another centre.
create policy transport_trip_driver_steps on transport_trip for update to sewa_app
  using (area_id = (select context_area()) and exists (select from transport_driver d
    where d.area_id = transport_trip.area_id and d.id in (driver_id, second_driver_id) and d.username <> ''
      and lower(d.username) = (select lower(u.username) from app_user u where u.id = (select context_user()))));

create table transport_trip_driver (
  area_id uuid not null references area,
  trip_id uuid not null,
  driver_id uuid not null,
  busy tsrange not null,
  is_out boolean not null,
  primary key (area_id, trip_id, driver_id),
  foreign key (area_id, trip_id) references transport_trip (area_id, id) on delete cascade,
  foreign key (area_id, driver_id) references transport_driver (area_id, id),
  constraint transport_trip_driver_overlap exclude using gist (area_id with =, driver_id with =, busy with &&)
);
create index transport_trip_driver_driver on transport_trip_driver (area_id, driver_id);
create unique index transport_trip_driver_out on transport_trip_driver (area_id, driver_id) where is_out;
comment on table transport_trip_driver is 'The time that a trip takes of each of its drivers. Written by the trigger transport_trip_parts only; a cancelled trip has no row.';
comment on constraint transport_trip_driver_overlap on transport_trip_driver is 'A driver is on one trip at a time, whoever writes.';
alter table transport_trip_driver enable row level security;
create policy transport_trip_driver_read on transport_trip_driver for select to sewa_app using (area_id = (select context_area()));
grant select on transport_trip_driver to sewa_app;

create table transport_trip_site (
  area_id uuid not null references area,
  trip_id uuid not null,
  place smallint not null,
  site_id uuid not null,
  primary key (area_id, trip_id, place),
  foreign key (area_id, trip_id) references transport_trip (area_id, id) on delete cascade,
  foreign key (area_id, site_id) references transport_site (area_id, id)
);
create index transport_trip_site_site on transport_trip_site (area_id, site_id);
comment on table transport_trip_site is 'The sites of a trip as references, so that a site in use is not deleted. Written by the trigger transport_trip_parts only.';
alter table transport_trip_site enable row level security;
create policy transport_trip_site_read on transport_trip_site for select to sewa_app using (area_id = (select context_area()));
grant select on transport_trip_site to sewa_app;

create function keep_trip_parts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or (old.driver_id, old.second_driver_id, old.from_at, old.to_at, old.freed_at, old.status)
      is distinct from (new.driver_id, new.second_driver_id, new.from_at, new.to_at, new.freed_at, new.status) then
    delete from transport_trip_driver where area_id = new.area_id and trip_id = new.id;
    if new.status <> 5 then
      insert into transport_trip_driver (area_id, trip_id, driver_id, busy, is_out)
        select new.area_id, new.id, d.id, tsrange(new.from_at, greatest(new.from_at, least(new.to_at, coalesce(new.freed_at, new.to_at)))), new.status = 20
        from unnest(array[new.driver_id, new.second_driver_id]) d (id) where d.id is not null order by d.id;
    end if;
  end if;
  if tg_op = 'INSERT' or old.sites <> new.sites then
    delete from transport_trip_site where area_id = new.area_id and trip_id = new.id;
    insert into transport_trip_site (area_id, trip_id, place, site_id)
      select new.area_id, new.id, s.place, s.id from unnest(new.sites) with ordinality s (id, place);
  end if;
  return null;
end $$;
comment on function keep_trip_parts is
  'Writes the time that a trip takes of its drivers, and the references to its sites. In the database, because the constraint transport_trip_driver_overlap relies on it; as the owner, because nobody else writes these tables. Trigger of transport_trip.';
create trigger transport_trip_parts after insert or update on transport_trip for each row execute function keep_trip_parts();
comment on trigger transport_trip_parts on transport_trip is 'Drivers and sites of a trip as rows of their own.';

create function follow_odometer(p_area uuid, p_vehicle uuid, p_old int, p_new int) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update transport_vehicle v set odometer = p_new
   where v.area_id = p_area and v.id = p_vehicle and p_new is distinct from v.odometer
     -- A reading that is corrected downwards takes the vehicle along only where it was the last one.
     and (v.odometer is null or p_new > v.odometer or p_old = v.odometer)
     and p_new is not null
$$;
comment on function follow_odometer is
  'The last known reading of a vehicle follows whatever was read last: a trip or a bill. As the owner, because the vehicle may stand in another centre. Called by triggers of transport_trip and transport_expense.';

create function follow_trip_odometer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform follow_odometer(new.area_id, new.vehicle_id, coalesce(old.odometer_in, old.odometer_out), coalesce(new.odometer_in, new.odometer_out));
  return null;
end $$;
comment on function follow_trip_odometer is 'Hands the readings of a trip on to its vehicle. Trigger of transport_trip.';
create trigger transport_trip_odometer_read after update of odometer_out, odometer_in on transport_trip for each row
  execute function follow_trip_odometer();
comment on trigger transport_trip_odometer_read on transport_trip is 'The vehicle knows the last reading of its odometer.';
create or replace function forget_driver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  drivers constant uuid[] := array(select id from transport_driver where area_id = old.area_id and sewadar_id = old.id);
  hashes text[];
begin
  hashes := array(select distinct h from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
    where t.area_id = old.area_id and t.driver_id = any (drivers) and h is not null);
  update transport_trip set driver_id = case when driver_id = any (drivers) then second_driver_id else driver_id end, second_driver_id = null
   where area_id = old.area_id and (driver_id = any (drivers) or second_driver_id = any (drivers));
  delete from transport_driver where area_id = old.area_id and id = any (drivers);
  update change_log set before = null, after = null, title = ''
   where area_id = old.area_id and entity in ('transport_driver', 'expiring_paper', 'attachment') and row_id = any (drivers::text[]);
  insert into file_to_destroy (hash) select h from unnest(hashes) h where h in (select unused_files(hashes)) on conflict do nothing;
  return old;
end $$;
revoke execute on function keep_trip_parts, follow_odometer, follow_trip_odometer from public;
