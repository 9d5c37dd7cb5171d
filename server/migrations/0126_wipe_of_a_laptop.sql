-- A laptop whose work is in the cloud can be emptied: docs/cloud-sync.md, "Wiping a laptop".

alter table sync_device add column wiped_at timestamptz;
comment on column sync_device.wiped_at is 'When the laptop said that it deleted its copy. It has no key since then, so it says nothing more.';

create table sync_wipe (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null default now(),
  is_finished boolean not null default false
);
comment on table sync_wipe is
  'On a laptop: when it was wiped, and whether its files, keys and backups are gone too. Written with the deletion, so that a crash in between is noticed. Reached through functions only.';

create function sync_only_here() returns table (files int, records int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select (select count(*)::int from attachment where area_id = context_area()),
    (select count(distinct (l.entity, l.row_id))::int from change_log l
      where l.area_id = context_area() and l.origin <> 'cloud' and l.kind in (1, 2) and l.entity !~ '^sync_'
        and l.entity not in ('app_user', 'area', 'attachment', 'org', 'user_centre') and l.entity not in (select t.entity from sync_table t))
$$;
comment on function sync_only_here is
  'Photos and files, and records of other parts of the portal, that were made on this laptop and that the cloud does not get. Called by the page of Cloud Sync, before a wipe.';

create function wipe_sync_laptop(p_device uuid, p_head int, p_hash text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- What belongs to the program and not to anybody's data; every other table is emptied.
  stays constant text[] := array['housekeeping_step', 'installation', 'migration', 'sync_generation', 'sync_table'];
  all_tables constant text := (select string_agg(format('public.%I', c.relname), ', ' order by c.relname) from pg_class c
    -- A trigger of sewadar empties its tallies, and cannot while they are emptied here.
    where c.relname <> 'sewadar_tally' and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all (stays));
  own sync_self;
  newest sync_batch;
  orgs org[];
  users app_user[];
  credentials credential[];
  sessions session[];
  tries int := 0;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  -- All tables at once or none: whoever is at work goes first, and what was done is seen below.
  loop
    begin
      execute format('lock table %s in access exclusive mode nowait', all_tables);
      exit;
    exception when lock_not_available then
      tries := tries + 1;
      if tries = 20 then return 'SYNC_WIPE_BUSY'; end if;
    end;
    perform pg_sleep(0.1);
  end loop;
  select * into own from sync_self where device_id = p_device;
  if own.area_id is null then return 'SYNC_NOT_ENROLLED'; end if;
  if exists (select from area where id <> own.area_id) then return 'SYNC_WIPE_OTHER_AREA'; end if;
  if exists (select from job where state in ('waiting', 'running')) then return 'SYNC_WIPE_BUSY'; end if;
  if exists (select from sync_log where batch is null and after is not null) or exists (select from sync_batch where acked_at is null) then
    return 'SYNC_WIPE_WAITING';
  end if;
  select * into newest from sync_batch b where b.area_id = own.area_id and b.device_number = own.number order by b.number desc limit 1;
  if p_head <> coalesce(newest.number, 0) or p_hash <> coalesce(newest.hash, '') then return 'SYNC_WIPE_WAITING'; end if;

  -- Users without an area are this laptop's own. They are put back: deleted rows would stay in the files of the tables.
  orgs := array(select o from org o where o.area_id is null);
  users := array(select u from app_user u where u.area_id is null);
  credentials := array(select c from credential c join app_user u on u.id = c.user_id where u.area_id is null);
  sessions := array(select s from session s join app_user u on u.id = s.user_id where u.area_id is null);
  execute format('truncate %s', all_tables);
  insert into org select * from unnest(orgs);
  insert into app_user select * from unnest(users);
  insert into credential select * from unnest(credentials);
  insert into session (token_hash, user_id, address, agent, created_at, seen_at)
    select token_hash, user_id, address, agent, created_at, seen_at from unnest(sessions);
  -- Of the lines above only.
  delete from change_log;
  delete from queue.job where state <> 'active';
  insert into sync_wipe default values;
  return '';
end $$;
comment on function wipe_sync_laptop is
  'Empties a laptop after the cloud confirmed the given head of its chain; its own administrators stay. Judged here once more, under locks, because a station may have written since. Called by the wipe, on a laptop; returns why it was refused.';

create function sync_wiped() returns table (at timestamptz, is_finished boolean)
  language sql stable security definer set search_path = public, pg_temp as $$ select w.at, w.is_finished from sync_wipe w $$;
comment on function sync_wiped is 'When this laptop was wiped, and whether nothing is left to do. Called by the page of Cloud Sync and where a wipe is finished.';

create function sync_wipe_finished() returns void language sql security definer set search_path = public, pg_temp
  as $$ update sync_wipe set is_finished = true $$;
comment on function sync_wipe_finished is 'Files, keys and backups of a wiped laptop are gone. Called once they are.';

revoke execute on function sync_only_here, wipe_sync_laptop, sync_wiped, sync_wipe_finished from public;
grant execute on function sync_only_here, wipe_sync_laptop, sync_wiped, sync_wipe_finished to sewa_app;
