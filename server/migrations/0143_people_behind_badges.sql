-- What the record of a sewadar says counts for every badge of that person, also where the badge hangs on another record.

create function has_sewadar_gone(p_area uuid, p_sewadar uuid) returns boolean
  language sql stable strict security definer set search_path = public, pg_temp as $$
  select exists (select from sewadar s where s.area_id = p_area and s.id = p_sewadar and s.status in ('deceased', 'transferred'))
$$;
comment on function has_sewadar_gone is
  'Whether a sewadar has died or went to another area. Then no other record of that person entitles to a badge; somebody who only stopped serving may well be an elder or attend one. As the owner, because the sewadar may be of another centre. Called where badges are issued and printed, and by is_badge_record_ended.';
revoke execute on function has_sewadar_gone from public;
grant execute on function has_sewadar_gone to sewa_app;

create or replace function is_badge_record_ended(b badge, p_today date) returns boolean language sql stable set search_path = public, pg_temp as $$
  select case
    when b.sewadar_id is not null then exists (select from sewadar s
      where s.area_id = b.area_id and s.id = b.sewadar_id and s.status not in ('active', 'onLeave'))
    when b.member_id is not null then exists (select from oae_member m
      where m.area_id = b.area_id and m.id = b.member_id
        and (m.status <> 'active' or m.valid_to < p_today or has_sewadar_gone(m.area_id, m.sewadar_id)))
    when b.attendant_id is not null then exists (select from oae_attendant a
      join oae_member m on m.area_id = a.area_id and m.id = a.member_id
      where a.area_id = b.area_id and a.id = b.attendant_id
        and (m.status <> 'active' or m.valid_to < p_today or has_sewadar_gone(a.area_id, a.sewadar_id)))
    else exists (select from badge_entitlement e
      where e.area_id = b.area_id and e.id = b.entitlement_id
        and (e.valid_to < p_today or has_sewadar_gone(e.area_id, e.sewadar_id)))
  end
$$;
comment on function is_badge_record_ended is
  'Whether the record by which somebody carries a badge has ended: inactive, deceased, transferred, or past its last day. Called by the gate; revoked_badges asks the same of all badges at once.';

create or replace function revoked_badges(p_today date, p_limit int)
  returns table (kind text, type smallint, reason text, numbers int[])
  language sql stable security definer set search_path = public, pg_temp as $$
  with ended as (
    select b.id from badge b where b.area_id = context_area() and (b.status in (40, 50, 60, 70) or b.valid_to < p_today)
  ), gone as (
    select s.area_id, s.id from sewadar s where s.area_id = context_area() and s.status in ('deceased', 'transferred')
  ), of_ended_records as (
    select b.id from sewadar s join badge b on b.area_id = s.area_id and b.sewadar_id = s.id
    where s.area_id = context_area() and s.status not in ('active', 'onLeave')
    union all
    select b.id from oae_member m join badge b on b.area_id = m.area_id and b.member_id = m.id
    where m.area_id = context_area() and (m.status <> 'active' or m.valid_to < p_today)
    union all
    select b.id from oae_member m join oae_attendant a on a.area_id = m.area_id and a.member_id = m.id
    join badge b on b.area_id = a.area_id and b.attendant_id = a.id
    where m.area_id = context_area() and (m.status <> 'active' or m.valid_to < p_today)
    union all
    select b.id from badge_entitlement e join badge b on b.area_id = e.area_id and b.entitlement_id = e.id
    where e.area_id = context_area() and e.valid_to < p_today
    union all
    select b.id from gone g join oae_member m on m.area_id = g.area_id and m.sewadar_id = g.id
    join badge b on b.area_id = m.area_id and b.member_id = m.id
    union all
    select b.id from gone g join oae_attendant a on a.area_id = g.area_id and a.sewadar_id = g.id
    join badge b on b.area_id = a.area_id and b.attendant_id = a.id
    union all
    select b.id from gone g join badge_entitlement e on e.area_id = g.area_id and e.sewadar_id = g.id
    join badge b on b.area_id = e.area_id and b.entitlement_id = e.id
  )
  select 'badge', b.type, b.reason, array_agg(b.number order by b.number)
  from (
    select b.type, b.number, case
      when b.status in (10, 20, 30) and b.valid_to >= p_today then 'notEntitled'
      when b.status <> 40 and exists (select from badge r where r.area_id = b.area_id and r.replaces = b.id) then 'replaced'
      when b.status = 60 then 'lost' when b.status = 70 then 'revoked' when b.status = 40 then 'returned' else 'expired' end as reason
    from badge b
    where b.area_id = context_area() and b.id in (select id from ended union select id from of_ended_records)
      and greatest(b.valid_to, b.printed_valid_to) >= p_today
    order by b.status_since desc
    limit p_limit
  ) b
  group by b.type, b.reason
$$;
