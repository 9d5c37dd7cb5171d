-- An erased person is forgotten by Cloud Sync too.

create function forget_synced() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sync_conflict set fields = '[]' where area_id = new.area_id and (row_id = new.record_id or other_id = new.record_id);
  -- What waits to be handed in is judged by the cloud, which forgets it as well.
  update sync_log set before = null, after = null where area_id = new.area_id and row_id = new.record_id and batch is not null;
  return null;
end $$;
comment on function forget_synced is
  'What lost in a conflict, and what was handed in, of an erased record. In the database, because an erasure is one transaction there. Trigger of erasure.';
create trigger erasure_synced after insert on erasure for each row execute function forget_synced();
comment on trigger erasure_synced on erasure is 'Conflicts and the log of a laptop keep nothing of an erased record.';
revoke execute on function forget_synced from public;
