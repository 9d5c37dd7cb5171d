-- Badges with a person: issued under a number that counts up by area and type, valid for some days, one valid badge of a
-- type for a person at a time. A badge is never deleted: its number and what became of it stay.

create table badge (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  type smallint not null check (type in (1, 2, 3, 4, 5, 10, 11)),
  number int not null check (number > 0),
  category text not null default '' check (length(category) <= 20),
  sewadar_id uuid,
  member_id uuid,
  attendant_id uuid,
  entitlement_id uuid,
  department text not null default '' check (length(department) <= 80),
  valid_from date not null,
  valid_to date not null,
  status smallint not null default 10 check (status in (10, 20, 30, 40, 50, 60, 70)),
  status_since timestamptz not null default now(),
  reason text not null default '' check (length(reason) <= 500),
  print_count int not null default 0 check (print_count >= 0),
  spoiled_count int not null default 0 check (spoiled_count >= 0),
  printed_at timestamptz,
  printed_digest text,
  printed_centre_id uuid,
  replaces uuid,
  undo jsonb,
  made_by uuid not null,
  made_by_name text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint badge_number unique (area_id, type, number),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  foreign key (area_id, member_id) references oae_member (area_id, id) on delete set null (member_id),
  foreign key (area_id, attendant_id) references oae_attendant (area_id, id) on delete set null (attendant_id),
  foreign key (area_id, entitlement_id) references badge_entitlement (area_id, id) on delete set null (entitlement_id),
  foreign key (area_id, printed_centre_id) references centre (area_id, id),
  foreign key (area_id, replaces) references badge (area_id, id),
  constraint badge_person check (num_nonnulls(sewadar_id, member_id, attendant_id, entitlement_id) <= 1),
  constraint badge_validity check (valid_to >= valid_from)
);
create unique index badge_one_for_sewadar on badge (area_id, sewadar_id, type) where status in (10, 20, 30);
create unique index badge_one_for_member on badge (area_id, member_id, type) where status in (10, 20, 30);
create unique index badge_one_for_attendant on badge (area_id, attendant_id, type) where status in (10, 20, 30);
create unique index badge_one_for_entitlement on badge (area_id, entitlement_id, type) where status in (10, 20, 30);
create index badge_sewadar on badge (area_id, sewadar_id) where sewadar_id is not null;
create index badge_member on badge (area_id, member_id) where member_id is not null;
create index badge_attendant on badge (area_id, attendant_id) where attendant_id is not null;
create index badge_entitlement_of on badge (area_id, entitlement_id) where entitlement_id is not null;
create index badge_valid_to on badge (area_id, valid_to) where status in (10, 20, 30);
create index badge_centre on badge (area_id, centre_id);
create index badge_printed_centre on badge (area_id, printed_centre_id) where printed_centre_id is not null;
create index badge_replaces on badge (area_id, replaces) where replaces is not null;
comment on table badge is 'A badge of one of the seven types: who carries it, how long it is valid, and what became of it. Never deleted.';
comment on column badge.type is 'As the specification numbers them: 1 Permanent, 2 Temporary, 3 Buzurag, 4 OAE Attendant, 5 Sangat, 10 OAE Permanent, 11 OAE Temporary.';
comment on column badge.number is 'Counts up by area and type, without gaps.';
comment on column badge.category is 'A category key of the specification, such as category.6; empty for a type without one.';
comment on column badge.sewadar_id is 'At most one of the four persons is set; none: the person was erased or taken off.';
comment on column badge.status is '10 requested, 20 printed, 30 issued, 40 returned, 50 expired, 60 lost, 70 revoked. The first three are valid until their last day.';
comment on column badge.printed_digest is 'A digest of what the last print showed: where it differs from what a print would show now, the card is out of date.';
comment on column badge.reason is 'Why it was lost or revoked, in the words of whoever did it, or one of the portal''s own reasons: #merged, #removed, #transferred.';
comment on column badge.printed_centre_id is 'The centre that the last print names.';
comment on column badge.undo is 'The last move, so that it can be undone.';
comment on column badge.replaces is 'The lost or revoked badge in whose place this one was issued.';
comment on index badge_one_for_sewadar is 'A person has at most one valid badge of a type, whoever writes.';
select make_resource_table('badge', title => 'number', unlogged => array['status_since', 'made_by', 'printed_digest', 'undo'],
  acts => 'select, insert, update');

create function revoke_badges_of() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update badge set
    status = case when status in (10, 20, 30) then 70 else status end,
    status_since = case when status in (10, 20, 30) then now() else status_since end,
    reason = case when status in (10, 20, 30) then '#removed' else reason end,
    undo = null,
    sewadar_id = nullif(sewadar_id, old.id), member_id = nullif(member_id, old.id),
    attendant_id = nullif(attendant_id, old.id), entitlement_id = nullif(entitlement_id, old.id)
   where area_id = old.area_id and case tg_table_name
     when 'sewadar' then sewadar_id = old.id
     when 'oae_member' then member_id = old.id
     when 'oae_attendant' then attendant_id = old.id
     else entitlement_id = old.id end;
  return old;
end $$;
comment on function revoke_badges_of is
  'Whoever is taken off loses the name on the badges; the badges stay and are no longer valid. As the owner, because badges of other centres are out of the user''s sight. Trigger of the four kinds of persons.';
-- The application's own deletion of a sewadar with badges is refused by the foreign key instead.
create trigger sewadar_badges_revoked before delete on sewadar for each row
  when (current_user <> 'sewa_app') execute function revoke_badges_of();
create trigger oae_member_badges_revoked before delete on oae_member for each row execute function revoke_badges_of();
create trigger oae_attendant_badges_revoked before delete on oae_attendant for each row execute function revoke_badges_of();
create trigger badge_entitlement_badges_revoked before delete on badge_entitlement for each row execute function revoke_badges_of();
comment on trigger sewadar_badges_revoked on sewadar is 'Revokes the badges of a sewadar whose record goes.';
comment on trigger oae_member_badges_revoked on oae_member is 'Revokes the badges of a deleted member.';
comment on trigger oae_attendant_badges_revoked on oae_attendant is 'Revokes the badge of an attendant who is taken off.';
comment on trigger badge_entitlement_badges_revoked on badge_entitlement is 'Revokes the badge of a deleted entitlement.';

create function badges_follow() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update badge set centre_id = new.centre_id
   where area_id = new.area_id and case tg_table_name
     when 'sewadar' then sewadar_id = new.id
     when 'oae_member' then member_id = new.id
     when 'oae_attendant' then attendant_id = new.id
     else entitlement_id = new.id end;
  return null;
end $$;
comment on function badges_follow is
  'The badges of a person go along to the new centre. As the owner, because that may be out of the mover''s sight. Trigger of the four kinds of persons.';
create trigger sewadar_badges_moved after update of centre_id on sewadar for each row
  when (old.centre_id is distinct from new.centre_id) execute function badges_follow();
create trigger oae_member_badges_moved after update of centre_id on oae_member for each row
  when (old.centre_id is distinct from new.centre_id) execute function badges_follow();
create trigger oae_attendant_badges_moved after update of centre_id on oae_attendant for each row
  when (old.centre_id is distinct from new.centre_id) execute function badges_follow();
create trigger badge_entitlement_badges_moved after update of centre_id on badge_entitlement for each row
  when (old.centre_id is distinct from new.centre_id) execute function badges_follow();
comment on trigger sewadar_badges_moved on sewadar is 'The badges follow to the new centre.';
comment on trigger oae_member_badges_moved on oae_member is 'The badges follow to the new centre.';
comment on trigger oae_attendant_badges_moved on oae_attendant is 'The badge follows to the new centre.';
comment on trigger badge_entitlement_badges_moved on badge_entitlement is 'The badge follows to the new centre.';

create function revoke_transferred_badges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update badge set status = 70, status_since = now(), reason = '#transferred', undo = null
   where area_id = new.area_id and sewadar_id = new.id and status in (10, 20, 30);
  return null;
end $$;
comment on function revoke_transferred_badges is
  'Whoever goes to another area gets a badge there; numbers count by area. As the owner, because the accepting area does not see this one. Trigger of sewadar.';
create trigger sewadar_badges_transferred after update of status on sewadar for each row
  when (new.status = 'transferred' and old.status is distinct from new.status) execute function revoke_transferred_badges();
comment on trigger sewadar_badges_transferred on sewadar is 'A transfer to another area ends the badges of this one.';

create function keep_one_badge() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 70 and new.reason = '#merged' and new.undo ? 'merged' then
    -- The merge is undone.
    new.status := (new.undo ->> 'merged')::smallint;
    new.reason := '';
    new.undo := null;
  end if;
  if new.status in (10, 20, 30) and exists (select from badge b
      where b.area_id = new.area_id and b.sewadar_id = new.sewadar_id and b.type = new.type and b.id <> new.id
        and b.status in (10, 20, 30)) then
    new.undo := jsonb_build_object('merged', new.status);
    new.status := 70;
    new.status_since := now();
    new.reason := '#merged';
  end if;
  return new;
end $$;
comment on function keep_one_badge is
  'Two records of one person with a valid badge of one type each: that of the merged record is revoked, and valid again when the merge is undone. In the database, because a merge moves every reference by the catalogue. Trigger of badge.';
create trigger badge_merged before update of sewadar_id on badge for each row
  when (old.sewadar_id is distinct from new.sewadar_id and old.sewadar_id is not null and new.sewadar_id is not null)
  execute function keep_one_badge();
comment on trigger badge_merged on badge is 'A merge never leaves one person with two valid badges of a type.';

create function badge_digest(b badge) returns text language sql stable set search_path = public, pg_temp as $$
  select md5(jsonb_build_array(b.type, b.number, b.category, b.department, b.valid_from, b.valid_to, c.name,
      p.name, p.name_latin, p.relative_kind, p.relative_name, p.gender, p.birth_date, p.blood_group, p.photo_id, p.attends)::text)
  from centre c left join lateral (
    select s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.birth_date, s.blood_group, s.photo_id, '' as attends
    from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.relative_kind, m.relative_name, m.gender, m.birth_date, m.blood_group, m.photo_id, ''
    from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, '', '', a.gender, null, '', a.photo_id, m.name
    from oae_attendant a join oae_member m on m.area_id = a.area_id and m.id = a.member_id
    where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select e.name, e.name_latin, '', e.relative_name, e.gender, e.birth_date, '', e.photo_id, ''
    from badge_entitlement e where e.area_id = b.area_id and e.id = b.entitlement_id
  ) p on true
  where c.area_id = b.area_id and c.id = b.centre_id
$$;
comment on function badge_digest is
  'A digest of what a card can show of a badge and its person. Written when a print is recorded, and compared afterwards by the list and the check before printing; in the database, because the list filters by it.';

create function expire_badges(p_today date, p_most int) returns int
  language sql security definer set search_path = public, pg_temp as $$
  with expired as (
    update badge b set status = 50, status_since = now(), undo = null
    from (select o.area_id, o.id from badge o
      where o.status in (10, 20, 30) and o.valid_to < p_today limit p_most for update skip locked) o
    where b.area_id = o.area_id and b.id = o.id
    returning 1)
  select count(*)::int from expired
$$;
comment on function expire_badges is
  'Badges of all areas whose last day is past become expired. Called by the housekeeping, which belongs to no area: so it runs as the owner.';

-- As before, and badges: who carried them is forgotten, what was valid when stays.
create or replace function erase_person(p_entity text, p_id uuid, p_reason text) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant uuid := context_area();
  place uuid;
  num int;
  sewadars uuid[] := '{}';
  members uuid[] := '{}';
  applications uuid[] := '{}';
  attendants uuid[];
  passes uuid[];
  entitlements uuid[];
  badges uuid[];
  transfers uuid[];
  arrivals uuid[];
  renewals uuid[];
  hashes text[];
  gone text[];
  attachments int;
  entries int;
  kept jsonb;
  report jsonb;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  execute case p_entity
    when 'sewadar' then 'select centre_id, number from sewadar where area_id = $1 and id = $2 for update'
    when 'oae_member' then 'select centre_id, number from oae_member where area_id = $1 and id = $2 for update'
    when 'application' then 'select centre_id, number from application where area_id = $1 and id = $2 for update'
  end into place, num using here, p_id;
  if place is null or not centre_in_scope(place) then raise exception 'no such record' using errcode = 'no_data_found'; end if;

  -- One person: records merged into this one, the enclosure's member, what they applied with.
  case p_entity
    when 'sewadar' then
      with recursive same as (
        select p_id as id union select s.id from sewadar s join same on s.merged_into = same.id where s.area_id = here)
      select array_agg(id) into sewadars from same;
      members := array(select id from oae_member where area_id = here and sewadar_id = any (sewadars));
    when 'oae_member' then members := array[p_id];
    else applications := array[p_id];
  end case;
  applications := applications || array(select id from application where area_id = here
    and (sewadar_id = any (sewadars) or result_sewadar_id = any (sewadars) or result_member_id = any (members)));
  attendants := array(select id from oae_attendant where area_id = here and member_id = any (members));
  arrivals := array(select id from oae_arrival where area_id = here and (member_id = any (members) or attendant_id = any (attendants)));
  renewals := array(select id from oae_renewal where area_id = here and member_id = any (members));
  transfers := array(select id from transfer_request where area_id = here and sewadar_id = any (sewadars));
  -- With a single application goes what it made for somebody who is in no other record; what belongs to a sewadar stays.
  passes := array(select id from vehicle_pass where area_id = here and (sewadar_id = any (sewadars)
    or ((p_entity <> 'application' or sewadar_id is null)
      and id in (select result_pass_id from application where area_id = here and id = any (applications)))));
  entitlements := array(select id from badge_entitlement where area_id = here and (sewadar_id = any (sewadars)
    or ((p_entity <> 'application' or sewadar_id is null)
      and id in (select result_entitlement_id from application where area_id = here and id = any (applications)))));
  badges := array(select id from badge where area_id = here and (sewadar_id = any (sewadars) or member_id = any (members)
    or attendant_id = any (attendants) or entitlement_id = any (entitlements)));

  kept := jsonb_strip_nulls(jsonb_build_object(
    'attendants', nullif((select count(*) from oae_attendant where area_id = here and sewadar_id = any (sewadars) and not member_id = any (members)), 0),
    'passes', nullif(cardinality(passes), 0),
    'entitlements', nullif(cardinality(entitlements), 0),
    'badges', nullif(cardinality(badges), 0),
    'elsewhere', nullif((select count(*) from transfer_request where area_id = here and id = any (transfers) and new_sewadar_id is not null), 0),
    'sewadars', nullif((select count(*) from sewadar s where s.area_id = here and not s.id = any (sewadars)
      and (s.id in (select m.sewadar_id from oae_member m where m.area_id = here and m.id = any (members))
        or s.id in (select coalesce(a.result_sewadar_id, a.sewadar_id) from application a where a.area_id = here and a.id = any (applications)))), 0),
    'members', nullif((select count(*) from oae_member m where m.area_id = here and not m.id = any (members)
      and m.id in (select a.result_member_id from application a where a.area_id = here and a.id = any (applications))), 0)));

  select array_agg(distinct h), count(distinct t.id) into hashes, attachments
    from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
   where t.area_id = here and h is not null
     and t.owner_id = any (sewadars || members || applications || attendants || entitlements);

  delete from attachment where area_id = here and owner_id = any (sewadars || members || applications || attendants || entitlements);
  delete from transfer_request where area_id = here and id = any (transfers);
  delete from application where area_id = here and id = any (applications);
  update oae_attendant set sewadar_id = null where area_id = here and sewadar_id = any (sewadars) and not member_id = any (members);
  -- A badge keeps its number and its days; nobody enters with it any more.
  update badge set sewadar_id = null, member_id = null, attendant_id = null, entitlement_id = null, undo = null,
    status = case when status in (10, 20, 30) then 70 else status end,
    status_since = case when status in (10, 20, 30) then now() else status_since end,
    reason = case when status in (10, 20, 30) then '#removed' when left(reason, 1) = '#' then reason else '' end
   where area_id = here and id = any (badges);
  delete from oae_member where area_id = here and id = any (members);
  -- Numbers and validity stay: a number is not given twice, and the gate knows what was valid.
  update vehicle_pass set sewadar_id = null, name = '—', phone = '', vehicle_number = '—' where area_id = here and id = any (passes);
  update badge_entitlement set sewadar_id = null, name = '—', name_latin = '', relative_name = '', birth_date = null, phone = '', address = ''
   where area_id = here and id = any (entitlements);
  delete from sewadar where area_id = here and id = any (sewadars);

  -- That something was done, when and by whom stays; what it said does not. The deletions above are among it.
  gone := (sewadars || members || applications || attendants || arrivals || renewals || transfers || passes || entitlements || badges)::text[];
  update change_log set before = null, after = null, title = ''
   where area_id = here and entity = any (array['sewadar', 'sewadar_department', 'sewadar_merge', 'transfer_request', 'attachment', 'oae_member',
       'oae_attendant', 'oae_arrival', 'oae_renewal', 'application', 'application_remark', 'badge_entitlement', 'vehicle_pass', 'badge'])
     and row_id = any (gone) and (before is not null or after is not null or title <> '');
  get diagnostics entries = row_count;
  -- Replies that are kept for repeated requests hold whole records.
  delete from idempotency_key k where exists (select from unnest(gone) one where position(one in k.reply::text) > 0);

  insert into file_to_destroy (hash) select h from unnest(hashes) h
   where h in (select unused_files(hashes)) on conflict do nothing;
  report := jsonb_build_object(
    'removed', jsonb_build_object('sewadars', cardinality(sewadars), 'members', cardinality(members),
      'applications', cardinality(applications), 'documents', coalesce(attachments, 0), 'logEntries', entries),
    'kept', kept);
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name)
  values (here, place, p_entity, p_id, num, p_reason, report, context_user(), coalesce(current_setting('app.user_name', true), ''));
  perform append_change(here, place, p_entity, p_id::text, '', 5, null, jsonb_build_object('erased', true));
  return report || jsonb_build_object('files', (select coalesce(jsonb_agg(h), '[]') from unnest(hashes) h where h in (select hash from file_to_destroy)));
end $$;

revoke execute on function revoke_badges_of, badges_follow, revoke_transferred_badges, keep_one_badge, badge_digest, expire_badges
  from public;
grant execute on function badge_digest, expire_badges to sewa_app;
