-- The database has an id of its own, which its file store repeats: a store is only ever tidied by the database it belongs to.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
comment on table installation is 'One row: the id by which a file store knows its database. A backup carries it along.';
insert into installation default values;

create function installation_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from installation $$;
comment on function installation_id is
  'The id of this database, for the file store. Called at the start and before each round of tidying; the application may not read or change the table itself.';

-- What runs at the start and every hour, one row per step: where it stopped, and when it last succeeded.
create table housekeeping_step (
  name text primary key,
  cursor text,
  began_at timestamptz,
  ended_at timestamptz,
  succeeded_at timestamptz,
  failure text not null default '',
  report jsonb not null default '{}'
);
comment on table housekeeping_step is 'The state of the hourly work, shared by all servers of one database.';

-- Of several servers one runs a step; one that was killed in the middle is followed by another after ten minutes.
create function begin_housekeeping(p_name text, p_every interval)
  returns table (is_due boolean, last_cursor text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into housekeeping_step (name) values (p_name) on conflict do nothing;
  update housekeeping_step s set began_at = clock_timestamp(), ended_at = null
   where s.name = p_name
     and (s.began_at is null or s.ended_at is not null or s.began_at < clock_timestamp() - interval '10 minutes')
     and (s.succeeded_at is null or s.succeeded_at <= clock_timestamp() - p_every)
  returning s.cursor into last_cursor;
  is_due := found;
  return next;
end $$;
comment on function begin_housekeeping is
  'Takes a step of the hourly work, unless another server has it or it succeeded less than p_every ago. Called by the housekeeping of each server.';

create function keep_housekeeping_cursor(p_name text, p_cursor text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update housekeeping_step set cursor = p_cursor, began_at = clock_timestamp() where name = p_name
$$;
comment on function keep_housekeeping_cursor is
  'Stores how far a step has come, and that it is still at work. Called after each batch.';

create function end_housekeeping(p_name text, p_report jsonb, p_failure text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update housekeeping_step set ended_at = clock_timestamp(), failure = coalesce(p_failure, ''),
    report = case when p_failure is null then p_report else report end,
    succeeded_at = case when p_failure is null then clock_timestamp() else succeeded_at end
   where name = p_name
$$;
comment on function end_housekeeping is
  'Records how a step ended: a report when it succeeded, a reason when it failed. Called by the housekeeping of each server.';

create function housekeeping_state()
  returns table (name text, began_at timestamptz, succeeded_at timestamptz, failure text, report jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.name, s.began_at, s.succeeded_at, s.failure, s.report from housekeeping_step s
   where context_level() >= 90 order by s.name
$$;
comment on function housekeeping_state is
  'When each step last succeeded, for the operators: users of the zone and above. Called by the screen that shows it.';

revoke execute on function installation_id, begin_housekeeping, keep_housekeeping_cursor, end_housekeeping, housekeeping_state from public;
grant execute on function installation_id, begin_housekeeping, keep_housekeeping_cursor, end_housekeeping, housekeeping_state to sewa_app;
