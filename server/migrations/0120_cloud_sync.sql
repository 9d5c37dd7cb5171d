-- Cloud Sync: devices, what changed in synced tables, batches, conflicts. docs/cloud-sync.md describes the protocol,
-- docs/decisions/0070-cloud-sync-protocol.md says why it is so. No table of a module is named here: make_synced() is called
-- by the module's own migration.

create table sync_table (
  entity text primary key,
  place int not null,
  skipped text[] not null,
  is_down_only boolean not null
);
comment on table sync_table is
  'The tables that are synced: in which order rows are written, which columns stay on their side, and whether only the cloud changes them. Filled by make_synced.';

create table sync_generation (
  id uuid primary key default gen_random_uuid(),
  xid xid8 not null default pg_current_xact_id()
);
comment on table sync_generation is
  'One row. Positions in the log are true for one life of the database: a restore gives the row another xid, and every position before it is void.';
insert into sync_generation default values;

-- Devices, in the cloud.

create table sync_device (
  area_id uuid not null references area,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  number int not null check (number between 1 and 2000),
  public_key bytea not null,
  state text not null default 'active' check (state in ('active', 'revoked')),
  enrolled_at timestamptz not null default now(),
  enrolled_by_name text not null default '',
  revoked_at timestamptz,
  revoked_by_name text not null default '',
  revoke_reason text not null default '' check (length(revoke_reason) <= 300),
  staff uuid[] not null default '{}' check (cardinality(staff) <= 100),
  restores int not null default 0,
  program_version text not null default '',
  last_contact_at timestamptz,
  copied_at timestamptz,
  changes int not null default 0,
  head_number int not null default 0,
  head_hash text not null default '',
  last_issued bigint not null default 0,
  last_counter bigint not null default 0,
  primary key (area_id, id),
  constraint sync_device_number unique (area_id, number)
);
create unique index sync_device_id on sync_device (id);
comment on table sync_device is 'Camp laptops that may exchange data with this portal.';
comment on column sync_device.head_number is 'The last batch that was taken, and the hash of the chain up to it.';
comment on column sync_device.last_issued is 'The challenge of the last request, and its place among the requests under it: nothing older is taken.';
select make_resource_table('sync_device', masked => array['public_key'], unlogged => array['last_contact_at', 'copied_at', 'changes', 'head_number',
  'head_hash', 'last_issued', 'last_counter', 'program_version'], acts => 'select, update');

create table sync_number (
  area_id uuid not null references area,
  number int not null check (number between 1 and 2000),
  device_id uuid not null,
  device_name text not null default '',
  primary key (area_id, number),
  foreign key (area_id, device_id) references sync_device (area_id, id) on delete cascade
);
create index sync_number_device on sync_number (area_id, device_id);
comment on table sync_number is 'Every number that a device ever had. A number is never given again.';
select restrict_to_scope('sync_number');
grant select on sync_number to sewa_app;

create table sync_enrolment (
  area_id uuid not null references area,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  code_hash bytea not null,
  staff uuid[] not null default '{}' check (cardinality(staff) <= 100),
  expires_at timestamptz not null,
  made_by_name text not null default '',
  primary key (area_id, id)
);
create unique index sync_enrolment_code on sync_enrolment (code_hash);
comment on table sync_enrolment is 'One-time codes with which a laptop becomes a device; gone once used.';
select make_resource_table('sync_enrolment', masked => array['code_hash'], acts => 'select, insert, delete');

create table sync_incident (
  area_id uuid not null references area,
  id uuid not null,
  kind text not null check (length(kind) between 1 and 30),
  device_id uuid,
  day date not null,
  count int not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  address text not null default '' check (length(address) <= 60),
  primary key (area_id, id),
  constraint sync_incident_day unique nulls not distinct (area_id, kind, device_id, day)
);
comment on table sync_incident is 'Refused requests of devices, counted by day so that a flood is one row.';
select make_resource_table('sync_incident', title => 'kind', acts => 'select');

create table sync_stranger (
  kind text not null,
  day date not null,
  address text not null default '',
  count int not null default 1,
  last_at timestamptz not null default now(),
  primary key (kind, day, address)
);
comment on table sync_stranger is 'Requests of devices that nobody knows, and wrong codes: they belong to no area. Reached through functions only.';

create table sync_received (
  area_id uuid not null references area,
  device_id uuid not null,
  device_number int not null,
  number int not null,
  hash text not null,
  changes int not null,
  at timestamptz not null default now(),
  primary key (area_id, device_id, device_number, number),
  foreign key (area_id, device_id) references sync_device (area_id, id) on delete cascade
);
comment on table sync_received is 'Batches that were taken, so that one that comes again is known.';
select restrict_to_scope('sync_received');
grant select, insert on sync_received to sewa_app;

create table sync_held (
  area_id uuid not null references area,
  device_id uuid not null,
  device_number int not null,
  number int not null,
  hash text not null,
  body bytea not null,
  at timestamptz not null default now(),
  primary key (area_id, device_id, device_number, number),
  foreign key (area_id, device_id) references sync_device (area_id, id) on delete cascade
);
comment on table sync_held is 'Batches that a revoked device handed in: taken over or discarded by an administrator.';
select restrict_to_scope('sync_held');
grant select, insert, delete on sync_held to sewa_app;

-- What changed, on both sides.

create table sync_log (
  area_id uuid not null references area,
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  entity text not null,
  row_id uuid not null,
  kind char not null check (kind in ('I', 'U', 'D')),
  change_id uuid not null,
  origin int not null default 0,
  at_ms bigint not null,
  seen_ms bigint not null default 0,
  before jsonb,
  after jsonb,
  batch int,
  made_by text not null default '',
  primary key (area_id, id)
);
create unique index sync_log_change on sync_log (area_id, change_id);
create index sync_log_xid on sync_log (area_id, xid);
create index sync_log_row on sync_log (area_id, entity, row_id);
create index sync_log_waiting on sync_log (area_id, id) where batch is null and after is not null;
comment on table sync_log is
  'Changes of synced tables, by trigger, in the order in which they depend on each other. In the cloud only which row changed; on a laptop the fields before and after, which are handed in.';
comment on column sync_log.origin is 'The number of the device that made the change; 0: this machine.';
comment on column sync_log.batch is 'The batch that handed it in; null: waits; 0: of a chain before this one.';
comment on column sync_log.seen_ms is 'The latest time of the cloud that the laptop knew when it made the change.';
select restrict_to_scope('sync_log');
grant select, insert, update on sync_log to sewa_app;

create table sync_row (
  area_id uuid not null references area,
  entity text not null,
  row_id uuid not null,
  stamps jsonb not null default '{}',
  is_deleted boolean not null default false,
  primary key (area_id, entity, row_id)
);
comment on table sync_row is 'When each field of a row was last changed, as a hybrid logical clock; what was deleted.';
select restrict_to_scope('sync_row');
grant select, insert, update on sync_row to sewa_app;

create table sync_conflict (
  area_id uuid not null references area,
  id uuid not null,
  at timestamptz not null default now(),
  kind text not null check (length(kind) between 1 and 30),
  finding text not null default '' check (length(finding) <= 40),
  entity text not null,
  row_id uuid not null,
  other_entity text not null default '',
  other_id uuid,
  device_number int not null,
  winner text not null check (winner in ('cloud', 'device', 'none')),
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  settled_at timestamptz,
  settled_by_name text not null default '',
  note text not null default '' check (length(note) <= 500),
  primary key (area_id, id)
);
create index sync_conflict_row on sync_conflict (area_id, entity, row_id);
create index sync_conflict_open on sync_conflict (area_id, at) where settled_at is null;
create unique index sync_conflict_finding on sync_conflict (area_id, finding, entity, row_id, coalesce(other_id, row_id)) where kind = 'finding';
comment on table sync_conflict is 'What lost when two sides changed the same, and what a person should look at after a hand-in.';
select make_resource_table('sync_conflict', title => 'kind', unlogged => array['fields'], acts => 'select, insert, update');

create table sync_comparison (
  area_id uuid not null references area,
  device_number int not null,
  entity text not null,
  row_id uuid not null,
  compared_at timestamptz not null default now(),
  rows int not null,
  digest text not null,
  is_equal boolean not null,
  head_number int not null,
  primary key (area_id, device_number, entity, row_id)
);
comment on table sync_comparison is 'The other side''s sum of a camp, and whether it was the own one; in the cloud for each device, on a laptop one row.';
select restrict_to_scope('sync_comparison');
grant select, insert, update on sync_comparison to sewa_app;

-- On a laptop.

create table sync_self (
  area_id uuid not null references area,
  device_id uuid not null,
  name text not null,
  number int not null check (number between 1 and 2000),
  cloud text not null,
  enrolled_at timestamptz not null default now(),
  state text not null default 'active' check (state in ('active', 'revoked')),
  seen_ms bigint not null default 0,
  skew_ms bigint,
  last_contact_at timestamptz,
  copied_at timestamptz,
  copied_rows int not null default 0,
  handed_in int not null default 0,
  handed_in_at timestamptz,
  cursor jsonb,
  pull jsonb,
  is_whole boolean not null default false,
  run jsonb,
  primary key (area_id)
);
comment on table sync_self is 'This laptop as a device of a cloud: its number there, how far it has copied, and the latest run. Empty in the cloud.';
select restrict_to_scope('sync_self');
grant select, update on sync_self to sewa_app;

create table sync_batch (
  area_id uuid not null references area,
  device_number int not null,
  number int not null,
  prev_hash text not null,
  hash text not null,
  changes int not null,
  body bytea,
  made_at timestamptz not null default now(),
  acked_at timestamptz,
  primary key (area_id, device_number, number)
);
comment on table sync_batch is 'Batches of this laptop: kept as they were made until the cloud has confirmed them.';
select restrict_to_scope('sync_batch');
grant select, insert, update, delete on sync_batch to sewa_app;

create table sync_incoming (
  area_id uuid not null references area,
  entity text not null,
  row_id uuid not null,
  place bigint generated always as identity,
  fields jsonb,
  is_stale boolean not null default false,
  primary key (area_id, entity, row_id)
);
comment on column sync_incoming.is_stale is 'The cloud may know it otherwise by now: it is asked again before the row is written.';
comment on table sync_incoming is 'Rows that came from the cloud and are not written yet; without fields: deleted there.';
select restrict_to_scope('sync_incoming');
grant select, insert, update, delete on sync_incoming to sewa_app;

-- The triggers of synced tables.

create function sync_now_ms() returns bigint language sql volatile set search_path = public, pg_temp
  as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;
comment on function sync_now_ms is 'The time in milliseconds. Called by the functions of Cloud Sync.';

create function sync_stamp_after(p_ms bigint, p_last text) returns text language sql immutable set search_path = public, pg_temp as $$
  select greatest(lpad(to_hex(p_ms << 16), 16, '0') collate "C",
    case when coalesce(p_last, '') = '' then '' else lpad(to_hex(('x' || p_last)::bit(64)::bigint + 1), 16, '0') end collate "C")
$$;
comment on function sync_stamp_after is
  'A hybrid logical clock: the time, or just after the last stamp of the row where the clock is behind. Called by note_sync_change.';

create function note_sync_change() returns trigger language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  skipped constant text[] := string_to_array(tg_argv[0], ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - skipped end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - skipped end;
  one constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  here constant uuid := (one ->> 'area_id')::uuid;
  own sync_self;
  field text;
  known jsonb;
  stamp text;
begin
  select * into own from sync_self where area_id = here;
  -- Nobody follows the log of an area without devices.
  if own.area_id is null and not exists (select from sync_number where area_id = here) then return null; end if;
  if tg_op = 'UPDATE' then
    for field in select key from jsonb_each(old_row) where new_row -> key = value loop
      old_row := old_row - field;
      new_row := new_row - field;
    end loop;
    if new_row = '{}' then return null; end if;
  end if;
  if own.area_id is not null and tg_argv[1] = 'down' then
    raise exception 'changed in the cloud only' using errcode = 'SP002';
  end if;
  if own.area_id is null and tg_op <> 'INSERT' then
    select r.stamps into known from sync_row r where r.area_id = here and r.entity = tg_table_name and r.row_id = (one ->> 'id')::uuid;
    stamp := sync_stamp_after(sync_now_ms(), (select max(value collate "C") from jsonb_each_text(known)));
    insert into sync_row as r (area_id, entity, row_id, stamps, is_deleted)
    values (here, tg_table_name, (one ->> 'id')::uuid,
      (select coalesce(jsonb_object_agg(key, stamp), '{}') from jsonb_object_keys(coalesce(new_row, '{"*": 0}')) key), tg_op = 'DELETE')
    on conflict (area_id, entity, row_id) do update set stamps = r.stamps || excluded.stamps, is_deleted = excluded.is_deleted;
  end if;
  insert into sync_log (area_id, entity, row_id, kind, change_id, at_ms, seen_ms, before, after, made_by)
  values (here, tg_table_name, (one ->> 'id')::uuid, left(tg_op, 1), gen_random_uuid(), sync_now_ms(), coalesce(own.seen_ms, 0),
    case when own.area_id is not null then old_row end, case when own.area_id is not null then coalesce(new_row, '{}') end,
    coalesce(current_setting('app.user_name', true), ''));
  return null;
end $$;
comment on function note_sync_change is
  'Writes what changed in a synced table. In the database, as the change log is, so that no way of writing can forget it. Trigger of synced tables.';

create function make_synced(resource regclass, place int, skipped text[] default '{}', direction text default 'both') returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  left_out constant text[] := array['area_id', 'id', 'version', 'updated_at'] || skipped;
  one text;
begin
  foreach one in array skipped loop
    if not has_column(resource, one) then raise exception '% has no column %', resource, one; end if;
  end loop;
  if not has_column(resource, 'id') then raise exception '% has no id', resource; end if;
  insert into sync_table (entity, place, skipped, is_down_only) values (own_name, place, left_out, direction = 'down')
    on conflict (entity) do update set place = excluded.place, skipped = excluded.skipped, is_down_only = excluded.is_down_only;
  execute format('drop trigger if exists %I on %s', own_name || '_sync', resource);
  execute format('create trigger %I after insert or update or delete on %s for each row
    when (coalesce(current_setting(''app.sync_apply'', true), '''') <> ''on'' or pg_trigger_depth() > 0) execute function note_sync_change(%L, %L)',
    own_name || '_sync', resource, array_to_string(left_out, ','), direction);
  execute format('comment on trigger %I on %s is %L', own_name || '_sync', resource,
    'Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.');
end $$;
comment on function make_synced is
  'Makes a table of an area synced: place in the order of writing, columns that stay on their side, and direction down where only the cloud changes it. Called by migrations.';

-- Reading and writing rows of synced tables, whichever they are. As the owner, because some of them are closed to the
-- application; always within the area of the transaction, and only tables and columns that are synced.

create function sync_read(p_entity text, p_ids uuid[], p_lock boolean) returns table (row_id uuid, fields jsonb)
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare left_out constant text[] := (select skipped from sync_table where entity = p_entity);
begin
  if left_out is null then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  return query execute format('select t.id, to_jsonb(t) - $1 from %I t where t.area_id = context_area() and t.id = any ($2) order by t.id %s',
    p_entity, case when p_lock then 'for update' else '' end) using left_out, p_ids;
end $$;
comment on function sync_read is 'Rows of a synced table of the area of the transaction, locked where asked. Called by the exchange with devices.';

create function sync_read_page(p_entity text, p_after uuid, p_limit int) returns table (row_id uuid, fields jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare left_out constant text[] := (select skipped from sync_table where entity = p_entity);
begin
  if left_out is null then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  return query execute format('select t.id, to_jsonb(t) - $1 from %I t where t.area_id = context_area() and ($2 is null or t.id > $2) order by t.id limit $3', p_entity)
    using left_out, p_after, p_limit;
end $$;
comment on function sync_read_page is 'The next rows of a synced table, for a whole copy. Called by the exchange with devices.';

create function sync_write(p_entity text, p_act text, p_columns text[], p_rows jsonb) returns int
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  left_out constant text[] := (select skipped from sync_table where entity = p_entity);
  names text;
  done int;
begin
  if left_out is null then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  if exists (select from unnest(p_columns) c where c = any (left_out) or not has_column(to_regclass(format('public.%I', p_entity)), c)) then
    raise exception 'no such column' using errcode = 'undefined_column';
  end if;
  perform set_config('app.sync_apply', 'on', true);
  case p_act
    when 'insert' then
      names := (select string_agg(format('%I', c), ', ') from unnest(p_columns) c);
      execute format('insert into %1$I (area_id, id, %2$s) select context_area(), r.id, %3$s from jsonb_populate_recordset(null::%1$I, $1) r',
        p_entity, names, (select string_agg(format('r.%I', c), ', ') from unnest(p_columns) c)) using p_rows;
    when 'update' then
      execute format('update %1$I t set %2$s from jsonb_populate_recordset(null::%1$I, $1) r where t.area_id = context_area() and t.id = r.id',
        p_entity, (select string_agg(format('%I = r.%I', c, c), ', ') from unnest(p_columns) c)) using p_rows;
    when 'delete' then
      execute format('delete from %I t using jsonb_to_recordset($1) as r (id uuid) where t.area_id = context_area() and t.id = r.id', p_entity) using p_rows;
  end case;
  get diagnostics done = row_count;
  perform set_config('app.sync_apply', '', true);
  return done;
end $$;
comment on function sync_write is
  'Writes rows that came from the other side, without noting them as changes of this one. Called by the exchange with devices, which notes them by itself.';

create function sync_columns() returns table (entity text, place int, is_down_only boolean, columns text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.entity, s.place, s.is_down_only, array(select a.attname::text from pg_attribute a
      where a.attrelid = to_regclass(format('public.%I', s.entity)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attidentity = '' and a.attname <> all (s.skipped) order by 1)
  from sync_table s order by s.place
$$;
comment on function sync_columns is 'The synced tables and their columns, which both sides compare. Called when an exchange begins.';

create function sync_count(p_entity text) returns int language plpgsql stable security definer set search_path = public, pg_temp as $$
declare found int;
begin
  if not exists (select from sync_table where entity = p_entity) then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  execute format('select count(*)::int from %I where area_id = context_area()', p_entity) into found;
  return found;
end $$;
comment on function sync_count is 'How many rows a whole copy has. Called by the exchange with devices.';

create function sync_missing(p_entity text, p_ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from sync_table where entity = p_entity) then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  return query execute format('select t.id from %I t where t.area_id = context_area() and not t.id = any ($1)', p_entity) using p_ids;
end $$;
comment on function sync_missing is 'Rows of a laptop that a whole copy of the cloud does not have. Called at the end of a whole copy.';

create function sync_references(p_entity text) returns table (column_name text, parent text, is_nullable boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.attname::text, c.relname::text, not a.attnotnull
    from pg_constraint k join pg_class c on c.oid = k.confrelid join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
   where k.contype = 'f' and k.conrelid = to_regclass(format('public.%I', p_entity)) and c.relname <> 'area'
$$;
comment on function sync_references is 'What a synced table refers to. Called where a change of a laptop names a row that is gone.';

create function sync_digest(p_entity text, p_column text, p_value uuid, p_through text, p_ignored text[]) returns table (rows int, digest text)
  language plpgsql stable security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare left_out constant text[] := (select skipped from sync_table where entity = p_entity);
begin
  if left_out is null or (p_through is not null and not exists (select from sync_table where entity = split_part(p_through, '.', 1))) then
    raise exception 'not synced' using errcode = 'no_data_found';
  end if;
  return query execute format(
    'select count(*)::int, encode(sha256(convert_to(coalesce(string_agg(t.id::text || (to_jsonb(t) - $1 - $2)::text, '','' order by t.id), ''''), ''UTF8'')), ''hex'')
     from %I t where t.area_id = context_area() and %s',
    p_entity,
    case when p_through is null then format('t.%I = $3', p_column)
      else format('t.id in (select v.%I from %I v where v.area_id = context_area() and v.%I = $3)', split_part(p_through, '.', 2), split_part(p_through, '.', 1), p_column) end)
    using left_out, p_ignored, p_value;
end $$;
comment on function sync_digest is
  'How many rows of a table belong to something, and the hash of all of them: equal on both sides exactly when the rows are. Called where a camp is compared.';

-- Devices come without a session: these functions say who they are, and where their transaction is.

create function find_sync_device(p_device uuid)
  returns table (area_id uuid, name text, number int, public_key bytea, state text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.area_id, d.name, d.number, d.public_key, d.state from sync_device d where d.id = p_device
$$;
comment on function find_sync_device is 'The key of a device, to check a signature with. Called before anything else of its request is believed.';

create function enter_sync_device(p_device uuid, p_issued bigint, p_counter bigint, p_request text)
  returns table (area_id uuid, name text, number int, state text, head_number int, head_hash text, staff uuid[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d sync_device;
begin
  select * into d from sync_device one where one.id = p_device for update;
  if d.id is null then return; end if;
  if p_issued < d.last_issued or (p_issued = d.last_issued and p_counter <= d.last_counter) then return; end if;
  update sync_device one set last_issued = p_issued, last_counter = p_counter, last_contact_at = now() where one.area_id = d.area_id and one.id = d.id;
  perform set_config('app.user', '', true), set_config('app.area', d.area_id::text, true), set_config('app.level', '0', true),
    set_config('app.centres', '*', true), set_config('app.stamp', '', true), set_config('app.user_name', d.name, true),
    set_config('app.request', p_request, true), set_config('app.origin', 'device ' || d.number, true);
  return query select d.area_id, d.name, d.number, d.state, d.head_number, d.head_hash, d.staff;
end $$;
comment on function enter_sync_device is
  'States that the transaction is a device of its area; no row when the request is not newer than the last one. Called after the signature was checked.';

create function enter_sync_laptop(p_area uuid) returns setof sync_self language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from sync_self where area_id = p_area) then return; end if;
  perform set_config('app.area', p_area::text, true), set_config('app.centres', '*', true), set_config('app.origin', 'cloud', true),
    set_config('app.stamp', '', true);
  return query select * from sync_self where area_id = p_area;
end $$;
comment on function enter_sync_laptop is 'States that the transaction is the exchange of this laptop with its cloud. Called by the job that does it.';

create function sync_own_area() returns uuid language sql stable security definer set search_path = public, pg_temp
  as $$ select area_id from sync_self limit 1 $$;
comment on function sync_own_area is 'The area that this laptop is a device of; none in the cloud. Called where an exchange begins.';

create function sync_device_number() returns int language sql stable security definer set search_path = public, pg_temp
  as $$ select number from sync_self where area_id = context_area() $$;
comment on function sync_device_number is 'The number of this laptop in the area of the transaction; none in the cloud. Called where numbers are given.';

create function use_sync_enrolment(p_code bytea, p_device uuid, p_key bytea, p_version text)
  returns table (area_id uuid, area_name text, area_code text, number int, name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare e sync_enrolment; next_number int;
begin
  delete from sync_enrolment one where one.code_hash = p_code returning * into e;
  if e.id is null or e.expires_at < now() then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('sync device ' || e.area_id, 0));
  next_number := (select coalesce(max(n.number), 0) + 1 from sync_number n where n.area_id = e.area_id);
  if next_number > 2000 then raise exception 'no device number is left' using errcode = 'SP003'; end if;
  perform set_config('app.user_name', e.made_by_name, true);
  insert into sync_device (area_id, id, name, number, public_key, enrolled_by_name, staff, program_version)
    values (e.area_id, p_device, e.name, next_number, p_key, e.made_by_name, e.staff, p_version);
  insert into sync_number (area_id, number, device_id, device_name) values (e.area_id, next_number, p_device, e.name);
  return query select a.id, a.name, a.code, next_number, e.name from area a where a.id = e.area_id;
end $$;
comment on function use_sync_enrolment is 'Exchanges a one-time code for a device, once. Called without a session; the code is the key.';

create function renumber_sync_device(p_device uuid) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare next_number int;
begin
  perform pg_advisory_xact_lock(hashtextextended('sync device ' || context_area(), 0));
  next_number := (select coalesce(max(n.number), 0) + 1 from sync_number n where n.area_id = context_area());
  if next_number > 2000 then raise exception 'no device number is left' using errcode = 'SP003'; end if;
  insert into sync_number (area_id, number, device_id, device_name)
    select d.area_id, next_number, d.id, d.name from sync_device d where d.area_id = context_area() and d.id = p_device;
  update sync_device set number = next_number, head_number = 0, head_hash = '', restores = restores + 1 where area_id = context_area() and id = p_device;
  return next_number;
end $$;
comment on function renumber_sync_device is
  'A laptop that was restored from an older backup gives numbers that it gave before: from now on it has another one. Called by its own request.';

create function note_sync_incident(p_kind text, p_device uuid, p_address text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare here constant uuid := (select d.area_id from sync_device d where d.id = p_device);
begin
  if here is null then
    insert into sync_stranger as s (kind, day, address) values (p_kind, current_date, left(p_address, 60))
      on conflict (kind, day, address) do update set count = s.count + 1, last_at = now();
    return;
  end if;
  insert into sync_incident as i (area_id, id, kind, device_id, day, address) values (here, gen_random_uuid(), p_kind, p_device, current_date, left(p_address, 60))
    on conflict (area_id, kind, device_id, day) do update set count = i.count + 1, last_at = now(), address = excluded.address;
end $$;
comment on function note_sync_incident is 'A request of a device was refused. Called in a transaction of its own, because that of the request is undone.';

create function sync_strangers() returns table (kind text, day date, address text, count int, last_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.kind, s.day, s.address, s.count, s.last_at from sync_stranger s where context_area() is not null and s.day > current_date - 90
   order by s.last_at desc limit 200
$$;
comment on function sync_strangers is 'Requests of devices that nobody knows. Called by the list of refused requests; they belong to no area, so every administrator of devices sees them.';

create function sync_code_tries(p_address text) returns int language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(count), 0)::int from sync_stranger where kind = 'wrongCode' and day = current_date and address = left(p_address, 60)
$$;
comment on function sync_code_tries is 'How many wrong codes came from an address today. Called before a code is looked at.';

create function become_sync_device(p_area uuid, p_area_name text, p_area_code text, p_device uuid, p_name text, p_number int, p_cloud text)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare waiting int;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  select count(*) into waiting from sync_log l join sync_self s on s.area_id = l.area_id where l.after is not null
    and (l.batch is null or exists (select from sync_batch b where b.area_id = l.area_id and b.number = l.batch and b.acked_at is null));
  if waiting > 0 and not exists (select from sync_self where area_id = p_area) then return 'SYNC_ENROLLED'; end if;
  if exists (select from area where id <> p_area and (lower(name) = lower(p_area_name) or code = p_area_code)) then return 'SYNC_AREA_TAKEN'; end if;
  insert into area (id, name, code) values (p_area, p_area_name, p_area_code) on conflict (id) do nothing;
  delete from sync_self where area_id <> p_area;
  -- Batches that were not confirmed go up again under the new identity; what was taken already is known by its changes.
  update sync_log l set batch = case when exists (select from sync_batch b where b.area_id = p_area and b.number = l.batch and b.acked_at is null) then null else 0 end
   where l.area_id = p_area and l.batch is not null;
  delete from sync_batch where area_id = p_area;
  delete from sync_incoming where area_id = p_area;
  insert into sync_self as s (area_id, device_id, name, number, cloud) values (p_area, p_device, p_name, p_number, p_cloud)
    on conflict (area_id) do update set device_id = excluded.device_id, name = excluded.name, number = excluded.number, cloud = excluded.cloud,
      state = 'active', enrolled_at = now(), cursor = null, pull = null, is_whole = true;
  return '';
end $$;
comment on function become_sync_device is 'This laptop becomes a device of an area of its cloud, which may be new here. Called by the enrolment, on the laptop.';

create function sync_staff_of(p_users uuid[]) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'orgs', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'centre_id', o.centre_id, 'name', o.name, 'level', o.level, 'acl', o.acl)), '[]')
      from org o where o.area_id = context_area() and o.id in (select u.org_id from app_user u where u.id = any (p_users) and u.area_id = context_area())),
    'users', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'org_id', u.org_id, 'username', u.username, 'name', u.name, 'name_latin', u.name_latin,
        'phone', u.phone, 'acl', u.acl, 'temporary_acl', u.temporary_acl, 'preferences', u.preferences, 'password_hash', c.password_hash,
        'must_change', c.must_change, 'centres', array(select x.centre_id from user_centre x where x.user_id = u.id))), '[]')
      from app_user u join credential c on c.user_id = u.id
      where u.id = any (p_users) and u.area_id = context_area() and u.is_active))
$$;
comment on function sync_staff_of is 'The sign-ins that an administrator chose for a device: only active users of its own area. Called by the preparation of a laptop.';

create function sync_put_staff(p_staff jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare here constant uuid := context_area(); own uuid[];
begin
  if not exists (select from sync_self where area_id = here) then raise exception 'not a laptop'; end if;
  insert into org as o (id, area_id, centre_id, name, level, acl)
    select r.id, here, r.centre_id, r.name, r.level, r.acl from jsonb_to_recordset(p_staff -> 'orgs') as r (id uuid, centre_id uuid, name text, level int, acl jsonb)
    where r.level in (10, 50)
    on conflict (id) do update set name = excluded.name, acl = excluded.acl, centre_id = excluded.centre_id where o.area_id = here;
  insert into app_user as u (id, org_id, username, name, name_latin, phone, acl, temporary_acl, preferences)
    select r.id, r.org_id, r.username, r.name, r.name_latin, r.phone, r.acl, r.temporary_acl, r.preferences
      from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, org_id uuid, username text, name text, name_latin text, phone text, acl jsonb, temporary_acl jsonb, preferences jsonb)
      where not exists (select from app_user x where x.username = r.username and x.id <> r.id)
    on conflict (id) do update set org_id = excluded.org_id, name = excluded.name, name_latin = excluded.name_latin, phone = excluded.phone,
      acl = excluded.acl, temporary_acl = excluded.temporary_acl, is_active = true where u.area_id = here;
  own := array(select u.id from app_user u join jsonb_to_recordset(p_staff -> 'users') as r (id uuid) on r.id = u.id where u.area_id = here);
  insert into credential as c (user_id, password_hash, must_change)
    select r.id, r.password_hash, r.must_change from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, password_hash text, must_change boolean) where r.id = any (own)
    on conflict (user_id) do update set password_hash = excluded.password_hash, must_change = excluded.must_change
      where c.password_hash <> excluded.password_hash;
  insert into user_centre (area_id, user_id, centre_id)
    select here, r.id, c.id from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, centres uuid[]) join centre c on c.area_id = here and c.id = any (r.centres)
     where r.id = any (own) on conflict do nothing;
  -- Who is no longer chosen, or no longer active in the cloud, does not sign in here either.
  update app_user u set is_active = false where u.area_id = here and u.is_active and u.id <> all (own) and u.org_id in (select o.id from org o where o.area_id = here)
    and exists (select from sync_self where area_id = here and copied_at is not null) and not exists (select from session s where s.user_id = u.id);
end $$;
comment on function sync_put_staff is 'Writes the sign-ins that came with a preparation; users of this laptop''s own organisation stay. Called by the preparation, on a laptop.';

create function sync_candidates() returns table (id uuid, name text, username text, org_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.username, o.name from app_user u join org o on o.id = u.org_id
   where u.area_id = context_area() and u.is_active and context_is_whole_area() order by lower(u.name), u.id
$$;
comment on function sync_candidates is 'Users whose sign-ins can go to a laptop. Called where a device is set up; the caller must stand for the whole area.';

create function forget_old_sync() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sync_enrolment where expires_at < now() - interval '1 day';
  delete from sync_stranger where day < current_date - 90;
  delete from sync_log l where l.at_ms < sync_now_ms() - 180 * 86400000::bigint and not exists (select from sync_self s where s.area_id = l.area_id);
  -- What a laptop handed in is in the cloud; the log of it is no archive.
  update sync_log l set before = null, after = null from sync_batch b
   where b.area_id = l.area_id and b.number = l.batch and b.acked_at < now() - interval '30 days' and l.after is not null;
end $$;
comment on function forget_old_sync is 'Deletes used up codes and old entries. Called by the hourly work.';

revoke execute on function sync_now_ms, sync_stamp_after, note_sync_change, make_synced, sync_read, sync_read_page, sync_write, sync_columns, sync_count,
  sync_missing, sync_references, sync_digest, find_sync_device, enter_sync_device, enter_sync_laptop, sync_own_area, sync_device_number, use_sync_enrolment,
  renumber_sync_device, note_sync_incident, sync_strangers, sync_code_tries, become_sync_device, sync_staff_of, sync_put_staff, sync_candidates, forget_old_sync from public;
grant execute on function sync_now_ms, sync_stamp_after, note_sync_change, sync_read, sync_read_page, sync_write, sync_columns, sync_count, sync_missing,
  sync_references, sync_digest, find_sync_device, enter_sync_device, enter_sync_laptop, sync_own_area, sync_device_number, use_sync_enrolment,
  renumber_sync_device, note_sync_incident, sync_strangers, sync_code_tries, become_sync_device, sync_staff_of, sync_put_staff, sync_candidates, forget_old_sync to sewa_app;
grant select on sync_generation to sewa_app;

-- What every laptop needs of the organisation.
select make_synced('centre', 10, direction => 'down');
