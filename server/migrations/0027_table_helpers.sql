-- What the tables of an area repeat, written once. The migration of a plain table is: create table, its indexes, a comment
-- on it, and `select make_resource_table('transport_site')`. Only migrations call these functions, as the owner: they are
-- granted to nobody.

-- The usual table: scope policy, row version, change log and grants. Its columns decide the rest:
--   area_id     required, first in the primary key; rows are seen in their area only
--   centre_id   if there: rows are written, and with seen_by 'centre' also seen, within the user's centres only
--   version     if there, with updated_at: raised with each change; a table whose rows never change needs none
--   photo_id    if there: a change of the photo alone is no edit and does not raise the version
-- record:   the column with the id of the record in whose history a change stands
-- title:    the column that names the row in the log; without it the first of name, title and username that is set
-- masked:   columns whose changes are logged as •••
-- unlogged: columns that stay out of the log, such as what the server computes from the others
-- acts:     what the application may do
create function make_resource_table(
  resource regclass,
  record text default 'id',
  title text default null,
  masked text[] default '{}',
  unlogged text[] default '{}',
  seen_by text default 'centre',
  acts text default 'select, insert, update, delete'
) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform restrict_to_scope(resource, seen_by);
  if has_column(resource, 'version') then perform touch_on_update(resource); end if;
  perform log_changes(resource, record, title, masked, unlogged);
  perform describe_triggers(resource);
  execute format('grant %s on %s to sewa_app', acts, resource);
end $$;

create function restrict_to_scope(resource regclass, seen_by text default 'centre') returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  in_area constant text := 'area_id = (select context_area())';
  in_scope constant text := case when has_column(resource, 'centre_id')
    then in_area || ' and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[]))'
    else in_area end;
  first_key text;
begin
  select a.attname into first_key from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
   where k.conrelid = resource and k.contype = 'p';
  if first_key is distinct from 'area_id' then
    raise exception 'the primary key of % must begin with area_id', resource;
  end if;
  if exists (select from pg_attribute a where a.attrelid = resource and a.attname = 'centre_id' and not a.attnotnull) then
    raise exception '% has rows without a centre: write its policy by hand', resource;
  end if;
  execute format('alter table %s enable row level security', resource);
  case seen_by
    when 'centre' then
      execute format('create policy %I on %s to sewa_app using (%s) with check (%3$s)', own_name || '_scope', resource, in_scope);
    when 'area' then
      execute format('create policy %I on %s for select to sewa_app using (%s)', own_name || '_read', resource, in_area);
      execute format('create policy %I on %s to sewa_app using (%s) with check (%3$s)', own_name || '_write', resource, in_scope);
  end case;
end $$;

create function touch_on_update(resource regclass) returns void language plpgsql set search_path = public, pg_temp as $$
declare own_name constant name := (select c.relname from pg_class c where c.oid = resource);
begin
  if has_column(resource, 'photo_id') then
    execute format('create trigger %I before update on %s for each row
      when (new.photo_id is not distinct from old.photo_id) execute function touch_row()', own_name || '_touch', resource);
    execute format('create trigger %I before update on %s for each row
      when (new.photo_id is distinct from old.photo_id) execute function touch_row_but_photo()', own_name || '_touch_photo', resource);
  else
    execute format('create trigger %I before update on %s for each row execute function touch_row()', own_name || '_touch', resource);
  end if;
end $$;

create function log_changes(
  resource regclass, record text default 'id', title text default null, masked text[] default '{}', unlogged text[] default '{}'
) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  arguments text[] := array[record, array_to_string(masked, ','), array_to_string(unlogged, ','), coalesce(title, '')];
  one text;
begin
  -- A misspelt column would be logged unmasked.
  foreach one in array array_remove(array[record, title], null) || masked || unlogged loop
    if not has_column(resource, one) then raise exception '% has no column %', resource, one; end if;
  end loop;
  if title = any (masked || unlogged) then raise exception 'the title of % would show what is masked', resource; end if;
  while arguments[cardinality(arguments)] = '' loop
    arguments := trim_array(arguments, 1);
  end loop;
  execute format('create trigger %I after insert or update or delete on %s for each row execute function log_change(%s)',
    own_name || '_log', resource, (select string_agg(quote_literal(a), ', ' order by n) from unnest(arguments) with ordinality u (a, n)));
end $$;

-- The comments of the triggers that the helpers make.
create function describe_triggers(resource regclass) returns void language plpgsql set search_path = public, pg_temp as $$
declare one record;
begin
  for one in select t.tgname, d.text from pg_trigger t join pg_proc p on p.oid = t.tgfoid join (values
      ('touch_row', 'Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.'),
      ('touch_row_but_photo', 'Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.'),
      ('log_change', 'Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged, title.'),
      ('search_rows_added', 'Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.'),
      ('search_row_changed', 'Replaces or removes the search keys of a row. Arguments: the columns with phones.'),
      ('search_rows_emptied', 'Removes the search keys of an emptied table.')
    ) d (function, text) on d.function = p.proname
    where t.tgrelid = resource and not t.tgisinternal and p.pronamespace = 'public'::regnamespace
  loop
    execute format('comment on trigger %I on %s is %L', one.tgname, resource, one.text);
  end loop;
end $$;

create function has_column(resource regclass, wanted text) returns boolean language sql stable as $$
  select exists (select from pg_attribute a where a.attrelid = resource and a.attname = wanted and a.attnum > 0 and not a.attisdropped)
$$;

-- As before, and the fourth argument names the column of the title. One argument names one column; what the server
-- computes for every table (name_keys) is never logged.
create or replace function log_change() returns trigger language plpgsql security definer as $$
declare
  bookkeeping constant text[] := array['version', 'created_at', 'updated_at', 'name_keys'] || string_to_array(coalesce(tg_argv[2], ''), ',');
  masked constant text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - bookkeeping end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - bookkeeping end;
  one jsonb := coalesce(new_row, old_row);
  before_row jsonb := old_row;
  field text;
begin
  if tg_op = 'UPDATE' then
    for field in select key from jsonb_each(before_row) where new_row -> key = value loop
      old_row := old_row - field;
      new_row := new_row - field;
    end loop;
    if new_row = '{}' then return null; end if;
  end if;
  foreach field in array masked loop
    if old_row ->> field is not null then old_row := jsonb_set(old_row, array[field], '"•••"'); end if;
    if new_row ->> field is not null then new_row := jsonb_set(new_row, array[field], '"•••"'); end if;
  end loop;
  perform public.append_change(
    case when tg_table_name = 'area' then (one ->> 'id')::uuid else (one ->> 'area_id')::uuid end,
    case when tg_table_name = 'centre' then (one ->> 'id')::uuid else (one ->> 'centre_id')::uuid end,
    tg_table_name, one ->> tg_argv[0],
    coalesce(one ->> tg_argv[3], one ->> 'name', one ->> 'title', one ->> 'username'),
    case tg_op when 'UPDATE' then 3 when 'INSERT' then 4 else 5 end,
    old_row, new_row
  );
  return null;
end $$;

-- Log triggers that name a column which their table does not have, or which is never logged: made as the helper makes them.
do $$
declare one regclass;
begin
  foreach one in array array['seat_block', 'badge_entitlement', 'vehicle_pass', 'oae_gathering', 'oae_renewal', 'oae_member',
      'transfer_request']::regclass[] loop
    execute format('drop trigger %I on %s', one || '_log', one);
    perform log_changes(one);
  end loop;
end $$;

-- A new series of numbers needs no migration: one counter for each area and whatever name the caller gives the series.
-- Where each year or till counts by itself, that is part of the name ('receipt/2027').
alter table number_counter drop constraint number_counter_kind_check,
  add constraint number_counter_kind_check check (kind ~ '^[a-zA-Z][a-zA-Z0-9./-]{0,79}$');

-- Codes are listed one by one, not as a range: the types of the columns are made from these lists (npm run schema).
alter table transfer_request drop constraint transfer_request_status_check,
  add constraint transfer_request_status_check check (status in (1, 2, 3, 4));
alter table change_log drop constraint change_log_kind_check,
  add constraint change_log_kind_check check (kind in (1, 2, 3, 4, 5, 6));

revoke execute on function make_resource_table, restrict_to_scope, touch_on_update, log_changes, describe_triggers, has_column from public;
