-- What a gate must know of older cards and of the people who carry them, and one valid badge of a type for a person whichever of
-- their records it hangs on.

alter table badge
  add column printed_valid_to date,
  add column is_renewed boolean not null default false;
comment on column badge.printed_valid_to is
  'The latest last day on any of its cards. A badge that was shortened since has cards whose code alone would still say valid.';
comment on column badge.is_renewed is 'Renewed since the last print: it waits for a new card.';
drop trigger badge_log on badge;
select log_changes('badge', title => 'number',
  unlogged => array['status_since', 'made_by', 'printed_digest', 'printed_key', 'printed_valid_to', 'is_renewed', 'undo']);
select describe_triggers('badge');
-- Any day that the badge ever had may stand on a card.
update badge b set printed_valid_to = greatest(b.valid_to, (
    select max((l.after ->> 'valid_to')::date) from change_log l
    where l.area_id = b.area_id and l.entity = 'badge' and l.row_id = b.id::text and l.after ? 'valid_to'))
 where b.print_count > 0;

create function is_badge_record_ended(b badge, p_today date) returns boolean language sql stable set search_path = public, pg_temp as $$
  select case
    when b.sewadar_id is not null then exists (select from sewadar s
      where s.area_id = b.area_id and s.id = b.sewadar_id and s.status not in ('active', 'onLeave'))
    when b.member_id is not null then exists (select from oae_member m
      where m.area_id = b.area_id and m.id = b.member_id and (m.status <> 'active' or m.valid_to < p_today))
    when b.attendant_id is not null then exists (select from oae_attendant a
      join oae_member m on m.area_id = a.area_id and m.id = a.member_id
      where a.area_id = b.area_id and a.id = b.attendant_id and (m.status <> 'active' or m.valid_to < p_today))
    else exists (select from badge_entitlement e
      where e.area_id = b.area_id and e.id = b.entitlement_id and e.valid_to < p_today)
  end
$$;
comment on function is_badge_record_ended is
  'Whether the record by which somebody carries a badge has ended: inactive, deceased, or past its last day. Called by the gate; revoked_badges asks the same of all badges at once.';

drop function scanned_badge;
-- As before, and whether the person's record has ended. Whoever asks has scanned a verified code or sees the badge.
create function scanned_badge(p_type smallint, p_number int, p_today date)
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
    select a.name, a.name_latin, a.photo_id from oae_attendant a where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select t.name, t.name_latin, t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id
  ) p on true
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id
  left join oae_member e on e.area_id = h.area_id and e.id = h.member_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
comment on function scanned_badge is
  'What a gate shows of a badge of the area: whether it is valid, and who carries it. As the owner, because badges of every centre come to a gate. Called for a verified signature, or a badge in the caller''s sight.';

create or replace function revoked_badges(p_today date, p_limit int)
  returns table (kind text, type smallint, reason text, numbers int[])
  language sql stable security definer set search_path = public, pg_temp as $$
  with ended as (
    select b.id from badge b where b.area_id = context_area() and (b.status in (40, 50, 60, 70) or b.valid_to < p_today)
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
comment on function revoked_badges is
  'The numbers of badges of the whole area that are refused although the code on a card of theirs would say valid: what a device needs to refuse them without a connection. Numbers only; as the owner, because badges of every centre come to a gate. Called by the verify page.';

create or replace function carrier_of_badge(p_type smallint, p_number int, p_today date) returns table (sewadar_number int, is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.number, b.status in (10, 20, 30) and p_today between b.valid_from and b.valid_to and not is_badge_record_ended(b, p_today)
  from badge b join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;

revoke execute on function is_badge_record_ended, scanned_badge from public;
grant execute on function scanned_badge to sewa_app;

drop function revoked_passes;
create function revoked_passes(p_today date, p_limit int) returns int[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(p.number order by p.number), '{}') from (
    select number from vehicle_pass
    where area_id = context_area() and revoked_at is not null and (valid_to is null or valid_to >= p_today)
    order by revoked_at desc limit p_limit) p
$$;
comment on function revoked_passes is
  'The numbers of vehicle passes of the whole area that are refused although their last day has not come. As the owner, because vehicles of every centre come to a gate. Called by the verify page.';
revoke execute on function revoked_passes from public;
grant execute on function revoked_passes to sewa_app;

-- One person ----------------------------------------------------------------------------------------------------------

create function has_valid_badge(p_type smallint, p_holder uuid, p_except uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from badge b where b.area_id = context_area() and b.sewadar_id = p_holder
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except
    union all
    select from badge b where b.area_id = context_area() and b.attendant_id = p_holder
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except
    union all
    select from badge b where b.area_id = context_area() and b.member_id in (
        select p_holder union all select o.id from oae_member m join oae_member o on o.area_id = m.area_id and o.sewadar_id = m.sewadar_id
        where m.area_id = context_area() and m.id = p_holder)
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except
    union all
    select from badge b where b.area_id = context_area() and b.entitlement_id in (
        select p_holder union all select o.id from badge_entitlement e
        join badge_entitlement o on o.area_id = e.area_id and o.sewadar_id = e.sewadar_id
        where e.area_id = context_area() and e.id = p_holder)
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except)
$$;
comment on function has_valid_badge is
  'Whether a person has a valid badge of a type besides the excepted one, by this record or another of the same kind and sewadar. An attendant has one for each elder. As the owner, because the other record may be out of the user''s sight. Called when badges are issued, replaced, given back by an undo, and merged.';

create or replace function keep_one_badge() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 70 and new.reason = '#merged' and new.undo ? 'merged' then
    -- The merge is undone.
    new.status := (new.undo ->> 'merged')::smallint;
    new.reason := '';
    new.undo := null;
  end if;
  if new.status in (10, 20, 30) and has_valid_badge(new.type, new.sewadar_id, new.id) then
    new.undo := jsonb_build_object('merged', new.status);
    new.status := 70;
    new.status_since := now();
    new.reason := '#merged';
  end if;
  return new;
end $$;

create function keep_one_badge_of_record() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The merge is undone.
  update badge b set status = (b.undo ->> 'merged')::smallint, status_since = now(), reason = '', undo = null
   where b.area_id = new.area_id and new.id in (b.member_id, b.entitlement_id)
     and b.status = 70 and b.reason = '#merged' and b.undo ? 'merged' and not has_valid_badge(b.type, new.id, b.id);
  update badge b set status = 70, status_since = now(), reason = '#merged', undo = jsonb_build_object('merged', b.status)
   where b.area_id = new.area_id and new.id in (b.member_id, b.entitlement_id)
     and b.status in (10, 20, 30) and has_valid_badge(b.type, new.id, b.id);
  return null;
end $$;
comment on function keep_one_badge_of_record is
  'As keep_one_badge, for records that name a sewadar: after a merge of two sewadars they are of one person. Trigger of oae_member and badge_entitlement.';
-- Only by a merge, which runs as the owner: whoever corrects a record by hand ends no badge by it.
create trigger oae_member_badges_merged after update of sewadar_id on oae_member for each row
  when (old.sewadar_id is distinct from new.sewadar_id and old.sewadar_id is not null and new.sewadar_id is not null
    and current_user <> 'sewa_app') execute function keep_one_badge_of_record();
create trigger badge_entitlement_badges_merged after update of sewadar_id on badge_entitlement for each row
  when (old.sewadar_id is distinct from new.sewadar_id and old.sewadar_id is not null and new.sewadar_id is not null
    and current_user <> 'sewa_app') execute function keep_one_badge_of_record();
comment on trigger oae_member_badges_merged on oae_member is 'A merge never leaves one person with two valid badges of a type.';
comment on trigger badge_entitlement_badges_merged on badge_entitlement is 'A merge never leaves one person with two valid badges of a type.';

revoke execute on function has_valid_badge, keep_one_badge_of_record from public;
grant execute on function has_valid_badge to sewa_app;

-- A token is not printed when its number is taken, only when its print is made.
alter table quick_token alter column print_count set default 0, drop constraint quick_token_print_count_check,
  add constraint quick_token_print_count_check check (print_count >= 0);
alter table quick_token disable trigger user;
update quick_token set print_count = print_count - 1;
alter table quick_token enable trigger user;
