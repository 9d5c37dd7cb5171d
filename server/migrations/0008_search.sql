-- Finding people by name in any script, by phone endings, numbers and codes (docs/decisions/0008-search.md).
-- The keys come from the server (platform/search) in each row's name_keys: 'gurprit singh|grprt', one for each word of the name.

-- In a schema of its own, which the application's role cannot enter.
create schema extensions;
create extension pg_trgm schema extensions;
create extension btree_gin schema extensions;

-- One row per word and phone of a person. A phone stands as '+' and its digits backwards, so that an ending is a beginning.
-- Only equality and ranges are asked of it: they are leakproof, so row-level security leaves the index in use.
create table search_key (
  area_id uuid not null,
  entity text not null,
  key text collate "C" not null,
  centre_id uuid not null,
  row_id uuid not null,
  primary key (area_id, entity, key, centre_id, row_id)
);
alter table search_key enable row level security;
create policy search_key_scope on search_key for select to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));
grant select on search_key to sewa_app;

-- The words that names of an area are made of. Small, and asked before the people: which of them sound like what was typed?
-- A word may stand twice, because nobody waits for another's transaction; and it stays when its last bearer goes.
create table search_word (
  area_id uuid not null,
  skeleton text collate "C" not null,
  sound text collate "C" not null,
  id bigint generated always as identity,
  primary key (area_id, skeleton, sound, id)
);
create index search_word_trigrams on search_word using gin (area_id extensions.uuid_ops, sound extensions.gin_trgm_ops);
alter table search_word enable row level security;
create policy search_word_scope on search_word for select to sewa_app using (area_id = (select context_area()));
grant select on search_word to sewa_app;

create function search_keys_of(p_name_keys text[], p_phones text[]) returns setof text language sql immutable as $$
  select split_part(k, '|', 1) from unnest(p_name_keys) k
  union select '+' || reverse(ltrim(p, '+')) from unnest(p_phones) p where p <> ''
$$;

create function add_search_words(p_area uuid, p_name_keys text[]) returns void language sql as $$
  insert into search_word (area_id, skeleton, sound)
  select p_area, w.skeleton, w.sound
  from (select distinct split_part(k, '|', 2) as skeleton, split_part(split_part(k, '|', 1), ' ', 1) as sound from unnest(p_name_keys) k) w
  where not exists (select from search_word o where o.area_id = p_area and o.skeleton = w.skeleton and o.sound = w.sound)
$$;

-- All the rows of a statement at once: an import writes a hundred thousand.
create function search_rows_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
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

create function search_row_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_key where area_id = old.area_id and entity = tg_table_name and centre_id = old.centre_id and row_id = old.id
    and key = any (array(select search_keys_of(old.name_keys, array[old.phone])));
  if tg_op = 'UPDATE' then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select new.area_id, tg_table_name, k, new.centre_id, new.id from search_keys_of(new.name_keys, array[new.phone]) k;
    perform add_search_words(new.area_id, new.name_keys);
  end if;
  return null;
end $$;

-- A sewadar has more phones, and is found no more when merged into another.
create function search_sewadar_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_key where area_id = old.area_id and entity = 'sewadar' and centre_id = old.centre_id and row_id = old.id
    and key = any (array(select search_keys_of(old.name_keys, array[old.phone] || old.other_phones)));
  if tg_op = 'UPDATE' and new.merged_into is null then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select new.area_id, 'sewadar', k, new.centre_id, new.id from search_keys_of(new.name_keys, array[new.phone] || new.other_phones) k;
    perform add_search_words(new.area_id, new.name_keys);
  end if;
  return null;
end $$;

create function search_rows_emptied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_key where entity = tg_table_name;
  return null;
end $$;

revoke execute on function search_rows_emptied, search_keys_of, add_search_words, search_rows_added, search_row_changed, search_sewadar_changed from public;
grant execute on function search_rows_emptied, search_rows_added, search_row_changed, search_sewadar_changed to sewa_app;

do $$
declare one text;
begin
  foreach one in array array['sewadar', 'application', 'oae_member', 'oae_attendant'] loop
    execute format('create trigger %1$s_search_added after insert on %1$I referencing new table as new_rows
      for each statement execute function search_rows_added()', one);
    execute format('create trigger %1$s_search_emptied after truncate on %1$I for each statement execute function search_rows_emptied()', one);
    continue when one = 'sewadar';
    execute format('create trigger %1$s_search_changed after update on %1$I for each row
      when ((old.area_id, old.id, old.centre_id, old.name_keys, old.phone) is distinct from (new.area_id, new.id, new.centre_id, new.name_keys, new.phone))
      execute function search_row_changed()', one);
    execute format('create trigger %1$s_search_removed after delete on %1$I for each row execute function search_row_changed()', one);
  end loop;
end $$;
create trigger sewadar_search_changed after update on sewadar for each row
  when ((old.area_id, old.id, old.centre_id, old.name_keys, old.phone, old.other_phones, old.merged_into)
    is distinct from (new.area_id, new.id, new.centre_id, new.name_keys, new.phone, new.other_phones, new.merged_into))
  execute function search_sewadar_changed();
create trigger sewadar_search_removed after delete on sewadar for each row execute function search_sewadar_changed();

-- The server makes the keys of rows that have none yet when it starts; a change of the rules empties them and adds such a migration.
create index sewadar_unkeyed on sewadar (area_id) where name_keys = '{}';
create index application_unkeyed on application (area_id) where name_keys = '{}';
create index oae_member_unkeyed on oae_member (area_id) where name_keys = '{}';
create index oae_attendant_unkeyed on oae_attendant (area_id) where name_keys = '{}';

-- How many a filtered list has is counted in the index alone; the centre is there for row-level security.
create index sewadar_facets on sewadar (area_id, status, gender, centre_id) where merged_into is null;
-- A centre belongs to one area; the planner would multiply the two and take a whole centre for three people.
create statistics sewadar_place (dependencies) on area_id, centre_id from sewadar;
