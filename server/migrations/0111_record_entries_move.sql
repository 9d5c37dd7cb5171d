-- Progress and bills of a record of premises follow it to another centre, as its attachments do.

create function record_entries_move() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sg_record_entry set centre_id = new.centre_id where area_id = new.area_id and record_id = new.id;
  return null;
end $$;
comment on function record_entries_move is
  'Progress and bills follow their record to another centre, also out of the mover''s sight. Trigger of sg_record.';
create trigger sg_record_entries_move after update of centre_id on sg_record for each row
  when (old.centre_id is distinct from new.centre_id) execute function record_entries_move();
comment on trigger sg_record_entries_move on sg_record is 'The progress and the bills of a record follow it to another centre.';
revoke execute on function record_entries_move from public;
update sg_record_entry e set centre_id = r.centre_id from sg_record r
 where r.area_id = e.area_id and r.id = e.record_id and r.centre_id <> e.centre_id;
