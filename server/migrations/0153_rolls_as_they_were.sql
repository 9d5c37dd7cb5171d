-- Rolls after their approval: members who never came or left early, members who are of another centre by now, and the yearly
-- limit in both years of a stay over New Year.

comment on column nominal_roll_member.dropped_at is
  'Left the roll before the journey, or never came. Does not count as a member any more, and the days are free; the line stays, so that everybody sees who was asked.';

-- As before, with the days in the year of the last day.
-- compatible: it is made again below with the same arguments, and the version before reads its columns by name.
drop function roll_tally(uuid[], date, date, uuid);
create function roll_tally(p_sewadars uuid[], p_from date, p_to date, p_without uuid default null)
  returns table (sewadar_id uuid, days int, has_served boolean, is_busy boolean, end_days int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id,
    coalesce(sum(least(m.to_day, y.last) - greatest(m.from_day, y.first) + 1)
      filter (where m.to_day >= y.first and m.from_day <= y.last), 0)::int,
    coalesce(bool_or(m.from_day < p_from), false),
    coalesce(bool_or(m.from_day <= p_to and m.to_day >= p_from), false),
    coalesce(sum(least(m.to_day, e.last) - greatest(m.from_day, e.first) + 1)
      filter (where m.to_day >= e.first and m.from_day <= e.last), 0)::int
  from (select make_date(extract(year from p_from)::int, 1, 1) as first, make_date(extract(year from p_from)::int, 12, 31) as last) y
  cross join (select make_date(extract(year from p_to)::int, 1, 1) as first, make_date(extract(year from p_to)::int, 12, 31) as last) e
  cross join sewadar s
  left join nominal_roll_member m on m.area_id = s.area_id and m.sewadar_id = s.id and not m.is_cancelled and m.dropped_at is null
    and m.id is distinct from p_without
  where s.area_id = context_area() and s.id = any (p_sewadars) and centre_in_scope(s.centre_id)
  group by s.id
$$;
comment on function roll_tally is
  'How many days a sewadar has on rolls in the year of a first day and in the year of a last day, whether there was an earlier roll, and whether these days are taken. Rolls of other centres count, which the caller cannot see: so it runs as the owner, and only for sewadars in the caller''s sight. One member can be left out, whose days are about to change. Called when members are added, changed or suggested.';

create function roll_members_elsewhere(p_roll uuid)
  returns table (member_id uuid, number int, name text, name_latin text, relative_kind text, relative_name text, gender text,
    status text, phone text, centre_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, s.number, s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.status,
    case when r.status in (10, 20, 30, 40) then s.phone else '' end, c.name
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id
  join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
  join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where r.area_id = context_area() and r.id = p_roll and centre_in_scope(r.centre_id) and not centre_in_scope(s.centre_id)
    and context_holds('NOMINAL_ROLL.ROLL', 2, current_date)
$$;
comment on function roll_members_elsewhere is
  'Names and numbers of those on a roll in the caller''s sight who moved to a centre out of it, with the phone until the roll is completed or cancelled; without ages, photos and remarks of the record. As the owner, because their records are out of sight. Called by the list of members and by the prints of the roll.';

create function roll_leader_name(p_roll uuid, p_sewadar uuid) returns text
  language sql stable strict security definer set search_path = public, pg_temp as $$
  select s.name
  from nominal_roll r
  join sewadar s on s.area_id = r.area_id and s.id = p_sewadar
  where r.area_id = context_area() and r.id = p_roll and p_sewadar in (r.jathedar_id, r.deputy_id) and centre_in_scope(r.centre_id)
    and context_holds('NOMINAL_ROLL.ROLL', 2, current_date)
$$;
comment on function roll_leader_name is
  'The name of the jathedar or the deputy of a roll in the caller''s sight who moved to a centre out of it. As the owner, because the record is out of sight. Called by the reading of rolls where the caller sees no such record.';

revoke execute on function roll_tally, roll_members_elsewhere, roll_leader_name from public;
grant execute on function roll_tally, roll_members_elsewhere, roll_leader_name to sewa_app;
