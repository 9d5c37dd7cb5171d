-- People: bulk acts are undone with what each record had, numbers of deleted sewadars stay used, badge entitlements know whether
-- the relative is father or husband, and departments are found without regard to capitals.

-- Before anything locks a table of people: which spellings a department has. Under row-level security no index serves lower().
create index sewadar_department_spelling on sewadar_department (area_id, lower(department), department);
create function department_spellings(p_names text[]) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select d.department from sewadar_department d
    where d.area_id = context_area() and lower(d.department) = any (array(select lower(n) from unnest(p_names) n)) group by d.department)
$$;
comment on function department_spellings(text[]) is
  'How the departments are written in the area: they are typed by hand, and capitals make no other one. Called before sewadars are filtered by department; as the owner, because the policies keep the index by lower() out of use.';
revoke execute on function department_spellings(text[]) from public;
grant execute on function department_spellings(text[]) to sewa_app;

-- A bulk act keeps what it replaces.
alter table sewadar add column undo jsonb;
comment on column sewadar.undo is
  'Status and centre before the last bulk act or transfer, with their days, who made it, when, and the version since; null: none, or it was undone.';
drop trigger sewadar_log on sewadar;
select log_changes('sewadar', masked => array['aadhaar_last4', 'pan_last4'],
  unlogged => array['name_keys', 'aadhaar_hash', 'pan_hash', 'here_since', 'undo']);
select describe_triggers('sewadar');

create function sewadar_undo(s sewadar) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('by', context_user(), 'at', now(), 'version', s.version + 1, 'status', s.status, 'left_on', s.left_on,
    'centre_id', s.centre_id, 'here_since', s.here_since)
$$;
comment on function sewadar_undo(sewadar) is
  'What undoing a bulk act asks for: written to sewadar.undo with the act. Called by bulk acts and by move_sewadars; read by undo_sewadar_acts.';
revoke execute on function sewadar_undo(sewadar) from public;
grant execute on function sewadar_undo(sewadar) to sewa_app;

create or replace function move_sewadars(p_ids uuid[], p_centre uuid, p_today date default current_date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare n int;
begin
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'foreign_key_violation';
  end if;
  update sewadar s set centre_id = p_centre, here_since = p_today, undo = sewadar_undo(s)
   where s.area_id = context_area() and s.id = any (p_ids) and centre_in_scope(s.centre_id)
     and s.merged_into is null and s.status <> 'transferred' and s.centre_id <> p_centre;
  get diagnostics n = row_count;
  return n;
end $$;

create function undo_sewadar_acts(p_ids uuid[], p_versions int[], p_minutes int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare n int;
begin
  -- In the order in which the acts themselves lock.
  perform from sewadar s where s.area_id = context_area() and s.id = any (p_ids) and (s.undo ->> 'by')::uuid = context_user()
    order by s.id for no key update;
  update sewadar s set status = s.undo ->> 'status', left_on = (s.undo ->> 'left_on')::date, centre_id = c.id,
      here_since = (s.undo ->> 'here_since')::date, undo = null
    from unnest(p_ids, p_versions) as asked (id, version), centre c
   where s.area_id = context_area() and s.id = asked.id and s.version = asked.version
     and (s.undo ->> 'by')::uuid = context_user() and (s.undo ->> 'version')::int = s.version
     and (s.undo ->> 'at')::timestamptz > now() - make_interval(mins => p_minutes)
     and c.area_id = s.area_id and c.id = (s.undo ->> 'centre_id')::uuid and centre_in_scope(c.id) and (c.is_active or c.id = s.centre_id);
  get diagnostics n = row_count;
  return n;
end $$;
comment on function undo_sewadar_acts(uuid[], int[], int) is
  'Undoes bulk acts of the caller: only those of the last minutes, on records that nothing has happened to since, and from whose old centre the caller could move them. Returns how many. Called by the undo of bulk acts; as the owner, because a transfer may have taken the records out of sight.';
revoke execute on function undo_sewadar_acts(uuid[], int[], int) from public;
grant execute on function undo_sewadar_acts(uuid[], int[], int) to sewa_app;

create or replace function accept_transfer(p_request uuid, p_centre uuid, p_new uuid, p_user_name text, p_today date default current_date)
 returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare r transfer_request; s sewadar; made sewadar; next int;
begin
  -- The person first, as whoever moves them does, who then changes the request.
  select p.* into s from sewadar p join transfer_request t on t.area_id = p.area_id and t.sewadar_id = p.id
    where t.id = p_request and t.to_area_id = context_area() for update of p;
  select * into r from transfer_request where id = p_request and to_area_id = context_area() for update;
  if not found or not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  if r.status <> 1 then return r.new_sewadar_id; end if;
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'no_data_found';
  end if;
  next := take_numbers('sewadar', 1);
  if exists (select from sewadar o where o.area_id = context_area() and o.merged_into is null and o.status <> 'transferred'
      and (o.aadhaar_hash = s.aadhaar_hash or o.pan_hash = s.pan_hash)) then
    raise exception 'the same person is in this area' using errcode = 'SP001';
  end if;
  made := s;
  made.area_id := context_area();
  made.id := p_new;
  made.centre_id := p_centre;
  made.number := next;
  made.version := 1;
  made.created_at := now();
  made.updated_at := now();
  made.photo_id := null;
  made.merged_into := null;
  made.here_since := p_today;
  made.undo := null;
  insert into sewadar values (made.*);
  insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, width, height, content_hash, thumbnail_hash, card_hash, added_by_name)
    select context_area(), gen_random_uuid(), p_centre, p_new, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.area_id = r.area_id and t.sewadar_id = r.sewadar_id;
  update sewadar n set photo_id = (select t.id from attachment t join attachment o on o.content_hash = t.content_hash
      where t.area_id = n.area_id and t.sewadar_id = n.id and o.area_id = r.area_id and o.id = s.photo_id limit 1)
    where n.area_id = context_area() and n.id = p_new and s.photo_id is not null;
  update sewadar_department d set until = greatest(p_today, d.since) where d.area_id = r.area_id and d.sewadar_id = s.id and (d.until is null or d.until > p_today);
  update sewadar set status = 'transferred', left_on = p_today where area_id = r.area_id and id = r.sewadar_id;
  update transfer_request set status = 2, decided_at = now(), decided_by_name = p_user_name, new_sewadar_id = p_new
    where area_id = r.area_id and id = r.id;
  return p_new;
end $$;

-- Father or husband, as the application says it. No card shows it, so none is out of date: badge_digest stays as it is.
alter table badge_entitlement add column relative_kind text not null default 'father' check (relative_kind in ('father', 'husband'));
update badge_entitlement e set relative_kind = 'husband' from application a
 where a.area_id = e.area_id and a.result_entitlement_id = e.id and a.relative_kind = 'husband';

-- A number stays used when its record is gone: no import gives it to somebody else.
create table sewadar_former_number (
  area_id uuid not null references area (id),
  number int not null,
  primary key (area_id, number)
);
comment on table sewadar_former_number is
  'Numbers of sewadars whose record was deleted or erased, so that no import gives them to somebody else. Nothing says whose they were. Written by the trigger sewadar_number_kept.';
alter table sewadar_former_number enable row level security;

create function keep_former_number() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sewadar_former_number (area_id, number) values (old.area_id, old.number) on conflict do nothing;
  return null;
end $$;
comment on function keep_former_number() is
  'Keeps the number of a deleted sewadar in sewadar_former_number. In the database, because records are deleted by the portal and by erasures; as the owner, because the application has no right to the table. Trigger of sewadar.';
revoke execute on function keep_former_number() from public;
create trigger sewadar_number_kept after delete on sewadar for each row execute function keep_former_number();
comment on trigger sewadar_number_kept on sewadar is 'Keeps the number, which is not given again.';

create or replace function sewadar_import_matches(p_import uuid) returns table (row_no int, reason text, number int)
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with staged as materialized (
    select r.row_no, (r.content ->> 'number')::int as number, (r.content ->> 'aadhaar_hash')::bytea as aadhaar_hash,
      (r.content ->> 'pan_hash')::bytea as pan_hash, r.content -> 'name_keys' ->> 0 as name_key,
      nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select s.number, s.centre_id, s.aadhaar_hash, s.pan_hash, s.phone, s.birth_date, s.name_keys[1] as name_key,
      s.merged_into is null and s.status <> 'transferred' as is_living
    from sewadar s where s.area_id = context_area()
  ), met as (
    select t.row_no, 'number' as reason, s.number, s.centre_id from staged t join known s on s.number = t.number
    union all
    select t.row_no, 'number', g.number, null::uuid
      from staged t join sewadar_former_number g on g.area_id = context_area() and g.number = t.number
    union all
    select t.row_no, 'aadhaar', s.number, s.centre_id from staged t join known s on s.aadhaar_hash = t.aadhaar_hash where s.is_living
    union all
    select t.row_no, 'pan', s.number, s.centre_id from staged t join known s on s.pan_hash = t.pan_hash where s.is_living
    union all
    select t.row_no, 'phone', s.number, s.centre_id
      from staged t join known s on s.phone = t.phone and s.name_key = t.name_key where s.is_living
    union all
    select t.row_no, 'birthDate', s.number, s.centre_id
      from staged t join known s on s.birth_date = t.birth_date and s.name_key = t.name_key where s.is_living
  )
  select distinct on (m.row_no, m.reason) m.row_no, m.reason, case when centre_in_scope(m.centre_id) then m.number end
  from met m order by m.row_no, m.reason, m.number
$$;
comment on function sewadar_import_matches(uuid) is
  'Which staged rows meet a sewadar of the area, also where the caller does not see the record, or have the number of a deleted one: a number or identity that is taken is taken. The number is told only where the record is in sight. Called by the check of an import.';

create or replace function import_meets_others(p_import uuid, p_most_level int) returns boolean
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with made as materialized (
    select s.id, s.number, s.aadhaar_hash, s.pan_hash from import_row r join sewadar s on s.area_id = r.area_id and s.id = r.record_id
     where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
  ), living as materialized (
    select s.id, s.aadhaar_hash, s.pan_hash from sewadar s
     where s.area_id = context_area() and s.merged_into is null and s.status <> 'transferred'
       and (s.aadhaar_hash is not null or s.pan_hash is not null)
  )
  select exists (select from made m join living o on o.aadhaar_hash = m.aadhaar_hash and o.id <> m.id)
      or exists (select from made m join living o on o.pan_hash = m.pan_hash and o.id <> m.id)
      -- Deleted since the check.
      or exists (select from made m join sewadar_former_number g on g.area_id = context_area() and g.number = m.number)
$$;
comment on function import_meets_others(uuid, int) is
  'Whether somebody with the same identity number was registered since the file was checked, or somebody with a number of the file was deleted, also out of the caller''s sight. Called at the end of an import.';

-- One person is one member of the enclosure.
create function active_membership(p_sewadar uuid, p_except uuid) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select m.number from oae_member m
   where m.area_id = context_area() and m.sewadar_id = p_sewadar and m.status = 'active' and m.id is distinct from p_except
   order by m.number limit 1
$$;
comment on function active_membership(uuid, uuid) is
  'The number of the active member that a sewadar is, beside the given one; null: none. Called when a member is saved, for a sewadar in the caller''s sight; as the owner, because the member may be of another centre. Of two who save the same person at once, lock_attendants lets one go first.';
revoke execute on function active_membership(uuid, uuid) from public;
grant execute on function active_membership(uuid, uuid) to sewa_app;
