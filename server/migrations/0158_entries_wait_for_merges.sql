-- A guest whose record is merged in the moment of the scan is not entered under the record that goes. Departments are compared
-- without regard to capitals, which no index by their name serves under row-level security: those of a centre are looked up.

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
    and context_holds('SEWADAR.ATTENDANCE', case when h.is_closed then 5 else 3 end, p_today)
  -- Waits for a merge, which locks its records first.
  for key share of s;
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

create index sewadar_department_centre on sewadar_department (area_id, centre_id);
