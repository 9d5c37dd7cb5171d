-- What reports of attendance need: entries that go along with a sewadar, and an index that answers a month.

create function attendance_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update attendance_entry set home_centre_id = new.centre_id
   where area_id = new.area_id and sewadar_id = new.id and home_centre_id <> new.centre_id;
  return null;
end $$;
comment on function attendance_moved is
  'The centre to which somebody moves sees where they served before. Runs as the owner: sheets of the old centre are out of the mover''s sight. In the database, because the policy attendance_entry_home compares the copy. Trigger of sewadar.';
create trigger sewadar_attendance_moved after update of centre_id on sewadar for each row
  when (old.centre_id is distinct from new.centre_id) execute function attendance_moved();
comment on trigger sewadar_attendance_moved on sewadar is 'The entries of attendance follow to the new centre.';
revoke execute on function attendance_moved from public;
comment on column attendance_entry.home_centre_id is 'The centre of the sewadar, whom it follows. Another one than centre_id: a guest, or somebody who has moved since.';

-- The move is logged with the sewadar, not once for each entry.
drop trigger attendance_entry_log on attendance_entry;
select log_changes('attendance_entry', record => 'sheet_id', unlogged => '{seen_at,on_day,home_centre_id}');
select describe_triggers('attendance_entry');
update attendance_entry e set home_centre_id = s.centre_id
  from sewadar s where s.area_id = e.area_id and s.id = e.sewadar_id and e.home_centre_id <> s.centre_id;

-- The policies compare both centres: with them in the index, a month is counted without a look at the rows.
drop index attendance_entry_day;
create index attendance_entry_day on attendance_entry (area_id, on_day) include (sewadar_id, sheet_id, mark, centre_id, home_centre_id);
