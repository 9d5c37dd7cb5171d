-- Any table can own attachments: one call in its own migration, `select make_attachment_owner('driver', 'driver_id')`.
-- The owners are the tables to which attachment has cascading foreign keys; there is no other list.

create function attachment_owners() returns table (owner_table regclass, owner_column text)
  language sql stable set search_path = public, pg_temp as $$
  select k.confrelid::regclass, a.attname::text
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
   where k.conrelid = 'attachment'::regclass and k.contype = 'f' and k.confdeltype = 'c'
   order by a.attnum
$$;
comment on function attachment_owners is
  'The tables whose records have attachments, and the column of attachment that refers to each. Called by the trigger attachment_follow and by make_attachment_owner.';

-- Set by the trigger below: the expression of a generated column would have to name every owner.
alter table attachment alter column owner_id drop expression;

create or replace function follow_owner_centre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given constant jsonb := to_jsonb(new);
  one record;
begin
  for one in select * from attachment_owners() where given ->> owner_column is not null loop
    new.owner_id := given ->> one.owner_column;
    execute format('select centre_id from %s where area_id = $1 and id = $2', one.owner_table)
      into new.centre_id using new.area_id, new.owner_id;
  end loop;
  return new;
end $$;
comment on function follow_owner_centre is
  'An attachment belongs to the centre of its record, whatever the writer says: policies then need no join. Called by the trigger attachment_follow.';
drop trigger attachment_follow on attachment;
create trigger attachment_follow before insert or update on attachment for each row execute function follow_owner_centre();
comment on trigger attachment_follow on attachment is
  'Sets owner_id and the centre of the record. That there is exactly one record is for the constraint attachment_owner.';

create function attachments_move() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('update attachment set centre_id = $1 where area_id = $2 and %I = $3', tg_argv[0])
    using new.centre_id, new.area_id, new.id;
  return null;
end $$;
comment on function attachments_move is
  'A record that moves to another centre takes its attachments along, also out of the mover''s sight. Argument: the column of attachment. Called by the triggers that make_attachment_owner makes.';

create function make_attachment_owner(resource regclass, owner_column text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  columns text[];
begin
  execute format('alter table attachment add column %I uuid, add foreign key (area_id, %1$I) references %s (area_id, id) on delete cascade',
    owner_column, resource);
  execute format('create index %I on attachment (area_id, %I) where %2$I is not null', 'attachment_' || owner_column, owner_column);
  execute format('alter table %s add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id)', resource);
  execute format('create index %I on %s (area_id, photo_id) where photo_id is not null', own_name || '_photo', resource);
  execute format('create trigger %I after update of centre_id on %s for each row when (old.centre_id is distinct from new.centre_id)
    execute function attachments_move(%L)', own_name || '_attachments_move', resource, owner_column);
  execute format('comment on trigger %I on %s is %L', own_name || '_attachments_move', resource,
    'The attachments of a record follow it to another centre.');
  columns := array(select o.owner_column from attachment_owners() o);
  execute format('alter table attachment drop constraint attachment_owner, add constraint attachment_owner check (num_nonnulls(%s) = 1)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c));
  drop trigger attachment_log on attachment;
  execute format('create trigger attachment_log after insert or update or delete on attachment
    for each row execute function log_change(%L, %L, %L)', 'owner_id', '',
    array_to_string(array['content_hash', 'thumbnail_hash', 'card_hash'] || columns, ','));
end $$;
comment on function make_attachment_owner is
  'Lets the records of a table have attachments. The table has the columns area_id, id, centre_id and photo_id. Only migrations call it, as the owner.';

-- Tables that an import has filled: only their owner may count them. The caller names them; anything but a table of an area is refused.
drop function count_imported(text);
create function count_imported(p_tables text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare one regclass;
begin
  foreach one in array p_tables::regclass[] || array['search_key'::regclass] loop
    if not (select c.relrowsecurity and c.relnamespace = 'public'::regnamespace from pg_class c where c.oid = one) then
      raise exception '% holds nothing of an area', one using errcode = 'insufficient_privilege';
    end if;
    execute format('analyze %s', one);
  end loop;
end $$;
comment on function count_imported is
  'A hundred thousand new rows that the planner has not heard of make the next lists slow; by itself it notices minutes later. Called at the end of an import.';

revoke execute on function attachment_owners, attachments_move, make_attachment_owner, count_imported from public;
grant execute on function attachments_move, count_imported to sewa_app;
