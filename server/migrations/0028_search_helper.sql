-- Any table can be searched: what 0008_search.sql did for four named tables, one call does for a table with the columns
-- area_id, id, centre_id and name_keys. Further columns count if they are there: phone, other_phones, and merged_into
-- (a row that was merged into another is not found). Only migrations call it, as the owner.

create function make_searchable(resource regclass) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  used constant text[] := array(select c from unnest(array['phone', 'other_phones', 'merged_into']) with ordinality u (c, n)
    where has_column(resource, c) order by n);
  arguments constant text := (select coalesce(string_agg(quote_literal(c), ', '), '') from unnest(used) c);
  watched constant text[] := array['area_id', 'id', 'centre_id', 'name_keys'] || used;
begin
  execute format('create trigger %I after insert on %s referencing new table as new_rows
    for each statement execute function search_rows_added(%s)', own_name || '_search_added', resource, arguments);
  execute format('create trigger %I after update on %s for each row when ((%s) is distinct from (%s))
    execute function search_row_changed(%s)', own_name || '_search_changed', resource,
    (select string_agg('old.' || c, ', ') from unnest(watched) c), (select string_agg('new.' || c, ', ') from unnest(watched) c), arguments);
  execute format('create trigger %I after delete on %s for each row execute function search_row_changed(%s)',
    own_name || '_search_removed', resource, arguments);
  execute format('create trigger %I after truncate on %s for each statement execute function search_rows_emptied()',
    own_name || '_search_emptied', resource);
  -- The server makes the keys of rows that have none yet when it starts.
  execute format($index$create index if not exists %I on %s (area_id) where name_keys = '{}'$index$, own_name || '_unkeyed', resource);
  perform describe_triggers(resource);
end $$;

-- The tables that can be searched, by their triggers: there is no list to keep.
create function searchable_tables() returns text[] language sql stable set search_path = public, pg_temp as $$
  select array(select c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'search_rows_added'::regproc order by 1)
$$;

-- The arguments name the further columns that the table has; a statement about a column that is not there is never planned.
create or replace function search_rows_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('app.keys_later', true) = 'on' then return null; end if;
  if 'phone' = any (tg_argv) then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, split_part(k, '|', 1), n.centre_id, n.id from new_rows n, unnest(n.name_keys) k
      union all
      select n.area_id, tg_table_name, '+' || reverse(ltrim(n.phone, '+')), n.centre_id, n.id from new_rows n where n.phone <> '';
  else
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, split_part(k, '|', 1), n.centre_id, n.id from new_rows n, unnest(n.name_keys) k;
  end if;
  if 'other_phones' = any (tg_argv) then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, '+' || reverse(ltrim(p, '+')), n.centre_id, n.id
      from new_rows n, unnest(n.other_phones) p where p <> ''
      on conflict do nothing;
  end if;
  perform add_search_words(a.area_id, a.name_keys)
    from (select n.area_id, array_agg(distinct k) as name_keys from new_rows n, unnest(n.name_keys) k group by n.area_id) a;
  return null;
end $$;

create or replace function search_row_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare old_phones text[] := '{}'; new_phones text[] := '{}'; is_found boolean := tg_op = 'UPDATE';
begin
  if 'phone' = any (tg_argv) then
    old_phones := array[old.phone];
    if tg_op = 'UPDATE' then new_phones := array[new.phone]; end if;
  end if;
  if 'other_phones' = any (tg_argv) then
    old_phones := old_phones || old.other_phones;
    if tg_op = 'UPDATE' then new_phones := new_phones || new.other_phones; end if;
  end if;
  if tg_op = 'UPDATE' and 'merged_into' = any (tg_argv) then is_found := new.merged_into is null; end if;
  delete from search_key where area_id = old.area_id and entity = tg_table_name and centre_id = old.centre_id and row_id = old.id
    and key = any (array(select search_keys_of(old.name_keys, old_phones)));
  if is_found then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select new.area_id, tg_table_name, k, new.centre_id, new.id from search_keys_of(new.name_keys, new_phones) k;
    perform add_search_words(new.area_id, new.name_keys);
  end if;
  return null;
end $$;

-- As before, over whatever can be searched. The first statement loads pg_trgm into this connection: before that, only a
-- superuser may name its setting.
select extensions.similarity('', '');
create or replace function similar_names(p_sound text) returns setof text
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.25 as $$
  select w.sound
  from (
    select distinct sound from search_word
    where area_id = context_area() and sound operator(extensions.%) left(p_sound, 60)
  ) w
  where exists (
    select from search_key k
    where k.area_id = context_area() and k.key >= w.sound and k.key < w.sound || '!'
      and (context_is_whole_area() or k.centre_id = any (context_centres()))
      and k.entity = any ((select searchable_tables())::text[])
  )
  order by extensions.similarity(w.sound, left(p_sound, 60)) desc, w.sound
  limit 12
$$;

do $$
declare one text;
begin
  foreach one in array array['sewadar', 'application', 'oae_member', 'oae_attendant'] loop
    execute format('drop trigger %1$s_search_added on %1$s; drop trigger %1$s_search_changed on %1$s;
      drop trigger %1$s_search_removed on %1$s; drop trigger %1$s_search_emptied on %1$s', one);
    perform make_searchable(one::regclass);
  end loop;
end $$;
drop function search_sewadar_changed();

revoke execute on function make_searchable, searchable_tables from public;
