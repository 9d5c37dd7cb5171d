-- A correction names a guest of a centre out of sight also after the guest was removed from the sheet.

create function attendance_corrected_guests(p_sheet uuid) returns table (id uuid, number int, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct s.id, s.number, s.name
  from attendance_sheet h
  join attendance_correction k on k.area_id = h.area_id and k.sheet_id = h.id
  join sewadar s on s.area_id = k.area_id and s.id = k.sewadar_id
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id) and not centre_in_scope(s.centre_id)
$$;
comment on function attendance_corrected_guests is
  'Names and numbers of those in the corrections of a sheet who are of a centre out of the caller''s sight; they were on the sheet, or still are. Called by the corrections; as the owner, because the rows are out of the caller''s sight.';
revoke execute on function attendance_corrected_guests from public;
grant execute on function attendance_corrected_guests to sewa_app;
