-- What the file store needs to know of attachments, and their place in the history of the record they hang on.
create index attachment_thumbnail on attachment (thumbnail_hash) where thumbnail_hash is not null;
create index attachment_card on attachment (card_hash) where card_hash is not null;

-- Which of these files no row of any area names. Only the housekeeping asks, about files that it has found in the store.
create function unused_files(p_hashes text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select h from unnest(p_hashes) h
  where not exists (select from attachment a where a.content_hash = h)
    and not exists (select from attachment a where a.thumbnail_hash = h)
    and not exists (select from attachment a where a.card_hash = h)
$$;
revoke execute on function unused_files from public;
grant execute on function unused_files to sewa_app;

alter table attachment add column owner_id uuid not null
  generated always as (coalesce(sewadar_id, application_id, member_id, attendant_id, entitlement_id)) stored;
drop trigger attachment_log on attachment;
create trigger attachment_log after insert or update or delete on attachment
  for each row execute function log_change('owner_id', '',
    'content_hash,thumbnail_hash,card_hash,sewadar_id,application_id,member_id,attendant_id,entitlement_id');
