-- A sewa that begins soon after midnight takes scans from the evening before, also of guests.
create or replace function attendance_guest(p_sheet uuid, p_number int, p_today date)
  returns table (id uuid, centre uuid, status text, is_refused boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare asker constant uuid := context_user();
begin
  select s.id, s.centre_id, s.status, false into attendance_guest.id, attendance_guest.centre, attendance_guest.status, attendance_guest.is_refused
  from attendance_sheet h
  join sewadar s on s.area_id = h.area_id and s.number = p_number
  where h.area_id = context_area() and h.id = p_sheet and not h.is_closed and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id) and s.merged_into is null and s.status not in ('deceased', 'transferred')
    and h.on_day between p_today - 8 and p_today + 1 and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', 3, p_today);
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
  'Who of another centre has this number, at an open sheet of the last days, because a scan waits on a device for a week at most, or of tomorrow, because a sewa that begins after midnight takes scans from the evening before. 300 people an hour for each user; is_refused says that they are used up. Called by the scan; as the owner, because the row is out of the caller''s sight.';

create or replace function attendance_guest_photo(p_sheet uuid, p_photo uuid, p_today date) returns table (thumbnail_hash text, card_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.thumbnail_hash, p.card_hash
  from attendance_sheet h
  join attendance_entry e on e.area_id = h.area_id and e.sheet_id = h.id
  join sewadar s on s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is null and s.photo_id = p_photo
  join attachment p on p.area_id = s.area_id and p.id = s.photo_id
  where h.area_id = context_area() and h.id = p_sheet and not h.is_closed and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id)
    and h.on_day between p_today - 1 and p_today + 1 and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', 3, p_today)
$$;
comment on function attendance_guest_photo is
  'The small pictures of a guest who has an entry on an open sheet of yesterday, today or tomorrow. Called by the sheet; as the owner, because the attachment is out of the caller''s sight.';
