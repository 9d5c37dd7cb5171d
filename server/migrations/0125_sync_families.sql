-- Deletions and what goes along with them. docs/decisions/0071-conflicts.md says why.

create or replace function note_sync_change() returns trigger language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
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
  -- A deletion that came from the cloud takes along what depends on the row. What was made of that here is handed in all the same:
  -- the cloud keeps it in its list.
  if own.area_id is not null and tg_op = 'DELETE' and current_setting('app.sync_apply', true) = 'on' then return null; end if;
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

create function sync_dependents(p_entity text, p_row uuid) returns table (entity text, row_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare k record;
begin
  if not exists (select from sync_table t where t.entity = p_entity) then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  for k in
    select t.entity as child, a.attname as named_by from pg_constraint c
      join sync_table t on c.conrelid = to_regclass(format('public.%I', t.entity))
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = to_regclass(format('public.%I', p_entity))
  loop
    return query execute format('select %L::text, r.id from %I r where r.area_id = context_area() and r.%I = $1', k.child, k.child, k.named_by) using p_row;
  end loop;
end $$;
comment on function sync_dependents is 'Rows that a deletion takes along. Called where a laptop deletes a row, so that nothing goes that it did not see.';
revoke execute on function sync_dependents from public;
grant execute on function sync_dependents to sewa_app;
