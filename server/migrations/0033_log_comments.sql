-- A log trigger that is made anew is explained anew: that of application, and with each new owner that of attachment.
select describe_triggers('application');

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
  execute format('create trigger %I after update of centre_id on %s for each row when (old.centre_id is distinct from new.centre_id)
    execute function attachments_move(%L)', own_name || '_attachments_move', resource, owner_column);
  execute format('comment on trigger %I on %s is %L', own_name || '_attachments_move', resource,
    'The attachments of a record follow it to another centre.');
  columns := array(select o.owner_column from attachment_owners() o);
  execute format('alter table attachment drop constraint attachment_owner, add constraint attachment_owner check (num_nonnulls(%s) = 1)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c));
  drop trigger attachment_log on attachment;
  perform log_changes('attachment', 'owner_id', unlogged => array['content_hash', 'thumbnail_hash', 'card_hash'] || columns);
  perform describe_triggers('attachment');
end $$;
