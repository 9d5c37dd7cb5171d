-- Badges at attendance and on rolls: a scanned card means its sewadar, and an area that works with badges is warned of members
-- of rolls who have none for their stay.

alter table nominal_roll_setting add column asks_for_badge boolean not null default false;
comment on column nominal_roll_setting.asks_for_badge is
  'Somebody without a badge that is valid over the whole stay makes a warning. Off until the area has given its sewadars badges: otherwise nearly every addition would ask for a remark.';

create function carrier_of_badge(p_type smallint, p_number int, p_today date) returns table (sewadar_number int, is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.number, b.status in (10, 20, 30) and p_today between b.valid_from and b.valid_to
  from badge b join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
comment on function carrier_of_badge is
  'The number of the sewadar who carries a badge with a verified signature, and whether the badge counts today: for scans at attendance and on rolls. As the owner, because guests come from other centres; what they may see of the sewadar they ask afterwards.';
revoke execute on function carrier_of_badge from public;
grant execute on function carrier_of_badge to sewa_app;
