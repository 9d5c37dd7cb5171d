-- A person can be erased on request: what is known of them goes out of records, change log, files and search. What stays
-- is a tombstone, and what other people's records need; both are reported.

create table erasure (
  area_id uuid not null references area (id),
  id uuid not null default gen_random_uuid(),
  centre_id uuid not null,
  entity text not null,
  record_id uuid not null,
  number int,
  reason text not null check (length(reason) <= 300),
  report jsonb not null,
  user_id uuid,
  user_name text not null default '',
  at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
comment on table erasure is 'Tombstones: that there was a record, and that its contents were erased. Written by erase_person only.';
create index erasure_record on erasure (area_id, record_id);
select restrict_to_scope('erasure');
revoke insert, update, delete on erasure from sewa_app;
grant select on erasure to sewa_app;

create table file_to_destroy (hash text primary key, at timestamptz not null default now());
comment on table file_to_destroy is
  'Files of erased people: destroyed in store and bin right after the erasure, and by the housekeeping where that failed.';

create function files_to_destroy() returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select hash from file_to_destroy order by at limit 500 $$;
comment on function files_to_destroy is 'What the housekeeping has still to destroy.';
create function file_destroyed(p_hash text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from file_to_destroy where hash = p_hash $$;
comment on function file_destroyed is 'Called by the housekeeping once a file is gone, or found to be used by somebody else.';

create function erase_person(p_entity text, p_id uuid, p_reason text) returns jsonb
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
  -- A single application leaves what it made; with the person everything goes.
  passes := case when p_entity = 'application' then '{}' else array(select id from vehicle_pass where area_id = here and (sewadar_id = any (sewadars)
    or id in (select result_pass_id from application where area_id = here and id = any (applications)))) end;
  entitlements := case when p_entity = 'application' then '{}' else array(select id from badge_entitlement where area_id = here and (sewadar_id = any (sewadars)
    or id in (select result_entitlement_id from application where area_id = here and id = any (applications)))) end;

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
comment on function erase_person is
  'Erases a person: record, linked records, files, log contents and search, in one transaction, and reports what stays. Called by the act "Erase"; as the owner, because the application may change neither the log nor records out of its sight.';

-- Retention: what is kept for a time only. Each function is a step of the housekeeping, and returns how much it did.
create function forget_old_requests() returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare old uuid[];
begin
  old := array(select id from sign_up_request where status <> 1 and updated_at < now() - interval '90 days' limit 500);
  delete from sign_up_request where id = any (old);
  update change_log set before = null, after = null, title = '' where entity = 'sign_up_request' and row_id = any (old::text[]);
  return cardinality(old);
end $$;
comment on function forget_old_requests is 'Deletes decided requests for an account after 90 days, in log and table. A step of the housekeeping.';

create function forget_old_lookups() returns int
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from identity_lookup where at < now() - interval '30 days' returning 1) select count(*)::int from gone
$$;
comment on function forget_old_lookups is 'Deletes the counts of compared identity numbers after 30 days. A step of the housekeeping.';

create function forget_old_addresses(p_after bigint) returns table (last_id bigint, looked int, changed int)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare found_ids bigint[];
begin
  found_ids := array(select c.id from change_log c where c.id > p_after and c.at < now() - interval '1 year' order by c.id limit 2000);
  update change_log c set after = c.after - 'address' where c.id = any (found_ids) and c.entity = 'session' and c.after ? 'address';
  get diagnostics changed = row_count;
  last_id := coalesce(found_ids[cardinality(found_ids)], p_after);
  looked := cardinality(found_ids);
  return next;
end $$;
comment on function forget_old_addresses is
  'Takes the network addresses out of sign-ins after a year, 2,000 entries of the log at a time from a stored position. A step of the housekeeping.';
create index change_log_id on change_log (id);

revoke execute on function erase_person, files_to_destroy, file_destroyed, forget_old_requests, forget_old_lookups, forget_old_addresses from public;
grant execute on function erase_person, files_to_destroy, file_destroyed, forget_old_requests, forget_old_lookups, forget_old_addresses to sewa_app;
