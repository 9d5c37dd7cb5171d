-- Whole-area gatherings --------------------------------------------------------------------------------------------
-- A gathering can be opened to the whole area. Its gate then lets in members of every centre, and sees of those from
-- another centre what the pass and the seat need, by the functions below and by nothing else: the policies stay as they
-- are. Every look is in the change log, under the centre of the member.

alter table oae_gathering add column is_whole_area boolean not null default false;
comment on column oae_gathering.is_whole_area is 'Members of every centre of the area are let in. Set by users of the whole area only.';

create function guard_whole_area() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if context_user() is null or context_is_whole_area() then return new; end if;
  if new.is_whole_area <> (tg_op = 'UPDATE' and old.is_whole_area)
    or (new.is_whole_area and (new.on_day, new.centre_id) is distinct from (old.on_day, old.centre_id)) then
    raise exception 'only the area opens a gathering to the whole area' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function guard_whole_area is
  'Refuses that a user of single centres opens a gathering to the whole area, or moves one that is open so. In the database, because the functions of the gate rely on it. Trigger of oae_gathering.';
create trigger oae_gathering_guard before insert or update on oae_gathering for each row execute function guard_whole_area();
comment on trigger oae_gathering_guard on oae_gathering is 'Only users of the whole area open a gathering to it, and then choose its day and place.';

-- The right of the user -------------------------------------------------------------------------------------------

create function has_right(p_acl jsonb, p_right int) returns boolean language sql immutable parallel safe as $$
  select case jsonb_typeof(p_acl) when 'number' then p_acl::numeric > 1 and p_acl::numeric % 1 = 0 and p_acl::numeric % p_right = 0 else false end
$$;
comment on function has_right is 'Whether an entry of an acl has a right: as `allows` of the contract, for whole numbers above 1 only. Called by context_holds.';

create function context_holds(p_key text, p_right int, p_today date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from app_user u join org o on o.id = u.org_id
    where u.id = context_user() and u.is_active and has_right(o.acl -> p_key, p_right)
      and (has_right(u.acl -> p_key, p_right) or exists (
        select from jsonb_array_elements(case jsonb_typeof(u.temporary_acl) when 'array' then u.temporary_acl else '[]' end) g
        where g ->> 'key' = p_key and g ->> 'until' >= p_today::text and has_right(g -> 'value', p_right))))
$$;
comment on function context_holds is
  'Whether the user of the transaction holds a right today: own or temporary, within the ceiling of the org. Called by gate_opens, so that the database judges by itself and not by what the server says.';

-- The gate --------------------------------------------------------------------------------------------------------

create function gate_opens(p_gathering uuid, p_today date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from oae_gathering g
    where g.area_id = context_area() and g.id = p_gathering and g.is_whole_area and not g.is_closed
      and g.on_day = p_today and p_today between current_date - 1 and current_date + 1
      and centre_in_scope(g.centre_id))
    and context_holds('SEWADAR.OAE', 3, p_today)
$$;
comment on function gate_opens is
  'Whether the user of the transaction works at the gate of a gathering of the whole area: it is of the active area and of the user''s centres, today, open, and the user may edit in the enclosure. The time zone of the portal decides the day; the database allows no more than a day of difference to its own. Asked first by every function of the gate.';

create function log_gate_look(p_gathering uuid, p_member uuid, p_way text) returns void
  language sql set search_path = public, pg_temp as $$
  select append_change(m.area_id, m.centre_id, 'oae_member', m.id::text, '', 6, null,
      jsonb_build_object('gate', p_way, 'gathering', g.title, 'ref_id', g.id, 'number', m.number))
  from oae_member m join oae_gathering g on g.area_id = m.area_id and g.id = p_gathering
  where m.area_id = context_area() and m.id = p_member
$$;
comment on function log_gate_look is
  'Writes that a gate looked at a member of another centre: who and when, at which gathering, whose pass by its number. Without a name, because every user reads their own entries of the log. Called by the functions of the gate.';

create function gate_saw(p_gathering uuid, p_member uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from change_log c
    where c.area_id = context_area() and c.entity = 'oae_member' and c.row_id = p_member::text and c.kind = 6
      and c.user_id = context_user() and c.after ->> 'ref_id' = p_gathering::text)
$$;
comment on function gate_saw is 'Whether this user''s look at a member at this gathering is in the log. Called by gate_arrivals and gate_photo.';

create index change_log_gate on change_log (area_id, user_id, (after ->> 'ref_id')) where kind = 6 and entity = 'oae_member';

create function gate_has_looks_left(p_gathering uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(distinct c.row_id) < 300
  from change_log c
  where c.area_id = context_area() and c.user_id = context_user() and c.entity = 'oae_member' and c.kind = 6
    and c.after ->> 'ref_id' = p_gathering::text and c.after ->> 'gate' in ('number', 'search')
    and not exists (select from oae_arrival a
      where a.area_id = c.area_id and a.gathering_id = p_gathering and a.member_id = c.row_id::uuid)
$$;
comment on function gate_has_looks_left is
  'Whether this user may look for more members of other centres at this gathering by number or name: numbers can be counted through, and names guessed. Those who then came do not count. Asked by gate_pass and gate_members, and by the server, which says so.';

create function gate_holder(p_code text, p_number int) returns table (member uuid, attendant uuid)
  language sql stable set search_path = public, pg_temp as $$
  select m.id, null::uuid from oae_member m
   where m.area_id = context_area() and m.pass_code = p_code and not centre_in_scope(m.centre_id)
  union all
  select m.id, null::uuid from oae_member m
   where m.area_id = context_area() and m.number = p_number and not centre_in_scope(m.centre_id)
  union all
  select t.member_id, t.id from oae_attendant t
   where t.area_id = context_area() and t.pass_code = p_code and not centre_in_scope(t.centre_id)
$$;
comment on function gate_holder is 'Whose pass a code is, or whose number, among those of other centres. Called by gate_pass and gate_emergency.';

create function gate_pass(p_gathering uuid, p_today date, p_code text, p_number int)
  returns table (member uuid, attendant uuid, status text, is_permanent boolean, valid_from date, valid_to date, block uuid, block_centre uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not gate_opens(p_gathering, p_today) then return; end if;
  select h.member, h.attendant into member, attendant from gate_holder(p_code, p_number) h limit 1;
  if member is null or (p_number is not null and not gate_has_looks_left(p_gathering)) then return; end if;
  perform log_gate_look(p_gathering, member, case when p_number is null then 'pass' else 'number' end);
  return query
    select m.id, gate_pass.attendant, m.status, m.is_permanent, m.valid_from, m.valid_to, b.id, b.centre_id
    from oae_member m left join seat_block b on b.area_id = m.area_id and b.id = m.block_id and b.is_active
    where m.area_id = context_area() and m.id = gate_pass.member;
end $$;
comment on function gate_pass is
  'Whose pass was scanned, or whose number typed, at the gate of a gathering of the whole area: validity and seat of somebody from another centre. The look is logged. Called by the arrival; as the owner, because the row is out of the caller''s sight.';

create function gate_arrivals(p_gathering uuid, p_today date, p_member uuid, p_attendant uuid, p_block uuid, p_mobility text, p_text text)
  returns table (id uuid, kind text, member uuid, name text, name_latin text, member_name text, number int, photo uuid,
    mobility text, needs text[], block uuid, block_name text, at timestamptz, left_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare one record;
begin
  if not gate_opens(p_gathering, p_today) then return; end if;
  for one in
    select a.id, case when a.member_id is null then 'attendant' else 'member' end as kind, m.id as member,
      coalesce(t.name, m.name) as name, coalesce(t.name_latin, m.name_latin) as name_latin, m.name as member_name, m.number,
      case when a.member_id is null then coalesce(t.photo_id, w.photo_id) else m.photo_id end as photo,
      case when a.member_id is null then 'walks' else m.mobility end as mobility,
      case when a.member_id is null then '{}' else m.needs end as needs,
      a.block_id as block, b.name as block_name, a.at, a.left_at
    from oae_arrival a
    left join oae_attendant t on t.area_id = a.area_id and t.id = a.attendant_id
    join oae_member m on m.area_id = a.area_id and m.id = coalesce(a.member_id, t.member_id)
    left join sewadar w on w.area_id = t.area_id and w.id = t.sewadar_id
    left join seat_block b on b.area_id = a.area_id and b.id = a.block_id
    where a.area_id = context_area() and a.gathering_id = p_gathering and not centre_in_scope(m.centre_id)
      and (p_member is null or a.member_id = p_member) and (p_attendant is null or a.attendant_id = p_attendant)
      and (p_block is null or a.block_id = p_block)
      and (p_mobility is null or (a.member_id is not null and m.mobility = p_mobility))
      and position(p_text in lower(concat_ws(' ', coalesce(t.name, m.name), coalesce(t.name_latin, m.name_latin), m.number))) > 0
    order by a.at desc, a.id desc limit 500
  loop
    if not gate_saw(p_gathering, one.member) then perform log_gate_look(p_gathering, one.member, 'list'); end if;
    return query select one.id, one.kind, one.member, one.name, one.name_latin, one.member_name, one.number, one.photo,
      one.mobility, one.needs, one.block, one.block_name, one.at, one.left_at;
  end loop;
end $$;
comment on function gate_arrivals is
  'Who came from other centres to a gathering of the whole area, newest first, at most 500; the parameters narrow it. The list fetches itself anew with each arrival, so a person is logged once for each user and gathering. Called by the list of arrivals and after a scan; as the owner, because the rows are out of the caller''s sight.';

create function gate_keys(p_gathering uuid, p_today date, p_low text, p_high text) returns table (row_id uuid, key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.row_id, k.key from search_key k
  where gate_opens(p_gathering, p_today) and k.area_id = context_area() and k.entity = 'oae_member'
    and k.key >= p_low and k.key < p_high and k.key not like '+%' and not centre_in_scope(k.centre_id)
  order by k.key limit 1000
$$;
comment on function gate_keys is
  'Sounds of the names of members of other centres, for the search at the gate of a gathering of the whole area; telephone numbers are no way to find somebody there. Nothing of it is shown: whoever is found is shown by gate_members. As the owner, because the keys are out of the caller''s sight.';

create function gate_members(p_gathering uuid, p_today date, p_ids uuid[])
  returns table (id uuid, number int, name text, name_latin text, photo uuid, here_since timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare one record;
begin
  if not gate_opens(p_gathering, p_today) or cardinality(p_ids) > 8 or not gate_has_looks_left(p_gathering) then return; end if;
  for one in
    select m.id, m.number, m.name, m.name_latin, m.photo_id as photo, a.at as here_since
    from oae_member m
    left join oae_arrival a on a.area_id = m.area_id and a.gathering_id = p_gathering and a.member_id = m.id and a.left_at is null
    where m.area_id = context_area() and m.id = any (p_ids) and not centre_in_scope(m.centre_id) and m.status <> 'deceased'
  loop
    perform log_gate_look(p_gathering, one.id, 'search');
    return query select one.id, one.number, one.name, one.name_latin, one.photo, one.here_since;
  end loop;
end $$;
comment on function gate_members is
  'Members of other centres who were found by name at the gate of a gathering of the whole area, at most eight. Each look is logged. As the owner, because the rows are out of the caller''s sight.';

create function gate_emergency(p_gathering uuid, p_today date, p_code text, p_number int)
  returns table (member uuid, number int, name text, name_latin text, photo uuid, block_name text, mobility text,
    needs text[], is_permanent boolean, valid_from date, valid_to date, emergency_name text, emergency_phone text, emergency_relation text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare found_member uuid;
begin
  if not gate_opens(p_gathering, p_today) then return; end if;
  select h.member into found_member from gate_holder(p_code, p_number) h limit 1;
  if found_member is null then return; end if;
  -- A number can be guessed, a code cannot: by number only of those who are at the gathering.
  if p_number is not null and not exists (select from oae_arrival a
    where a.area_id = context_area() and a.gathering_id = p_gathering and a.member_id = found_member) then return; end if;
  perform log_gate_look(p_gathering, found_member, 'emergency');
  return query
    select m.id, m.number, m.name, m.name_latin, m.photo_id, coalesce(today.name, own.name), m.mobility, m.needs,
      m.is_permanent, m.valid_from, m.valid_to, m.emergency_name, m.emergency_phone, m.emergency_relation
    from oae_member m
    left join oae_arrival a on a.area_id = m.area_id and a.gathering_id = p_gathering and a.member_id = m.id and a.left_at is null
    left join seat_block today on today.area_id = m.area_id and today.id = a.block_id
    left join seat_block own on own.area_id = m.area_id and own.id = m.block_id
    where m.area_id = context_area() and m.id = found_member;
end $$;
comment on function gate_emergency is
  'Whom to call for a member of another centre, by the pass, or by the number of somebody who has arrived, at a gathering of the whole area. Each look is logged. As the owner, because the row is out of the caller''s sight.';

create function gate_photo(p_gathering uuid, p_today date, p_photo uuid) returns table (thumbnail_hash text, card_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.thumbnail_hash, p.card_hash from attachment p
  where gate_opens(p_gathering, p_today) and p.area_id = context_area() and p.id = p_photo and exists (
    select from oae_member m
    where m.area_id = context_area() and not centre_in_scope(m.centre_id) and gate_saw(p_gathering, m.id)
      and m.id in (
        select o.id from oae_member o where o.area_id = context_area() and o.photo_id = p_photo
        union select t.member_id from oae_attendant t where t.area_id = context_area() and t.photo_id = p_photo
        union select t.member_id from oae_attendant t join sewadar w on w.area_id = t.area_id and w.id = t.sewadar_id
          where t.area_id = context_area() and t.photo_id is null and w.photo_id = p_photo))
$$;
comment on function gate_photo is
  'The small pictures of somebody from another centre whom the gate of a gathering of the whole area has shown to this user, which is then in the log. As the owner, because the attachment is out of the caller''s sight.';

create function gate_mobilities(p_gathering uuid) returns table (arrival uuid, mobility text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, m.mobility
  from oae_gathering g
  join oae_arrival a on a.area_id = g.area_id and a.gathering_id = g.id
  join oae_member m on m.area_id = a.area_id and m.id = a.member_id
  where g.area_id = context_area() and g.id = p_gathering and g.is_whole_area and centre_in_scope(g.centre_id)
    and not centre_in_scope(m.centre_id)
$$;
comment on function gate_mobilities is
  'How those who came from other centres get about, for the counts of wheelchairs and stretchers: numbers of nobody in particular, so they stay after the day. As the owner, because the members are out of the caller''s sight.';

revoke execute on function guard_whole_area, has_right, context_holds, gate_opens, log_gate_look, gate_saw, gate_has_looks_left, gate_holder, gate_pass,
  gate_arrivals, gate_keys, gate_members, gate_emergency, gate_photo, gate_mobilities from public;
grant execute on function guard_whole_area, gate_has_looks_left, gate_pass, gate_arrivals, gate_keys, gate_members, gate_emergency, gate_photo,
  gate_mobilities to sewa_app;

-- Erasure of an application ----------------------------------------------------------------------------------------
-- As before, but a badge entitlement or a vehicle pass of somebody who has only the application loses its contents too.
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

  kept := jsonb_strip_nulls(jsonb_build_object(
    'attendants', nullif((select count(*) from oae_attendant where area_id = here and sewadar_id = any (sewadars) and not member_id = any (members)), 0),
    'passes', nullif(cardinality(passes), 0),
    'entitlements', nullif(cardinality(entitlements), 0),
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
  delete from oae_member where area_id = here and id = any (members);
  -- Numbers and validity stay: a number is not given twice, and the gate knows what was valid.
  update vehicle_pass set sewadar_id = null, name = '—', phone = '', vehicle_number = '—' where area_id = here and id = any (passes);
  update badge_entitlement set sewadar_id = null, name = '—', name_latin = '', relative_name = '', birth_date = null, phone = '', address = ''
   where area_id = here and id = any (entitlements);
  delete from sewadar where area_id = here and id = any (sewadars);

  -- That something was done, when and by whom stays; what it said does not. The deletions above are among it.
  gone := (sewadars || members || applications || attendants || arrivals || renewals || transfers || passes || entitlements)::text[];
  update change_log set before = null, after = null, title = ''
   where area_id = here and entity = any (array['sewadar', 'sewadar_department', 'sewadar_merge', 'transfer_request', 'attachment', 'oae_member',
       'oae_attendant', 'oae_arrival', 'oae_renewal', 'application', 'application_remark', 'badge_entitlement', 'vehicle_pass'])
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

-- Undoing a move of an application ---------------------------------------------------------------------------------

alter table application add column undo jsonb;
comment on column application.undo is
  'How the application stood before its last move, who made it, and the version since; null where the last move cannot be undone. Written with each move.';
alter table application_remark add column is_undo boolean not null default false;
comment on column application_remark.is_undo is 'The move put back the one before it.';
drop trigger application_log on application;
select log_changes('application', masked => array['aadhaar_last4', 'pan_last4'],
  unlogged => array['name_keys', 'aadhaar_hash', 'pan_hash', 'status_since', 'sent_back', 'editors', 'undo']);
select describe_triggers('application');
