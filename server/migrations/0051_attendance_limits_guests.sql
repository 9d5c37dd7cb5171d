-- Attendance at the door: limits of a schedule that warn, and the photo of a guest.

alter table sewa_schedule
  add column max_hours int check (max_hours between 1 and 24),
  add column max_days_in_row int check (max_days_in_row between 1 and 31);
comment on column sewa_schedule.max_hours is 'The longest shift of one person in hours; a longer one warns. Null: no limit.';
comment on column sewa_schedule.max_days_in_row is 'On how many days in a row one person serves; one more warns. Null: no limit.';

-- As before, with the photo while the sheet is open.
drop function attendance_guests(uuid);
create function attendance_guests(p_sheet uuid)
  returns table (id uuid, number int, name text, name_latin text, centre_name text, photo uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.number, s.name, s.name_latin, c.name, case when not h.is_closed then s.photo_id end
  from attendance_sheet h
  join attendance_entry e on e.area_id = h.area_id and e.sheet_id = h.id
  join sewadar s on s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is null
  join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id) and not centre_in_scope(s.centre_id)
$$;
comment on function attendance_guests is
  'Names and numbers of those on a sheet who are of a centre out of the caller''s sight, with the photo while the sheet is open. Called by the sheet; as the owner, because the rows are out of the caller''s sight.';

create function attendance_guest_photo(p_sheet uuid, p_photo uuid, p_today date) returns table (thumbnail_hash text, card_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.thumbnail_hash, p.card_hash
  from attendance_sheet h
  join attendance_entry e on e.area_id = h.area_id and e.sheet_id = h.id
  join sewadar s on s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is null and s.photo_id = p_photo
  join attachment p on p.area_id = s.area_id and p.id = s.photo_id
  where h.area_id = context_area() and h.id = p_sheet and not h.is_closed and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id)
    and h.on_day between p_today - 1 and p_today and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', 3, p_today)
$$;
comment on function attendance_guest_photo is
  'The small pictures of a guest who has an entry on an open sheet of today or yesterday. Called by the sheet; as the owner, because the attachment is out of the caller''s sight.';

revoke execute on function attendance_guests, attendance_guest_photo from public;
grant execute on function attendance_guests, attendance_guest_photo to sewa_app;
