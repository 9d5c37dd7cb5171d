-- compatible: the new table has the name and the columns of the old one, in one transaction
alter table change_log rename to change_log_until;
-- compatible: no server names an index
alter index change_log_at rename to change_log_until_at;
-- compatible: as above
alter index change_log_gate rename to change_log_until_gate;
-- compatible: as above
alter index change_log_id rename to change_log_until_id;
-- compatible: as above
alter index change_log_record rename to change_log_until_record;
-- compatible: as above
alter index change_log_user rename to change_log_until_user;
-- compatible: as above
alter index change_log_xid rename to change_log_until_xid;
alter table change_log_until drop constraint change_log_pkey;
alter table change_log_until add constraint change_log_until_pkey primary key using index change_log_key;
-- compatible: the table that takes its name has the same policy.
drop policy change_log_read on change_log_until;
revoke all on change_log_until from sewa_app;

create table change_log (
  area_id uuid not null,
  id bigint not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  centre_id uuid,
  entity text not null,
  row_id text,
  title text not null default '',
  kind smallint not null,
  user_id uuid,
  user_name text not null default '',
  origin text not null default 'portal',
  request_id text,
  before jsonb,
  after jsonb,
  primary key (area_id, id, at),
  constraint change_log_kind_check check (kind in (1, 2, 3, 4, 5, 6))
) partition by range (at);
comment on table change_log is 'Every change of a business row, every sign-in and every recorded read, append-only. The single source of audit, history and realtime. Written by the triggers *_log and by append_change only; the application may read it within its scope. Kinds: 1 sign-in, 2 sign-out, 3 update, 4 create, 5 delete, 6 read. Rows that belong to no area carry the nil area. Its partitions are in change_part.';
comment on column change_log.xid is 'The writing transaction: readers follow by it, so that a row whose transaction commits late is not missed.';
comment on column change_log.before is 'The columns that changed, as they were; the whole row where it was deleted.';
comment on column change_log.after is 'The columns that changed, as they are now; the whole row where it was created.';
-- compatible: the table is new and empty
create index change_log_at on change_log (area_id, at, id);
-- compatible: as above
create index change_log_gate on change_log (area_id, user_id, (after ->> 'ref_id')) where kind = 6 and entity = 'oae_member';
-- compatible: as above
create index change_log_id on change_log (id);
-- compatible: as above
create index change_log_record on change_log (area_id, entity, row_id, id);
-- compatible: as above
create index change_log_user on change_log (area_id, user_id, id);
-- compatible: as above
create index change_log_xid on change_log (xid);
alter table change_log enable row level security;
create policy change_log_read on change_log for select to sewa_app using (
  (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  or (area_id = '00000000-0000-0000-0000-000000000000' and (select context_level()) >= 90)
  or user_id = (select context_user())
);
grant select on change_log to sewa_app;

-- A wrong clock must not keep anybody from working: what fits no month goes here, until its month is made.
create table change_log_other partition of change_log default;
alter table change_log_other enable row level security;

do $$
declare next_id constant bigint := (select case when is_called then last_value + 1 else last_value end from change_log_id_seq);
begin
  alter table change_log_until alter column id drop identity;
  execute format('alter table change_log alter column id add generated always as identity (start with %s)', next_id);
  if exists (select from change_log_until) then
    execute format('alter table change_log attach partition change_log_until for values from (minvalue) to (%L)',
      (select ends from change_part where name = 'change_log_until'));
    -- The bounds of the partition say it.
    alter table change_log_until drop constraint change_log_until_ends;
    comment on table change_log_until is 'The part of change_log from before it was cut into months.';
  else
    drop table change_log_until;
    delete from change_part where name = 'change_log_until';
  end if;
end $$;

create function note_late_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare part constant timestamptz := tg_argv[0];
begin
  -- Looked first: a row that is there already must not be locked.
  if new.row_id is not null and not exists (select from change_part_record r
      where r.area_id = new.area_id and r.entity = new.entity and r.row_id = new.row_id and r.parts @> array[part]) then
    insert into change_part_record as r (area_id, entity, row_id, parts) values (new.area_id, new.entity, new.row_id, array[part])
    on conflict (area_id, entity, row_id) do update set parts = array_append(r.parts, part) where not r.parts @> array[part];
  end if;
  return null;
end $$;
comment on function note_late_change() is 'Notes a record in change_part_record whose entry came into a part that is closed or has not begun, or into none, as when a clock is wrong. Trigger "late" of these partitions of change_log; its argument is the beginning of the part, infinity for none.';
revoke execute on function note_late_change() from public;

create function watch_change_part(p_part text, p_starts timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from pg_trigger t where t.tgrelid = p_part::regclass and t.tgname = 'late') then return; end if;
  execute format('create trigger late after insert on %I for each row execute function note_late_change(%L)', p_part, p_starts);
  execute format('comment on trigger late on %I is %L', p_part, 'Notes the records of what comes out of its time.');
end $$;
comment on function watch_change_part(text, timestamptz) is 'From here on whatever comes into a partition of change_log is noted; what is under way is waited for.';
revoke execute on function watch_change_part(text, timestamptz) from public;
select watch_change_part('change_log_other', 'infinity');
insert into change_log (area_id, id, xid, at, centre_id, entity, row_id, title, kind, user_id, user_name, origin, request_id, before, after)
overriding system value
select area_id, id, xid, at, centre_id, entity, row_id, title, kind, user_id, user_name, origin, request_id, before, after from change_log_ahead;
-- compatible: made by 0132
drop table change_log_ahead;

create function make_change_part(p_month timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part constant text := 'change_log_' || to_char(p_month at time zone 'UTC', 'YYYY_MM');
  ends constant timestamptz := (p_month at time zone 'UTC' + interval '1 month') at time zone 'UTC';
begin
  lock table change_log_other in access exclusive mode;
  execute format('create table %I (like change_log including defaults including constraints including storage)', part);
  execute format('alter table %I enable row level security', part);
  execute format('with moved as (delete from change_log_other where at >= %L and at < %L returning *) insert into %I select * from moved',
    p_month, ends, part);
  execute format($q$
    update change_part_record r set parts = array_remove(r.parts, 'infinity') from (select distinct area_id, entity, row_id from %I) m
    where r.area_id = m.area_id and r.entity = m.entity and r.row_id = m.row_id
      and not exists (select from change_log_other o where o.area_id = m.area_id and o.entity = m.entity and o.row_id = m.row_id) $q$, part);
  execute format('alter table change_log attach partition %I for values from (%L) to (%L)', part, p_month, ends);
  insert into change_part (name, starts, ends) values (part, p_month, ends);
end $$;
comment on function make_change_part(timestamptz) is 'Makes the partition of change_log for the month that begins then, and moves what already waits for it there. Called by keep_change_parts, and before a restore.';
revoke execute on function make_change_part(timestamptz) from public;

create function keep_change_parts() returns int
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  this_month constant timestamp := date_trunc('month', now() at time zone 'UTC');
  missing timestamptz;
  part change_part;
  last change_part_record;
  made int := 0;
begin
  perform pg_advisory_xact_lock(7240134);
  -- First: readers lock the month of now before the default partition, too.
  for part in select p.* from change_part p where p.starts <= now() and now() < p.ends and p.is_closed loop
    update change_part set is_closed = false, last_xid = null where name = part.name;
    execute format('drop trigger if exists late on %I', part.name);
  end loop;
  for missing in
    select m.starts from (
      select this_month at time zone 'UTC' union select (this_month + interval '1 month') at time zone 'UTC'
      union select date_trunc('month', o.at at time zone 'UTC') at time zone 'UTC' from change_log_other o
    ) m (starts)
    where not exists (select from change_part p where p.starts <= m.starts and m.starts < p.ends) order by 1
  loop
    perform make_change_part(missing);
    made := made + 1;
  end loop;
  -- A month that has not begun is closed, as one that is over, so that it is not read for nothing.
  for part in select p.* from change_part p where p.starts > now() and not p.is_closed loop
    perform watch_change_part(part.name, part.starts);
    last := null;
    loop
      last := note_change_part(part, last.area_id, last.entity, last.row_id);
      exit when last.area_id is null;
    end loop;
    execute format('update change_part set is_closed = true, last_xid = (select max(xid) from %I) where name = $1', part.name) using part.name;
  end loop;
  return made;
end $$;
comment on function keep_change_parts() is 'Makes the partitions of change_log for this month and the next, and for what fitted none; opens the one of now. Says how many it made. As the owner, because the application may not make tables. Called by the housekeeping and after a restore.';
revoke execute on function keep_change_parts() from public;
grant execute on function keep_change_parts() to sewa_app;

create function note_change_part(p_part change_part, p_area uuid, p_entity text, p_row text) returns change_part_record
language plpgsql security definer set search_path = public, pg_temp as $$
declare last change_part_record;
begin
  execute format($q$
    with found as (
      select distinct area_id, entity, row_id from %I
      where row_id is not null and ($1 is null or (area_id, entity, row_id) > ($1, $2, $3)) order by 1, 2, 3 limit 5000
    ), noted as (
      insert into change_part_record as r (area_id, entity, row_id, parts) select area_id, entity, row_id, array[$4] from found
      on conflict (area_id, entity, row_id) do update set parts = array_append(r.parts, $4) where not r.parts @> array[$4]
    )
    select area_id, entity, row_id, array[$4] from found order by 1 desc, 2 desc, 3 desc limit 1 $q$, p_part.name)
  into last using p_area, p_entity, p_row, p_part.starts;
  return last;
end $$;
comment on function note_change_part(change_part, uuid, text, text) is 'Notes the next 5,000 records that have entries in a part of change_log, after the one that is given, and returns the last of them. Called by close_change_part and keep_change_parts.';
revoke execute on function note_change_part(change_part, uuid, text, text) from public;

create function close_change_part(p_part text, inout p_area uuid, inout p_entity text, inout p_row text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  part constant change_part := (select p from change_part p where p.name = p_part and not p.is_closed and p.ends < now());
  last change_part_record;
begin
  if part.name is not null then
    perform watch_change_part(part.name, part.starts);
    last := note_change_part(part, p_area, p_entity, p_row);
  end if;
  p_area := last.area_id;
  p_entity := last.entity;
  p_row := last.row_id;
  if p_area is null and part.name is not null then
    execute format('update change_part set is_closed = true, last_xid = (select max(xid) from %I) where name = $1', part.name) using part.name;
  end if;
end $$;
comment on function close_change_part(text, uuid, text, text) is 'Notes the next records that have entries in a past part of change_log, after the one that is given, and says where it stopped; null when the part is closed. Called by the housekeeping until then.';
revoke execute on function close_change_part(text, uuid, text, text) from public;
grant execute on function close_change_part(text, uuid, text, text) to sewa_app;

-- As the owner, on each partition by its name: to plan the whole log with its policy for each history would cost more than to
-- read it. So the policy change_log_read is said again here; a test compares the two.
create function record_changes(p_entities text[], p_row text, p_most int) returns setof change_log
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  here constant uuid := context_area();
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  me constant uuid := context_user();
  is_whole constant boolean := context_is_whole_area();
  centres constant uuid[] := context_centres();
  is_high constant boolean := context_level() >= 90;
  part record;
  reached timestamptz;
  total int := 0;
  found_rows int;
begin
  for part in
    with noted as (
      select r.area_id, n.starts from change_part_record r, unnest(r.parts) n (starts)
      where r.area_id in (here, nobody) and r.entity = any (p_entities) and r.row_id = p_row
    )
    select 'change_log_other' as name, n.starts, n.area_id as area from noted n where n.starts = 'infinity'
    union select p.name, p.starts, n.area_id from change_part p join noted n on n.starts = p.starts where p.is_closed
    union select p.name, p.starts, a.id from change_part p, unnest(array[here, nobody]) a (id) where not p.is_closed
    order by starts desc
  loop
    exit when total >= p_most and part.starts < reached;
    reached := part.starts;
    -- One area at a time: to plan for a choice of two takes twice as long.
    begin
      return query execute format('select * from %I where area_id = $1 and entity = any ($2) and row_id = $3
        and ($4 or centre_id = any ($5) or user_id = $6) order by id desc limit $7', part.name)
      using part.area, p_entities, p_row, case part.area when here then is_whole else is_high end,
        case part.area when here then centres end, me, p_most;
      get diagnostics found_rows = row_count;
      total := total + found_rows;
    exception when undefined_table then
      -- Exported since the list of months was read.
      null;
    end;
  end loop;
end $$;
comment on function record_changes(text[], text, int) is 'The entries of a record in change_log that the user may see: among them so many of the newest, or all (null). Reads only the months in which there are some.';
revoke execute on function record_changes(text[], text, int) from public;
grant execute on function record_changes(text[], text, int) to sewa_app;

create function changes_since(p_since xid8) returns setof change_log
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare part text;
begin
  -- Whatever the clock says: what is written now goes to the part of now.
  for part in select 'change_log_other' union all select p.name from change_part p
    where not p.is_closed or p.last_xid >= p_since or (p.starts <= now() and now() < p.ends) loop
    return query execute format('select * from %I where xid >= $1 order by xid, id limit 5000', part) using p_since;
  end loop;
end $$;
comment on function changes_since(xid8) is 'The first 5,000 entries of each part of change_log from a transaction on. Passes by the parts that nothing was written into since. Called by change_feed.';
revoke execute on function changes_since(xid8) from public;

create or replace function change_feed(p_since xid8)
returns table (id bigint, area_id uuid, centre_id uuid, entity text, row_id text, kind smallint, xid xid8)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.area_id, c.centre_id, c.entity, c.row_id, c.kind, c.xid
  from changes_since(p_since) c order by c.xid, c.id limit 5000
$$;

create or replace function forget_old_addresses(p_after bigint) returns table (last_id bigint, looked int, changed int)
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_ids bigint[];
begin
  found_ids := array(select c.id from change_log c where c.id > p_after and c.at < now() - interval '1 year' order by c.id limit 2000);
  update change_log c set after = c.after - 'address'
   where c.id = any (found_ids) and c.at < now() - interval '1 year' and c.entity = 'session' and c.after ? 'address';
  get diagnostics changed = row_count;
  last_id := coalesce(found_ids[cardinality(found_ids)], p_after);
  looked := cardinality(found_ids);
  return next;
end $$;

create table change_export (
  starts timestamptz not null,
  exported_at timestamptz not null default now(),
  ends timestamptz not null,
  rows bigint not null,
  sha256 text not null,
  -- A month can come again, when a clock was set back into it after it was exported.
  primary key (starts, exported_at),
  check (starts < ends)
);
comment on table change_export is 'Which parts of change_log were written into files and taken out of the database, with the hash of what is in the file. Written by npm run log:export.';
grant select on change_export to sewa_app;

select keep_change_parts();
