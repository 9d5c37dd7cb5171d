-- Quick badges: numbered tokens of an event, without a person. Vehicle passes can be revoked.

create table quick_event (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  title text not null check (length(title) between 1 and 120),
  from_day date not null,
  to_day date not null,
  is_closed boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint quick_event_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint quick_event_days check (to_day >= from_day)
);
create index quick_event_day on quick_event (area_id, from_day desc, id);
create index quick_event_centre on quick_event (area_id, centre_id);
comment on table quick_event is 'A day or some days for which numbered tokens are printed.';
comment on column quick_event.number is 'Counts up by area and stands in the codes of the tokens.';
comment on column quick_event.is_closed is 'Nothing is handed out any more; what is out can still come back.';
select make_resource_table('quick_event');

create table quick_token (
  area_id uuid not null references area,
  event_id uuid not null,
  kind smallint not null check (kind in (1, 2, 3, 4)),
  number int not null check (number between 1 and 999999),
  centre_id uuid not null,
  state text not null default 'printed' check (state in ('printed', 'out', 'returned')),
  state_at timestamptz not null default now(),
  state_by text not null default '',
  before jsonb,
  print_count int not null default 1 check (print_count > 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, event_id, kind, number),
  foreign key (area_id, event_id) references quick_event (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index quick_token_centre on quick_token (area_id, centre_id);
comment on table quick_token is 'A printed token. The key keeps a number of one event and kind from being printed for two tokens.';
comment on column quick_token.state is 'A deposit is handed out and comes back; the other kinds stay as they were printed.';
comment on column quick_token.before is 'State, time and person before the last change, so that it can be undone within a minute.';
select make_resource_table('quick_token', record => 'event_id', unlogged => array['before', 'state_by'],
  acts => 'select, insert, update');

create function scanned_token(p_event int, p_kind smallint, p_number int)
  returns table (title text, centre_name text, from_day date, to_day date, state text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.title, c.name, e.from_day, e.to_day, t.state
  from quick_event e
  join centre c on c.area_id = e.area_id and c.id = e.centre_id
  join quick_token t on t.area_id = e.area_id and t.event_id = e.id and t.kind = p_kind and t.number = p_number
  where e.area_id = context_area() and e.number = p_event
$$;
comment on function scanned_token is
  'What a gate shows of a token of the area. As the owner, because tokens of every centre come to a gate. Called when a token with a verified signature is scanned.';

alter table vehicle_pass
  add column revoked_at timestamptz,
  add column revoke_reason text not null default '' check (length(revoke_reason) <= 500),
  add column print_count int not null default 0 check (print_count >= 0);
comment on column vehicle_pass.revoked_at is 'Since when it is refused at every gate.';

create function scanned_vehicle_pass(p_number int)
  returns table (name text, vehicle_number text, vehicle_type smallint, centre_name text, valid_from date, valid_to date, is_revoked boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.name, p.vehicle_number, p.vehicle_type, c.name, p.valid_from, p.valid_to, p.revoked_at is not null
  from vehicle_pass p join centre c on c.area_id = p.area_id and c.id = p.centre_id
  where p.area_id = context_area() and p.number = p_number
$$;
comment on function scanned_vehicle_pass is
  'What a gate shows of a vehicle pass of the area. As the owner, because vehicles of every centre come to a gate. Called when a pass with a verified signature is scanned.';

create function revoked_passes(p_today date) returns int[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(p.number order by p.number), '{}') from (
    select number from vehicle_pass
    where area_id = context_area() and revoked_at is not null and (valid_to is null or valid_to >= p_today)
    order by revoked_at desc limit 5000) p
$$;
comment on function revoked_passes is
  'The numbers of vehicle passes of the whole area that are refused although their last day has not come. As the owner, because vehicles of every centre come to a gate. Called by the verify page.';

revoke execute on function scanned_token, scanned_vehicle_pass, revoked_passes from public;
grant execute on function scanned_token, scanned_vehicle_pass, revoked_passes to sewa_app;
