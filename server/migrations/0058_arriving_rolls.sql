-- The destination of a roll, a centre of whatever area, sees who is coming and records who arrived and left. It sees the
-- roll and the names on it, and nothing else of the sending centre.

create index nominal_roll_destination on nominal_roll (destination_centre_id) where destination_centre_id is not null;

create function is_roll_for_here(roll nominal_roll) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select roll.status in (30, 40, 50) and exists (select from centre c
    where c.id = roll.destination_centre_id and c.area_id = context_area() and centre_in_scope(c.id))
$$;
comment on function is_roll_for_here is
  'Whether an approved roll goes to a centre in the sight of the caller. Asked by the functions of the arriving rolls, as the owner.';

create function arriving_rolls(p_since date, p_roll uuid default null)
  returns table (id uuid, number int, area_name text, centre_name text, destination text, department text, from_day date,
    to_day date, status smallint, jathedar_name text, jathedar_phone text, members int, arrived int, returned int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.number, a.name, c.name, r.destination, r.department, r.from_day, r.to_day, r.status,
    coalesce(j.name, ''), coalesce(j.phone, ''), m.members, m.arrived, m.returned
  from nominal_roll r
  join area a on a.id = r.area_id
  join centre c on c.area_id = r.area_id and c.id = r.centre_id
  left join sewadar j on j.area_id = r.area_id and j.id = r.jathedar_id
  cross join lateral (select count(*)::int as members, count(m.arrived_at)::int as arrived, count(m.left_at)::int as returned
    from nominal_roll_member m where m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null) m
  where r.destination_centre_id in (select d.id from centre d where d.area_id = context_area()) and is_roll_for_here(r)
    and case when p_roll is null then r.to_day >= p_since else r.id = p_roll end
  order by r.from_day desc, r.number desc, r.id
  limit 500
$$;
comment on function arriving_rolls is
  'Approved rolls of all areas that go to a centre in the caller''s sight and end on or after a day, or one of them by its id. As the owner, because rolls of other centres and areas are out of sight. Called by the list of arriving rolls.';

create function arriving_members(p_roll uuid)
  returns table (id uuid, version int, sewadar_id uuid, number int, name text, name_latin text, relative_kind text,
    relative_name text, gender text, centre_name text, from_day date, to_day date, role text, code text,
    arrived_at timestamptz, left_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.version, m.sewadar_id, s.number, coalesce(s.name, ''), coalesce(s.name_latin, ''),
    coalesce(s.relative_kind, ''), coalesce(s.relative_name, ''), coalesce(s.gender, ''), coalesce(c.name, ''),
    m.from_day, m.to_day, m.role, m.code, m.arrived_at, m.left_at
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null
  left join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
  left join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where r.id = p_roll and is_roll_for_here(r)
  order by s.number nulls last, m.id
$$;
comment on function arriving_members is
  'The names on a roll that goes to a centre in the caller''s sight: without phones, ages, photos and remarks. As the owner, as arriving_rolls.';

create function lock_arriving_roll(p_roll uuid) returns smallint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare roll nominal_roll;
begin
  select * into roll from nominal_roll r where r.id = p_roll and is_roll_for_here(r) for update;
  return roll.status;
end $$;
comment on function lock_arriving_roll is
  'The status of a roll that goes to a centre in the caller''s sight, held to the end of the transaction; null: there is none. Called before an arrival is recorded.';

create function record_arriving_stay(p_roll uuid, p_member uuid, p_arrived timestamptz, p_left timestamptz, p_today date) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update nominal_roll_member m set arrived_at = p_arrived, left_at = p_left
  from nominal_roll r
  where r.id = p_roll and is_roll_for_here(r) and r.status in (30, 40) and m.area_id = r.area_id and m.roll_id = r.id
    and m.id = p_member and m.dropped_at is null and context_holds('NOMINAL_ROLL.ROLL', 3, p_today)
$$;
comment on function record_arriving_stay is
  'Records at the destination when a member arrived and left, for whoever may edit rolls there. The change log of the sending area has it. Called by the gate of the destination.';

revoke execute on function is_roll_for_here, arriving_rolls, arriving_members, lock_arriving_roll, record_arriving_stay from public;
grant execute on function arriving_rolls, arriving_members, lock_arriving_roll, record_arriving_stay to sewa_app;
