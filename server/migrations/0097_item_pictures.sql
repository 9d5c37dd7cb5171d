-- Pictures of items. An item belongs to the area and not to a centre, and so do its attachments: they have no centre, and
-- everybody of the area who may see the item sees them.

alter table attachment alter column centre_id drop not null;
comment on column attachment.centre_id is 'That of the owner; null where the owner belongs to the whole area.';
drop policy attachment_scope on attachment;
create policy attachment_scope on attachment to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id is null
    or centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id is null
    or centre_id = any ((select context_centres())::uuid[])));

create or replace function follow_owner_centre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given constant jsonb := to_jsonb(new);
  one record;
begin
  for one in select * from attachment_owners() where given ->> owner_column is not null loop
    new.owner_id := given ->> one.owner_column;
    if has_column(one.owner_table, 'centre_id') then
      execute format('select centre_id from %s where area_id = $1 and id = $2', one.owner_table)
        into new.centre_id using new.area_id, new.owner_id;
    else
      new.centre_id := null;
    end if;
  end loop;
  return new;
end $$;
comment on function follow_owner_centre is
  'An attachment belongs to the centre of its record, or to the whole area as its record does, whatever the writer says: policies then need no join. Called by the trigger attachment_follow.';

create or replace function make_attachment_owner(resource regclass, owner_column text) returns void
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
  if has_column(resource, 'centre_id') then
    execute format('create trigger %I after update of centre_id on %s for each row when (old.centre_id is distinct from new.centre_id)
      execute function attachments_move(%L)', own_name || '_attachments_move', resource, owner_column);
    execute format('comment on trigger %I on %s is %L', own_name || '_attachments_move', resource,
      'The attachments of a record follow it to another centre.');
  end if;
  columns := array(select o.owner_column from attachment_owners() o);
  execute format('alter table attachment drop constraint attachment_owner, add constraint attachment_owner check (num_nonnulls(%s) = 1)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c));
  drop trigger attachment_log on attachment;
  perform log_changes('attachment', 'owner_id', unlogged => array['content_hash', 'thumbnail_hash', 'card_hash'] || columns);
  perform describe_triggers('attachment');
end $$;
comment on function make_attachment_owner is
  'Lets the records of a table have attachments. The table has the columns area_id, id and photo_id, and centre_id unless its records belong to the whole area. Only migrations call it, as the owner.';

alter table bav_item add column photo_id uuid;
comment on column bav_item.photo_id is 'The attachment that shows the item in lists and at the counter.';
drop trigger bav_item_touch on bav_item;
drop trigger bav_item_log on bav_item;
select touch_on_update('bav_item');
select log_changes('bav_item', unlogged => array['number', 'photo_id']);
select describe_triggers('bav_item');
select make_attachment_owner('bav_item', 'item_id');
alter table attachment add constraint attachment_centre check (centre_id is not null or item_id is not null);
comment on constraint attachment_centre on attachment is 'Only what belongs to the whole area has no centre.';
