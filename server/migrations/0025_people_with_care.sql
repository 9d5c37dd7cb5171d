-- What hangs on a person follows a merge also where the merging user does not see it: an attendant of a member of another
-- centre is the same person. Both records must be in sight, and the column must be a reference to a sewadar.
create function move_to_sewadar(p_table text, p_column text, p_from uuid, p_to uuid, p_only uuid[]) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from pg_constraint k
      join pg_class t on t.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and k.confrelid = 'public.sewadar'::regclass and t.relnamespace = 'public'::regnamespace
       and t.relname = p_table and a.attname = p_column and t.relname not in ('sewadar', 'sewadar_merge')) then
    raise exception 'no such reference' using errcode = 'no_data_found';
  end if;
  if (select count(*) from sewadar s
       where s.area_id = context_area() and s.id in (p_from, p_to) and centre_in_scope(s.centre_id)) <> 2 then
    raise exception 'no such sewadar' using errcode = 'no_data_found';
  end if;
  return query execute format(
    'update %1$I set %2$I = $1 where area_id = context_area() and %2$I = $2 and ($3 is null or id = any ($3)) returning id', p_table, p_column)
    using p_to, p_from, p_only;
end $$;

-- A photo that changes together with other fields is an edit; alone it is none and must not turn an open form into a conflict.
create function touch_row_but_photo() returns trigger language plpgsql as $$
declare was jsonb := to_jsonb(old) - 'photo_id'; is_now jsonb := to_jsonb(new) - 'photo_id';
begin
  if was is distinct from is_now then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
do $$
declare one text;
begin
  foreach one in array array['sewadar', 'application', 'oae_member', 'oae_attendant'] loop
    execute format('create trigger %1$s_touch_photo before update on %1$I for each row
      when (new.photo_id is distinct from old.photo_id) execute function touch_row_but_photo()', one);
  end loop;
end $$;

-- The other area accepts, as before; but nobody twice, not into a closed centre, and as what the person is.
create or replace function accept_transfer(p_request uuid, p_centre uuid, p_new uuid, p_user_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare r transfer_request; s sewadar; next int;
begin
  select * into r from transfer_request where id = p_request and to_area_id = context_area() for update;
  if not found or not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  if r.status <> 1 then return r.new_sewadar_id; end if;
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'no_data_found';
  end if;
  select * into s from sewadar where area_id = r.area_id and id = r.sewadar_id for update;
  next := take_numbers('sewadar', 1);
  if exists (select from sewadar o where o.area_id = context_area() and o.merged_into is null and o.status <> 'transferred'
      and (o.aadhaar_hash = s.aadhaar_hash or o.pan_hash = s.pan_hash)) then
    raise exception 'the same person is in this area' using errcode = 'SP001';
  end if;
  insert into sewadar (area_id, id, centre_id, number, name, name_latin, relative_kind, relative_name, gender, birth_date,
      is_birth_estimated, phone, other_phones, address, blood_group, occupation, education, languages, skills, initiation_date,
      marital_status, emergency_name, emergency_phone, emergency_relation, aadhaar_last4, aadhaar_hash, pan_last4, pan_hash,
      is_baal_satsang, joined_on, left_on, notes, name_keys, status)
    select context_area(), p_new, p_centre, next, s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.birth_date,
      s.is_birth_estimated, s.phone, s.other_phones, s.address, s.blood_group, s.occupation, s.education, s.languages, s.skills, s.initiation_date,
      s.marital_status, s.emergency_name, s.emergency_phone, s.emergency_relation, s.aadhaar_last4, s.aadhaar_hash, s.pan_last4, s.pan_hash,
      s.is_baal_satsang, s.joined_on, s.left_on, s.notes, s.name_keys, s.status;
  insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, width, height, content_hash, thumbnail_hash, card_hash, added_by_name)
    select context_area(), gen_random_uuid(), p_centre, p_new, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.area_id = r.area_id and t.sewadar_id = r.sewadar_id;
  update sewadar n set photo_id = (select t.id from attachment t join attachment o on o.content_hash = t.content_hash
      where t.area_id = n.area_id and t.sewadar_id = n.id and o.area_id = r.area_id and o.id = s.photo_id limit 1)
    where n.area_id = context_area() and n.id = p_new and s.photo_id is not null;
  update sewadar_department d set until = greatest(current_date, d.since) where d.area_id = r.area_id and d.sewadar_id = s.id and d.until is null;
  update sewadar set status = 'transferred', left_on = current_date where area_id = r.area_id and id = r.sewadar_id;
  update transfer_request set status = 2, decided_at = now(), decided_by_name = p_user_name, new_sewadar_id = p_new
    where area_id = r.area_id and id = r.id;
  return p_new;
end $$;

-- At the end of an import: somebody with the same identity number, registered since the file was checked.
create function import_meets_others(p_import uuid, p_most_level int) returns boolean
  language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with made as materialized (
    select s.id, s.aadhaar_hash, s.pan_hash from import_row r join sewadar s on s.area_id = r.area_id and s.id = r.record_id
     where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
  ), living as materialized (
    select s.id, s.aadhaar_hash, s.pan_hash from sewadar s
     where s.area_id = context_area() and s.merged_into is null and s.status <> 'transferred'
       and (s.aadhaar_hash is not null or s.pan_hash is not null)
  )
  select exists (select from made m join living o on o.aadhaar_hash = m.aadhaar_hash and o.id <> m.id)
      or exists (select from made m join living o on o.pan_hash = m.pan_hash and o.id <> m.id)
$$;

revoke execute on function move_to_sewadar, import_meets_others, touch_row_but_photo from public;
grant execute on function move_to_sewadar, import_meets_others, touch_row_but_photo to sewa_app;

-- What was asked with a key: the same key with other entries is no repetition.
alter table idempotency_key add column asked text not null default '';
