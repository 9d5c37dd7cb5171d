-- A card of a sewadar opens the gate of a roll, also where the roll is of another area and its numbers are those of other people.

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
