-- The keys of imported people come last and all at once. Written part by part, they would stand in the way of everybody
-- who looks for a name in the area until the import is over; in their own order they are also written faster.
create or replace function search_rows_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('app.keys_later', true) = 'on' then return null; end if;
  insert into search_key (area_id, entity, key, centre_id, row_id)
    select n.area_id, tg_table_name, split_part(k, '|', 1), n.centre_id, n.id from new_rows n, unnest(n.name_keys) k
    union all
    select n.area_id, tg_table_name, '+' || reverse(ltrim(n.phone, '+')), n.centre_id, n.id from new_rows n where n.phone <> '';
  if tg_table_name = 'sewadar' then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, '+' || reverse(ltrim(p, '+')), n.centre_id, n.id
      from new_rows n, unnest(n.other_phones) p where p <> ''
      on conflict do nothing;
  end if;
  perform add_search_words(a.area_id, a.name_keys)
    from (select n.area_id, array_agg(distinct k) as name_keys from new_rows n, unnest(n.name_keys) k group by n.area_id) a;
  return null;
end $$;

-- For the rows that the caller's running import has made, in the area of the context.
create function add_imported_keys(p_import uuid, p_most_level int) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.keys_later', '', true);
  with found as materialized (
    select s.id, s.centre_id, k.key, k.skeleton
    from import_row r
    join sewadar s on s.area_id = r.area_id and s.id = r.record_id and s.merged_into is null
    cross join lateral (
      select split_part(n, '|', 1) as key, split_part(n, '|', 2) as skeleton from unnest(s.name_keys) n
      union
      select '+' || reverse(ltrim(p, '+')), null from unnest(array[s.phone] || s.other_phones) p where p <> ''
    ) k
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
  ), keys as (
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select context_area(), 'sewadar', key, centre_id, id from found order by key collate "C", centre_id, id
      on conflict do nothing
  )
  insert into search_word (area_id, skeleton, sound)
    select context_area(), w.skeleton, w.sound
    from (select distinct skeleton, split_part(key, ' ', 1) as sound from found where skeleton is not null) w
    where not exists (select from search_word o where o.area_id = context_area() and o.skeleton = w.skeleton and o.sound = w.sound);
end $$;
revoke execute on function add_imported_keys from public;
grant execute on function add_imported_keys to sewa_app;
