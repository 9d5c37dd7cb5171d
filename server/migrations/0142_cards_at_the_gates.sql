-- A card of the enclosure opens its gates, and one of a sewadar the gate of a roll, also where the roll is of another area and
-- its numbers are those of other people.

-- compatible: the new one returns one column more
drop function carrier_of_badge;
create function carrier_of_badge(p_type smallint, p_number int, p_today date)
  returns table (sewadar_id uuid, sewadar_number int, is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.number, b.status in (10, 20, 30) and p_today between b.valid_from and b.valid_to and not is_badge_record_ended(b, p_today)
  from badge b join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
comment on function carrier_of_badge is
  'The sewadar who carries a badge with a verified signature, and whether the badge counts today: for scans at attendance, on rolls and at their gates. As the owner, because guests come from other centres; what they may see of the sewadar they ask afterwards.';
revoke execute on function carrier_of_badge from public;
grant execute on function carrier_of_badge to sewa_app;

create function pass_of_badge(p_type smallint, p_number int, p_today date)
  returns table (pass_code text, is_refused boolean, is_out_of_date boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(m.pass_code, a.pass_code), b.status not in (10, 20, 30, 50),
    b.status = 50 or p_today not between b.valid_from and b.valid_to
  from badge b
  left join oae_member m on m.area_id = b.area_id and m.id = b.member_id
  left join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
comment on function pass_of_badge is
  'The pass of the member or attendant of the enclosure who carries a badge with a verified signature; null for any other badge. Whether the badge was lost, returned or revoked, and whether today is outside its days. As the owner, because members of other centres come to gatherings of the whole area; the gate then judges the pass as if it had been scanned. Called by the gate and the emergency view of the enclosure.';
revoke execute on function pass_of_badge from public;
grant execute on function pass_of_badge to sewa_app;
