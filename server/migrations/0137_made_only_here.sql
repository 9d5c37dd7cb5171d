-- What is lost with a wipe: records that were created or changed here. It had counted sign-ins instead.
create or replace function sync_only_here() returns table (files int, records int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select (select count(*)::int from attachment where area_id = context_area()),
    (select count(distinct (l.entity, l.row_id))::int from change_log l
      where l.area_id = context_area() and l.origin <> 'cloud' and l.kind in (3, 4) and l.entity !~ '^sync_'
        and l.entity not in ('app_user', 'area', 'attachment', 'org', 'user_centre') and l.entity not in (select t.entity from sync_table t))
$$;
