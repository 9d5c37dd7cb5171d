-- What the record of a sewadar says counts for every badge of that person, also where the badge hangs on another record.

create function has_sewadar_gone(p_area uuid, p_sewadar uuid) returns boolean
  language sql stable strict security definer set search_path = public, pg_temp as $$
  select exists (select from sewadar s where s.area_id = p_area and s.id = p_sewadar and s.status in ('deceased', 'transferred'))
$$;
comment on function has_sewadar_gone is
  'Whether a sewadar has died or went to another area. Then no other record of that person entitles to a badge; somebody who only stopped serving may well be an elder or attend one. As the owner, because the sewadar may be of another centre. Called where badges are issued and printed, and by is_badge_record_ended and pass_of_badge.';
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

create function pass_of_badge(p_type smallint, p_number int, p_today date)
  returns table (pass_code text, is_refused boolean, is_out_of_date boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(m.pass_code, a.pass_code),
    b.status not in (10, 20, 30, 50) or coalesce(has_sewadar_gone(b.area_id, coalesce(m.sewadar_id, a.sewadar_id)), false),
    b.status = 50 or p_today not between b.valid_from and b.valid_to
  from badge b
  left join oae_member m on m.area_id = b.area_id and m.id = b.member_id
  left join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
comment on function pass_of_badge is
  'The pass of the member or attendant of the enclosure who carries a badge with a verified signature; null for any other badge. Whether the badge was lost, returned or revoked, or the person has died or went to another area, and whether today is outside its days. As the owner, because members of other centres come to gatherings of the whole area; the gate then judges the pass as if it had been scanned. Called by the gate and the emergency view of the enclosure.';
revoke execute on function pass_of_badge from public;
grant execute on function pass_of_badge to sewa_app;

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

-- Photos of attendants ------------------------------------------------------------------------------------------------

create function attendant_photo(a oae_attendant) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(a.photo_id, (select s.photo_id from sewadar s where s.area_id = a.area_id and s.id = a.sewadar_id))
$$;
comment on function attendant_photo is
  'The photo of an attendant, or of the sewadar who attends. As the owner, so that a print and its digest mean the same photo whoever looks: the sewadar may be of another centre. Called where badges are listed, printed and verified; the picture itself is given by badge_photos and scanned_badge_photo.';

create function badge_photos(p_badges uuid[]) returns table (badge_id uuid, thumbnail_hash text, card_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, f.thumbnail_hash, f.card_hash
  from badge b
  left join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  left join oae_member m on m.area_id = b.area_id and m.id = b.member_id
  left join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
  left join badge_entitlement e on e.area_id = b.area_id and e.id = b.entitlement_id
  join attachment f on f.area_id = b.area_id and f.type = 5
    and f.id = coalesce(s.photo_id, m.photo_id, attendant_photo(a), e.photo_id)
  where b.area_id = context_area() and b.id = any (p_badges) and centre_in_scope(b.centre_id)
$$;
comment on function badge_photos is
  'The small pictures of those who carry badges in the caller''s sight. As the owner, because the attachment of an attendant who is a sewadar may be of another centre. Called by the list, which shows them, and by the print of cards; both have judged the right to the type.';
revoke execute on function attendant_photo, badge_photos from public;
grant execute on function attendant_photo, badge_photos to sewa_app;

create or replace function badge_digest(b badge)
  returns text
  language sql stable set search_path = public, pg_temp as $$
  select md5(jsonb_build_array(b.type, b.number, b.category, b.department, b.valid_from, b.valid_to, c.name,
      p.name, p.name_latin, p.relative_kind, p.relative_name, p.gender, p.birth_date, p.blood_group, p.photo_id, p.attends)::text)
  from centre c left join lateral (
    select s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.birth_date, s.blood_group, s.photo_id, '' as attends
    from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.relative_kind, m.relative_name, m.gender, m.birth_date, m.blood_group, m.photo_id, ''
    from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, '', '', a.gender, null, '', attendant_photo(a), m.name
    from oae_attendant a join oae_member m on m.area_id = a.area_id and m.id = a.member_id
    where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select e.name, e.name_latin, '', e.relative_name, e.gender, e.birth_date, '', e.photo_id, ''
    from badge_entitlement e where e.area_id = b.area_id and e.id = b.entitlement_id
  ) p on true
  where c.area_id = b.area_id and c.id = b.centre_id
$$;

create or replace function scanned_badge(p_type smallint, p_number integer, p_today date)
  returns table (id uuid, centre_name text, department text, valid_from date, valid_to date, status smallint, is_changed boolean,
    is_record_ended boolean, replaced_by int, name text, name_latin text, photo uuid, elder_name text, elder_name_latin text,
    elder_photo uuid, is_elder_inside boolean, helpers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, c.name, b.department, b.valid_from, b.valid_to, b.status,
    b.printed_digest is not null and is_card_outdated(b), is_badge_record_ended(b, p_today),
    (select r.number from badge r where r.area_id = b.area_id and r.replaces = b.id order by r.number desc limit 1),
    p.name, p.name_latin, p.photo_id, e.name, e.name_latin, e.photo_id,
    case when e.id is not null then exists (
      select from oae_gathering g join oae_arrival v on v.area_id = g.area_id and v.gathering_id = g.id
      where g.area_id = b.area_id and g.on_day = p_today and v.member_id = e.id and v.left_at is null) end,
    case when b.member_id is not null then (
      select jsonb_agg(jsonb_build_object('name', a.name, 'nameLatin', a.name_latin, 'phone', a.phone) order by a.place)
      from oae_attendant a where a.area_id = b.area_id and a.member_id = b.member_id and a.phone <> '') end
  from badge b
  join centre c on c.area_id = b.area_id and c.id = b.centre_id
  left join lateral (
    select s.name, s.name_latin, s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.photo_id from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, attendant_photo(a) from oae_attendant a where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select t.name, t.name_latin, t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id
  ) p on true
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id
  left join oae_member e on e.area_id = h.area_id and e.id = h.member_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;

create or replace function scanned_badge_photo(p_scan uuid, p_photo uuid)
  returns table (thumbnail_hash text, card_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.thumbnail_hash, f.card_hash
  from badge_scan n
  join badge b on b.area_id = n.area_id and b.id = n.badge_id
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id
  join attachment f on f.area_id = b.area_id and f.id = p_photo and f.type = 5
  where n.area_id = context_area() and n.id = p_scan and n.user_id = context_user() and n.created_at > now() - interval '1 hour'
    and (n.way = 'code' or centre_in_scope(b.centre_id))
    and p_photo in (
      (select s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id),
      (select m.photo_id from oae_member m where m.area_id = b.area_id and m.id = coalesce(b.member_id, h.member_id)),
      attendant_photo(h),
      (select t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id))
$$;

create or replace function note_outdated_cards_of()
  returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found uuid[];
begin
  case tg_table_name
    when 'sewadar' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.sewadar_id = new.id and b.print_count > 0)
        || array(select b.id from badge b join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
          where a.area_id = new.area_id and a.sewadar_id = new.id and a.photo_id is null and b.print_count > 0);
    when 'oae_member' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.member_id = new.id and b.print_count > 0)
        || array(select b.id from badge b join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
          where a.area_id = new.area_id and a.member_id = new.id and b.print_count > 0);
    when 'oae_attendant' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.attendant_id = new.id and b.print_count > 0);
    when 'badge_entitlement' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.entitlement_id = new.id and b.print_count > 0);
    when 'centre' then
      found := array(select b.id from badge b
        where b.area_id = new.area_id and b.centre_id = new.id and b.print_count > 0 and b.status in (10, 20, 30));
    when 'badge_key' then
      found := array(select b.id from badge b
        where b.area_id = new.area_id and b.printed_key = new.id and b.status in (10, 20, 30));
  end case;
  if cardinality(found) > 0 then perform note_outdated_badges(new.area_id, found); end if;
  return null;
end $$;
create or replace trigger oae_attendant_cards_outdated after update of name, name_latin, gender, photo_id, member_id, sewadar_id
  on oae_attendant for each row
  when ((old.name, old.name_latin, old.gender, old.photo_id, old.member_id, old.sewadar_id)
    is distinct from (new.name, new.name_latin, new.gender, new.photo_id, new.member_id, new.sewadar_id))
  execute function note_outdated_cards_of();

-- Cards that were printed without the photo of the sewadar.
insert into badge_outdated (area_id, badge_id)
select b.area_id, b.id from badge b join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
 where a.sewadar_id is not null and b.status in (10, 20, 30) and is_card_outdated(b)
on conflict do nothing;

-- Prints of people who move -------------------------------------------------------------------------------------------

create function release_moved_cards(p_area uuid, p_badges uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waiting uuid[];
begin
  -- One that is locked is at work, or being started or removed: whoever prints holds the print and waits for the badges.
  waiting := array(select p.id from badge_print p
    where p.area_id = p_area and (p.state in ('queued', 'failed') or (p.state = 'running' and p.updated_at < now() - interval '15 minutes'))
      and exists (select from badge_print_card c join badge b on b.area_id = c.area_id and b.id = c.badge_id
        where c.area_id = p.area_id and c.print_id = p.id and c.is_open and c.badge_id = any (p_badges) and b.centre_id <> c.centre_id)
    order by p.id for update of p skip locked);
  if cardinality(waiting) = 0 then return; end if;
  with released as (
    delete from badge_print_card c using badge b
     where c.area_id = p_area and c.print_id = any (waiting) and c.is_open and c.badge_id = any (p_badges)
       and b.area_id = c.area_id and b.id = c.badge_id and b.centre_id <> c.centre_id
    returning c.print_id
  ), counted as (
    select r.print_id, count(*)::int as cards from released r group by r.print_id
  ), emptied as (
    delete from badge_print p using counted r where p.area_id = p_area and p.id = r.print_id and p.cards <= r.cards
  )
  update badge_print p set cards = p.cards - r.cards, state = case p.state when 'running' then 'failed' else p.state end
    from counted r where p.area_id = p_area and p.id = r.print_id and p.cards > r.cards;
end $$;
comment on function release_moved_cards is
  'Takes the cards of badges that went to another centre out of prints that wait, and removes a print without cards: nobody at the centre would see it any more, and its other badges could not be printed. The new centre prints them. As the owner, because the mover need not see the print. Called by the triggers of badge and badge_print.';

create function release_moved_card() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform release_moved_cards(new.area_id, array[new.id]);
  return null;
end $$;
comment on function release_moved_card is 'A badge went to another centre. Trigger of badge.';
create trigger badge_moved_from_print after update of centre_id on badge for each row
  when (old.centre_id is distinct from new.centre_id) execute function release_moved_card();
comment on trigger badge_moved_from_print on badge is 'Its card does not wait at the old centre.';

create function release_cards_of_failed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform release_moved_cards(new.area_id,
    array(select c.badge_id from badge_print_card c where c.area_id = new.area_id and c.print_id = new.id and c.is_open));
  return null;
end $$;
comment on function release_cards_of_failed is
  'A print failed: badges that went to another centre while it was made are taken out. As the owner, because the maker does not see them. Trigger of badge_print.';
create trigger badge_print_failed after update of state on badge_print for each row
  when (new.state = 'failed' and old.state is distinct from new.state) execute function release_cards_of_failed();
comment on trigger badge_print_failed on badge_print is 'It waits again, without cards that nobody at its centre sees.';
revoke execute on function release_moved_cards, release_moved_card, release_cards_of_failed from public;

do $$
begin
  perform release_moved_cards(a.id, array(select c.badge_id from badge_print_card c where c.area_id = a.id and c.is_open)) from area a;
end $$;
