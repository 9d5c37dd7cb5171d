-- Attendance: whoever moves is expected at the new centre from that day on, a closed sheet takes guests who were forgotten, and a
-- sheet that was closed too early is opened again.

alter table sewadar add column here_since date;
comment on column sewadar.here_since is
  'The day on which the sewadar came to this centre; null: always, as far as the portal knows. Attendance expects nobody at a centre before it.';
drop trigger sewadar_log on sewadar;
select log_changes('sewadar', masked => array['aadhaar_last4', 'pan_last4'],
  unlogged => array['name_keys', 'aadhaar_hash', 'pan_hash', 'here_since']);
select describe_triggers('sewadar');

create function note_day_of_move() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.here_since := greatest(new.here_since, current_date);
  return new;
end $$;
comment on function note_day_of_move() is
  'The day of a move whose writer does not give one. In the database, because records move by transfers, forms, merges and their undoing. Trigger of sewadar.';
revoke execute on function note_day_of_move from public;
create trigger sewadar_day_of_move before update of centre_id on sewadar for each row
  when (old.centre_id is distinct from new.centre_id and old.here_since is not distinct from new.here_since) execute function note_day_of_move();
comment on trigger sewadar_day_of_move on sewadar is 'Notes since when the sewadar is of the new centre.';

-- compatible: the new one is called with two arguments, too
drop function move_sewadars(uuid[], uuid);
create function move_sewadars(p_ids uuid[], p_centre uuid, p_today date default current_date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare n int;
begin
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'foreign_key_violation';
  end if;
  update sewadar s set centre_id = p_centre, here_since = p_today
   where s.area_id = context_area() and s.id = any (p_ids) and centre_in_scope(s.centre_id)
     and s.merged_into is null and s.status <> 'transferred' and s.centre_id <> p_centre;
  get diagnostics n = row_count;
  return n;
end $$;
comment on function move_sewadars(uuid[], uuid, date) is
  'Moves sewadars to another centre of the area. Called by single and bulk transfers; runs as the owner, because the rows are in the mover''s scope before but perhaps not afterwards.';
revoke execute on function move_sewadars(uuid[], uuid, date) from public;
grant execute on function move_sewadars(uuid[], uuid, date) to sewa_app;

create or replace function attendance_guest(p_sheet uuid, p_number int, p_today date)
  returns table (id uuid, centre uuid, status text, is_refused boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare asker constant uuid := context_user();
begin
  select s.id, s.centre_id, s.status, false into attendance_guest.id, attendance_guest.centre, attendance_guest.status, attendance_guest.is_refused
  from attendance_sheet h
  join sewadar s on s.area_id = h.area_id and s.number = p_number
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id) and s.merged_into is null and s.status not in ('deceased', 'transferred')
    and h.on_day between p_today - 8 and p_today + 1 and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', case when h.is_closed then 5 else 3 end, p_today);
  if not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('attendance guests ' || asker, 0));
  delete from attendance_guest_lookup l where l.user_id = asker and l.at < now() - interval '1 day';
  if (select count(*) >= 300 from attendance_guest_lookup l
       where l.user_id = asker and l.at > now() - interval '1 hour' and l.sewadar_id <> attendance_guest.id) then
    return query select null::uuid, null::uuid, null::text, true;
    return;
  end if;
  insert into attendance_guest_lookup (user_id, sewadar_id) values (asker, attendance_guest.id)
    on conflict (user_id, sewadar_id) do update set at = now();
  return next;
end $$;
comment on function attendance_guest is
  'Who of another centre has this number, at a sheet of the last days, because a scan waits on a device for a week at most, or of tomorrow, because a sewa that begins after midnight takes scans from the evening before. A closed sheet asks for the right to correct. 300 people an hour for each user; is_refused says that they are used up. Called by scans, marks by number and corrections; as the owner, because the row is out of the caller''s sight.';

alter table attendance_sheet add column undo jsonb;
comment on column attendance_sheet.undo is
  'Who closed the sheet by hand, when, the version since, and the entries that closing made; null where it cannot be undone.';
drop trigger attendance_sheet_log on attendance_sheet;
select log_changes('attendance_sheet', unlogged => array['starts_at', 'ends_at', 'undo']);
select describe_triggers('attendance_sheet');
