-- The places that trips go to.
create table transport_site (
  area_id uuid not null references area,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  address text not null default '' check (length(address) <= 500),
  distance int check (distance between 0 and 5000),
  contact_name text not null default '' check (length(contact_name) <= 120),
  contact_phone text not null default '' check (length(contact_phone) <= 24),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_active boolean not null default true,
  notes text not null default '' check (length(notes) <= 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  check ((latitude is null) = (longitude is null))
);
create unique index transport_site_name on transport_site (area_id, lower(name));
comment on table transport_site is 'The places that trips go to, with their distance from the area''s base in kilometres.';
select make_resource_table('transport_site');
