-- The calls before a journey, members who drop out and those who take their place, the days really served, and papers of
-- a roll.

alter table nominal_roll_member
  add column call_outcome text check (call_outcome in ('coming', 'later', 'notComing', 'noAnswer', 'wrongNumber')),
  add column call_note text not null default '' check (length(call_note) <= 200),
  add column called_at timestamptz,
  add column called_by_name text,
  add column dropped_at timestamptz,
  add column replaces_id uuid,
  add foreign key (area_id, replaces_id) references nominal_roll_member (area_id, id) on delete set null (replaces_id),
  add constraint nominal_roll_member_call check ((call_outcome is null) = (called_at is null)),
  add constraint nominal_roll_member_dropped check (dropped_at is null or arrived_at is null),
  drop constraint nominal_roll_member_overlap,
  add constraint nominal_roll_member_overlap exclude using gist
    (area_id with =, sewadar_id with =, daterange(from_day, to_day, '[]') with &&) where (not is_cancelled and dropped_at is null);
create index nominal_roll_member_replaces on nominal_roll_member (area_id, replaces_id) where replaces_id is not null;
comment on column nominal_roll_member.call_outcome is 'What came of the last call before the journey; null: not called yet.';
comment on column nominal_roll_member.dropped_at is 'Left the roll before the journey. Does not count as a member any more, and the days are free; the line stays, so that everybody sees who was asked.';
comment on column nominal_roll_member.replaces_id is 'The member who dropped out and whose place this one took.';
comment on constraint nominal_roll_member_overlap on nominal_roll_member is 'One person is on one roll on one day, whoever writes.';
drop trigger nominal_roll_member_log on nominal_roll_member;
select log_changes('nominal_roll_member', 'roll_id', masked => array['remarks', 'call_note'],
  unlogged => array['code', 'is_cancelled', 'centre_id', 'called_at', 'called_by_name', 'replaces_id']);
select describe_triggers('nominal_roll_member');

create or replace function forget_on_rolls() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update nominal_roll_member set sewadar_id = null, remarks = '', call_note = '' where area_id = old.area_id and sewadar_id = old.id;
  update nominal_roll set jathedar_id = nullif(jathedar_id, old.id), deputy_id = nullif(deputy_id, old.id)
   where area_id = old.area_id and old.id in (jathedar_id, deputy_id);
  return old;
end $$;

create or replace function roll_tally(p_sewadars uuid[], p_from date, p_to date, p_without uuid default null)
  returns table (sewadar_id uuid, days int, has_served boolean, is_busy boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id,
    coalesce(sum(least(m.to_day, y.last) - greatest(m.from_day, y.first) + 1)
      filter (where m.to_day >= y.first and m.from_day <= y.last), 0)::int,
    coalesce(bool_or(m.from_day < p_from), false),
    coalesce(bool_or(m.from_day <= p_to and m.to_day >= p_from), false)
  from (select make_date(extract(year from p_from)::int, 1, 1) as first, make_date(extract(year from p_from)::int, 12, 31) as last) y
  cross join sewadar s
  left join nominal_roll_member m on m.area_id = s.area_id and m.sewadar_id = s.id and not m.is_cancelled and m.dropped_at is null
    and m.id is distinct from p_without
  where s.area_id = context_area() and s.id = any (p_sewadars) and centre_in_scope(s.centre_id)
  group by s.id
$$;

create function roll_stay(p_arrived timestamptz, p_left timestamptz, p_last date, p_zone text, p_today date) returns daterange
  language sql immutable set search_path = public, pg_temp as $$
  select case when p_arrived is null then 'empty'::daterange else
    daterange((p_arrived at time zone p_zone)::date,
      greatest((p_arrived at time zone p_zone)::date, coalesce((p_left at time zone p_zone)::date, least(p_last, p_today))), '[]') end
$$;
comment on function roll_stay is
  'The days from an arrival to the departure in a time zone; without a departure until today, and never beyond the last day of the member. The same as servedSpan of the contract, which a test compares. Called by roll_days.';

create function roll_days(p_year int, p_zone text, p_today date)
  returns table (sewadar_id uuid, rolls int, planned int, served int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.sewadar_id, t.rolls, t.planned, (select coalesce(sum(upper(d) - lower(d)), 0)::int from unnest(t.served) d)
  from (
    select s.id as sewadar_id, count(*)::int as rolls, coalesce(sum(upper(p.days) - lower(p.days)), 0)::int as planned,
      range_agg(p.stay) as served
    from (select daterange(make_date(p_year, 1, 1), make_date(p_year + 1, 1, 1)) as days) y
    cross join nominal_roll_member m
    join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
    cross join lateral (select daterange(m.from_day, m.to_day, '[]') * y.days as days,
      roll_stay(m.arrived_at, m.left_at, m.to_day, p_zone, p_today) * y.days as stay) p
    where m.area_id = context_area() and centre_in_scope(s.centre_id) and not m.is_cancelled and m.dropped_at is null
      and not (isempty(p.days) and isempty(p.stay))
    group by s.id) t
$$;
comment on function roll_days is
  'Rolls, planned and served days in one year of every sewadar in the caller''s sight who is on a roll in it. A day of two stays counts once. Rolls of other centres count, which the caller cannot see: so it runs as the owner. Called by the list of days served.';

create function rolls_of(p_sewadar uuid)
  returns table (id uuid, is_seen boolean, number int, destination text, department text, status smallint, from_day date,
    to_day date, role text, arrived_at timestamptz, left_at timestamptz, dropped_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, centre_in_scope(r.centre_id), r.number, r.destination, r.department, r.status, m.from_day, m.to_day, m.role,
    m.arrived_at, m.left_at, m.dropped_at
  from sewadar s
  join nominal_roll_member m on m.area_id = s.area_id and m.sewadar_id = s.id
  join nominal_roll r on r.area_id = m.area_id and r.id = m.roll_id
  where s.area_id = context_area() and s.id = p_sewadar and centre_in_scope(s.centre_id)
  order by m.from_day desc, m.id
  limit 500
$$;
comment on function rolls_of is
  'The rolls of a sewadar in the caller''s sight, latest first. Also those of other centres, because whoever was transferred keeps them: so it runs as the owner, and says which of them the caller may open. Called by the record of the sewadar.';
revoke execute on function roll_stay, roll_days, rolls_of from public;
grant execute on function roll_stay, roll_days, rolls_of to sewa_app;

alter table nominal_roll add column photo_id uuid;
comment on column nominal_roll.photo_id is 'Stays null: papers are attached to a roll, and none of them is its photo.';
select make_attachment_owner('nominal_roll', 'roll_id');
drop trigger nominal_roll_log on nominal_roll;
select log_changes('nominal_roll', title => 'destination',
  unlogged => array['status_since', 'made_by', 'editors', 'approved_by', 'undo', 'members_at', 'photo_id']);
select describe_triggers('nominal_roll');
