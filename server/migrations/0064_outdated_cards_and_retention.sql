-- Which cards no longer show what the record says, so that devices know it without a connection; which key signed the code on
-- a card; and how long scans and files of prints are kept.

alter table badge add column printed_key text check (printed_key ~ '^[0-9A-Z]{1,8}$');
comment on column badge.printed_key is 'The key that signed the code of the last print. A card whose key was withdrawn is refused and must be printed again.';
create index badge_printed_key on badge (area_id, printed_key) where printed_key is not null and status in (10, 20, 30);

alter table badge_key add column withdrawn_reason text not null default '' check (length(withdrawn_reason) <= 200);
comment on column badge_key.withdrawn_reason is 'Why it is no longer trusted, in the words of whoever withdrew it.';

drop trigger badge_log on badge;
select log_changes('badge', title => 'number', unlogged => array['status_since', 'made_by', 'printed_digest', 'printed_key', 'undo']);
select describe_triggers('badge');

create function is_card_outdated(b badge) returns boolean language sql stable set search_path = public, pg_temp as $$
  select b.print_count > 0 and (b.printed_digest is distinct from badge_digest(b)
    or exists (select from badge_key k where k.area_id = b.area_id and k.id = b.printed_key and k.withdrawn_at is not null))
$$;
comment on function is_card_outdated is
  'Whether a print would show something else than the last one did, or its code is signed by a withdrawn key. Called by the list, the check before printing, the gate and the triggers that keep badge_outdated.';

create table badge_outdated (
  area_id uuid not null references area,
  badge_id uuid not null,
  primary key (area_id, badge_id),
  foreign key (area_id, badge_id) references badge (area_id, id) on delete cascade
);
comment on table badge_outdated is
  'Valid badges whose card is out of date, kept by triggers: devices fetch the list every few minutes, and working it out for every badge each time would cost seconds.';
alter table badge_outdated enable row level security;

create function note_outdated_badges(p_area uuid, p_badges uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A print and a change of the record at the same moment: whoever comes second sees the other's work.
  perform from badge b where b.area_id = p_area and b.id = any (p_badges) order by b.id for no key update;
  with judged as (
    select b.id, b.status in (10, 20, 30) and is_card_outdated(b) as is_outdated
    from badge b where b.area_id = p_area and b.id = any (p_badges)
  ), current as (
    delete from badge_outdated o using judged j where o.area_id = p_area and o.badge_id = j.id and not j.is_outdated
  )
  insert into badge_outdated (area_id, badge_id) select p_area, j.id from judged j where j.is_outdated on conflict do nothing;
end $$;
comment on function note_outdated_badges is 'Judges anew whether cards are out of date. Called by the triggers of badges and of what their cards show.';

create function note_outdated_badge() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_outdated_badges(new.area_id, array[new.id]);
  return null;
end $$;
comment on function note_outdated_badge is 'As the owner, because the application does not write badge_outdated. Trigger of badge.';
create trigger badge_noted_outdated after update of category, department, valid_from, valid_to, centre_id, status,
    printed_digest, printed_key, sewadar_id, member_id, attendant_id, entitlement_id on badge for each row
  when (new.print_count > 0) execute function note_outdated_badge();
comment on trigger badge_noted_outdated on badge is 'Keeps badge_outdated.';

create function note_outdated_cards_of() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found uuid[];
begin
  case tg_table_name
    when 'sewadar' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.sewadar_id = new.id and b.print_count > 0);
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
comment on function note_outdated_cards_of is
  'What a card shows was changed: judges the cards anew. As the owner, because badges of other centres are out of the user''s sight. Trigger of people, centres and keys.';
create trigger sewadar_cards_outdated after update of name, name_latin, relative_kind, relative_name, gender, birth_date, blood_group, photo_id
  on sewadar for each row
  when ((old.name, old.name_latin, old.relative_kind, old.relative_name, old.gender, old.birth_date, old.blood_group, old.photo_id)
    is distinct from (new.name, new.name_latin, new.relative_kind, new.relative_name, new.gender, new.birth_date, new.blood_group, new.photo_id))
  execute function note_outdated_cards_of();
create trigger oae_member_cards_outdated after update of name, name_latin, relative_kind, relative_name, gender, birth_date, blood_group, photo_id
  on oae_member for each row
  when ((old.name, old.name_latin, old.relative_kind, old.relative_name, old.gender, old.birth_date, old.blood_group, old.photo_id)
    is distinct from (new.name, new.name_latin, new.relative_kind, new.relative_name, new.gender, new.birth_date, new.blood_group, new.photo_id))
  execute function note_outdated_cards_of();
create trigger oae_attendant_cards_outdated after update of name, name_latin, gender, photo_id, member_id on oae_attendant for each row
  when ((old.name, old.name_latin, old.gender, old.photo_id, old.member_id)
    is distinct from (new.name, new.name_latin, new.gender, new.photo_id, new.member_id))
  execute function note_outdated_cards_of();
create trigger badge_entitlement_cards_outdated after update of name, name_latin, relative_name, gender, birth_date, photo_id
  on badge_entitlement for each row
  when ((old.name, old.name_latin, old.relative_name, old.gender, old.birth_date, old.photo_id)
    is distinct from (new.name, new.name_latin, new.relative_name, new.gender, new.birth_date, new.photo_id))
  execute function note_outdated_cards_of();
create trigger centre_cards_outdated after update of name on centre for each row
  when (old.name is distinct from new.name) execute function note_outdated_cards_of();
create trigger badge_key_cards_outdated after update of withdrawn_at on badge_key for each row
  when (old.withdrawn_at is distinct from new.withdrawn_at) execute function note_outdated_cards_of();
comment on trigger sewadar_cards_outdated on sewadar is 'Keeps badge_outdated.';
comment on trigger oae_member_cards_outdated on oae_member is 'Keeps badge_outdated, also for the attendants, whose cards name the member.';
comment on trigger oae_attendant_cards_outdated on oae_attendant is 'Keeps badge_outdated.';
comment on trigger badge_entitlement_cards_outdated on badge_entitlement is 'Keeps badge_outdated.';
comment on trigger centre_cards_outdated on centre is 'Keeps badge_outdated: a card names its centre.';
comment on trigger badge_key_cards_outdated on badge_key is 'Keeps badge_outdated: cards that a withdrawn key signed are printed again.';

insert into badge_outdated (area_id, badge_id)
select b.area_id, b.id from badge b where b.status in (10, 20, 30) and is_card_outdated(b);

create function outdated_badges(p_today date, p_limit int) returns table (type smallint, numbers int[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.type, array_agg(b.number order by b.number)
  from (
    select b.type, b.number from badge_outdated o join badge b on b.area_id = o.area_id and b.id = o.badge_id
    where o.area_id = context_area() and b.status in (10, 20, 30) and b.valid_to >= p_today
    order by b.type, b.number
    limit p_limit
  ) b
  group by b.type
$$;
comment on function outdated_badges is
  'The numbers of valid badges of the whole area whose card is out of date. Numbers only; as the owner, because badges of every centre come to a gate. Called by the verify page, whose devices keep them.';

-- As before, and with cards of a withdrawn key.
create or replace function scanned_badge(p_type smallint, p_number int, p_is_signed boolean, p_today date)
  returns table (id uuid, centre_name text, department text, valid_from date, valid_to date, status smallint, is_changed boolean,
    replaced_by int, name text, name_latin text, photo uuid, elder_name text, elder_name_latin text, elder_photo uuid,
    is_elder_inside boolean, helpers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, c.name, b.department, b.valid_from, b.valid_to, b.status,
    b.printed_digest is not null and is_card_outdated(b),
    (select r.number from badge r where r.area_id = b.area_id and r.replaces = b.id order by r.number desc limit 1),
    p.name, p.name_latin, p.photo_id, e.name, e.name_latin, e.photo_id,
    case when e.id is not null then exists (
      select from oae_gathering g join oae_arrival v on v.area_id = g.area_id and v.gathering_id = g.id
      where g.area_id = b.area_id and g.on_day = p_today and v.member_id = e.id and v.left_at is null) end,
    case when k.is_told and b.member_id is not null then (
      select jsonb_agg(jsonb_build_object('name', a.name, 'nameLatin', a.name_latin, 'phone', a.phone) order by a.place)
      from oae_attendant a where a.area_id = b.area_id and a.member_id = b.member_id and a.phone <> '') end
  from badge b
  join centre c on c.area_id = b.area_id and c.id = b.centre_id
  cross join lateral (select p_is_signed or centre_in_scope(b.centre_id) as is_told) k
  left join lateral (
    select s.name, s.name_latin, s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.photo_id from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, a.photo_id from oae_attendant a where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select t.name, t.name_latin, t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id
  ) p on k.is_told
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id and k.is_told
  left join oae_member e on e.area_id = h.area_id and e.id = h.member_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;

-- Files of prints show names and faces.
create function forget_files_of_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from badge_print_file f using badge_print_card c
   where c.area_id = new.area_id and c.badge_id = new.id and f.area_id = c.area_id and f.print_id = c.print_id;
  return null;
end $$;
comment on function forget_files_of_person is
  'Whoever is erased or taken off goes out of the files of prints at once; the others on them are printed anew. As the owner, because the print may be out of the user''s sight. Trigger of badge.';
create trigger badge_files_forgotten after update of sewadar_id, member_id, attendant_id, entitlement_id on badge for each row
  when (num_nonnulls(old.sewadar_id, old.member_id, old.attendant_id, old.entitlement_id) = 1
    and num_nonnulls(new.sewadar_id, new.member_id, new.attendant_id, new.entitlement_id) = 0)
  execute function forget_files_of_person();
comment on trigger badge_files_forgotten on badge is 'Removes the files of prints with the card of somebody who is erased or taken off.';

create function forget_badges_of_erased() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nobodys constant uuid[] := array(select b.id from badge b where b.area_id = new.area_id
    and num_nonnulls(b.sewadar_id, b.member_id, b.attendant_id, b.entitlement_id) = 0);
  scans uuid[];
begin
  scans := array(select s.id from badge_scan s where s.area_id = new.area_id and s.badge_id = any (nobodys));
  delete from badge_scan where area_id = new.area_id and id = any (scans);
  update badge_print_card set reason = '' where area_id = new.area_id and badge_id = any (nobodys) and reason <> '';
  update change_log set before = null, after = null, title = ''
   where area_id = new.area_id and (before is not null or after is not null or title <> '')
     and ((entity = 'badge_scan' and row_id = any (scans::text[]))
       or (entity = 'badge_print_card' and row_id = any (nobodys::text[])));
  return null;
end $$;
comment on function forget_badges_of_erased is
  'Where a badge of an erased person was scanned, and the words with which its card was printed again, go with the person. As the owner, because the application may not change the log. Trigger of erasure.';
create trigger erasure_badges_forgotten after insert on erasure for each row execute function forget_badges_of_erased();
comment on trigger erasure_badges_forgotten on erasure is 'Takes scans and reasons of prints along.';

create index badge_scan_made on badge_scan (created_at);
create function forget_old_scans(p_most int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old badge_scan[];
begin
  old := array(select s from badge_scan s where s.created_at < now() - interval '30 days' limit p_most);
  delete from badge_scan s using unnest(old) o where s.area_id = o.area_id and s.id = o.id;
  update change_log c set before = null, after = null, title = '' from unnest(old) o
   where c.area_id = o.area_id and c.entity = 'badge_scan' and c.row_id = o.id::text;
  return cardinality(old);
end $$;
comment on function forget_old_scans is
  'Deletes the scans of gates of all areas after 30 days, in table and log: they tell who was where. Called by the housekeeping, which belongs to no area: so it runs as the owner.';

revoke execute on function is_card_outdated, note_outdated_badges, note_outdated_badge, note_outdated_cards_of, outdated_badges,
  forget_files_of_person, forget_badges_of_erased, forget_old_scans from public;
grant execute on function is_card_outdated, outdated_badges, forget_old_scans to sewa_app;
