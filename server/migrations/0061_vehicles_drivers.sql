-- Vehicles and drivers. Both are seen in the whole area, because trips are planned across centres, and changed by their centre.

create table transport_vehicle (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number text not null check (length(number) between 1 and 20),
  type smallint not null check (type in (5, 10, 15, 20, 25, 30, 35, 40, 45)),
  make text not null default '' check (length(make) <= 80),
  seats int not null check (seats > 0),
  fuel text not null check (fuel in ('petrol', 'diesel', 'cng', 'lpg', 'electric', 'hybrid')),
  ownership text not null check (ownership in ('organisation', 'sewadar', 'hired')),
  owner_name text not null default '' check (length(owner_name) <= 120),
  odometer int check (odometer >= 0),
  status text not null default 'inUse' check (status in ('inUse', 'inRepair', 'withdrawn')),
  notes text not null default '' check (length(notes) <= 2000),
  photo_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint transport_vehicle_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index transport_vehicle_centre on transport_vehicle (area_id, centre_id);
comment on table transport_vehicle is 'Vehicles of the organisation, of sewadars and hired ones; the centre is where a vehicle stands.';
comment on column transport_vehicle.number is 'The registration number as the portal writes it: PB 02 AB 1234.';
comment on column transport_vehicle.seats is 'With the seat of the driver.';
comment on column transport_vehicle.odometer is 'The last known reading, in kilometres.';
select make_resource_table('transport_vehicle', title => 'number', seen_by => 'area');
select make_attachment_owner('transport_vehicle', 'vehicle_id');
select make_paper_owner('transport_vehicle', 'vehicle_id');

create table transport_driver (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  sewadar_id uuid,
  name text not null check (length(name) between 1 and 120),
  phone text not null default '' check (length(phone) <= 24),
  licence_number text not null check (length(licence_number) between 1 and 20),
  classes text[] not null default '{}' check (cardinality(classes) <= 20),
  status text not null default 'active' check (status in ('active', 'onLeave', 'inactive')),
  notes text not null default '' check (length(notes) <= 2000),
  photo_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint transport_driver_sewadar unique (area_id, sewadar_id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id)
);
create unique index transport_driver_licence_number on transport_driver (area_id, licence_number);
create index transport_driver_centre on transport_driver (area_id, centre_id);
comment on table transport_driver is 'Those who drive: sewadars, once each, and outside persons.';
comment on column transport_driver.name is 'Of a sewadar a copy, for those who see the driver and not the sewadar.';
comment on column transport_driver.classes is 'Classes of the licence, as they are printed on it.';
select make_resource_table('transport_driver', masked => array['licence_number'], seen_by => 'area');
select make_attachment_owner('transport_driver', 'driver_id');
select make_paper_owner('transport_driver', 'driver_id');

create function keep_one_driver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from transport_driver d where d.area_id = new.area_id and d.sewadar_id = new.sewadar_id and d.id <> new.id) then
    return null;
  end if;
  return new;
end $$;
comment on function keep_one_driver is
  'Two records of one person that were both drivers: the driver of the merged record stays with it. In the database, because a merge moves every reference by the catalogue; as the owner, because the other driver may be of another centre. Trigger of transport_driver.';
create trigger transport_driver_merged before update of sewadar_id on transport_driver for each row
  when (old.sewadar_id is distinct from new.sewadar_id and new.sewadar_id is not null
    and current_user <> 'sewa_app')
  execute function keep_one_driver();
comment on trigger transport_driver_merged on transport_driver is 'A merge never makes two drivers of one sewadar. The application''s own changes are refused by the constraint instead.';

create function forget_driver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  drivers constant uuid[] := array(select id from transport_driver where area_id = old.area_id and sewadar_id = old.id);
  hashes text[];
begin
  hashes := array(select distinct h from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
    where t.area_id = old.area_id and t.driver_id = any (drivers) and h is not null);
  delete from transport_driver where area_id = old.area_id and id = any (drivers);
  update change_log set before = null, after = null, title = ''
   where area_id = old.area_id and entity in ('transport_driver', 'expiring_paper', 'attachment') and row_id = any (drivers::text[]);
  insert into file_to_destroy (hash) select h from unnest(hashes) h where h in (select unused_files(hashes)) on conflict do nothing;
  return old;
end $$;
comment on function forget_driver is
  'With an erased sewadar the driver goes too: record, papers, files and what the log says. Trigger of sewadar, for erase_person: as the owner, because the driver may be of another centre.';
-- The application's own deletions are refused by the foreign key instead, as those of everything else in use.
create trigger sewadar_driver_forgotten before delete on sewadar for each row
  when (current_user <> 'sewa_app') execute function forget_driver();
comment on trigger sewadar_driver_forgotten on sewadar is 'Erases the driver before an erasure deletes the sewadar.';
revoke execute on function keep_one_driver, forget_driver from public;
