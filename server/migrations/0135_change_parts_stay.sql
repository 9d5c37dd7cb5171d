-- The months of the change log stay when a laptop is emptied, as its tables do.
create or replace function wipe_sync_laptop(p_device uuid, p_head int, p_hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- What belongs to the program and not to anybody's data; every other table is emptied.
  stays constant text[] := array['change_part', 'housekeeping_step', 'installation', 'migration', 'sync_generation', 'sync_table'];
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
