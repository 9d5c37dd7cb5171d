-- Nothing of an erased person stays in the log, in conflicts of Cloud Sync or in records that were merged into theirs.

comment on table erasure is 'Tombstones: that there was a record, and that its contents were erased. Written by erase_person, erase_blood_donor and forget_donor_of_sewadar.';
alter table erasure add column others uuid[] not null default '{}';
comment on column erasure.others is 'Records that went with it, by their ids: what a device hands in late for one of them is not kept either.';

create or replace function forget_blood_donors(p_area uuid, p_donors uuid[]) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hashes text[];
  documents int;
  units int;
  entries int;
  gone constant text[] := p_donors::text[];
  camps text[];
  others uuid[];
begin
  select array_agg(distinct h), count(distinct t.id) into hashes, documents
    from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
   where t.area_id = p_area and t.donor_id = any (p_donors) and h is not null;
  others := p_donors || array(
    select id from blood_donation where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_deferral where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_confidential where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_call where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_donor_merge where area_id = p_area and (kept_id = any (p_donors) or merged_id = any (p_donors))
    union all select id from blood_visit where area_id = p_area and donor_id = any (p_donors)
    union all select s.id from blood_visit_step s join blood_visit v on v.area_id = s.area_id and v.id = s.visit_id
      where s.area_id = p_area and v.donor_id = any (p_donors));
  -- The unit still counts for its camp; whose it was is forgotten.
  perform set_config('app.standing_later', 'on', true);
  update blood_donation set donor_id = null, seen = '{}', care = '', notes = '', override_reason = case when cardinality(overridden) > 0 then '—' else '' end
   where area_id = p_area and donor_id = any (p_donors);
  get diagnostics units = row_count;
  update blood_donor set merged_into = null where area_id = p_area and merged_into = any (p_donors);
  delete from blood_donor where area_id = p_area and id = any (p_donors);
  perform set_config('app.standing_later', '', true);
  update change_log set before = null, after = null, title = ''
   where area_id = p_area and row_id = any (gone) and (before is not null or after is not null or title <> '')
     and entity in ('blood_donor', 'blood_donor_merge', 'blood_donation', 'blood_deferral', 'blood_confidential', 'attachment');
  get diagnostics entries = row_count;
  -- A call is logged with its camp, and a donation that has lost its donor above with none.
  camps := array(select distinct l.row_id from change_log l
    where l.area_id = p_area and l.entity = 'blood_call' and (l.before ->> 'donor_id' = any (gone) or l.after ->> 'donor_id' = any (gone)));
  update change_log set before = null, after = null
   where area_id = p_area and entity = 'blood_call' and row_id = any (camps) and (before ->> 'donor_id' = any (gone) or after ->> 'donor_id' = any (gone));
  update change_log set before = null, after = null, title = ''
   where area_id = p_area and entity = 'blood_donation' and row_id is null and before ->> 'donor_id' = any (gone);
  -- A second call says only what changed, so nobody can tell whose it was: the notes of such go for the whole camp.
  update change_log set before = before - 'note', after = after - 'note'
   where area_id = p_area and entity = 'blood_call' and row_id = any (camps) and kind = 3 and (before ? 'note' or after ? 'note');
  delete from idempotency_key k where exists (select from unnest(gone) one where position(one in k.reply::text) > 0);
  insert into file_to_destroy (hash) select h from unnest(hashes) h where h in (select unused_files(hashes)) on conflict do nothing;
  return jsonb_build_object('documents', coalesce(documents, 0), 'logEntries', entries, 'units', units, 'others', to_jsonb(others),
    'files', (select coalesce(jsonb_agg(h), '[]') from unnest(hashes) h where h in (select hash from file_to_destroy)));
end $$;

create or replace function erase_blood_donor(p_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant uuid := context_area();
  place uuid;
  num int;
  donors uuid[];
  linked int;
  done jsonb;
  report jsonb;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  select centre_id, number into place, num from blood_donor where area_id = here and id = p_id for update;
  if place is null or not centre_in_scope(place) then raise exception 'no such record' using errcode = 'no_data_found'; end if;
  with recursive same as (
    select p_id as id union select d.id from blood_donor d join same on d.merged_into = same.id where d.area_id = here)
  select array_agg(id) into donors from same;
  linked := (select count(distinct sewadar_id) from blood_donor where area_id = here and id = any (donors) and sewadar_id is not null);
  done := forget_blood_donors(here, donors);
  report := jsonb_build_object(
    'removed', jsonb_build_object('sewadars', 0, 'members', 0, 'applications', 0, 'donors', cardinality(donors),
      'documents', done -> 'documents', 'logEntries', done -> 'logEntries'),
    'kept', jsonb_strip_nulls(jsonb_build_object('donations', nullif((done ->> 'units')::int, 0), 'sewadars', nullif(linked, 0))));
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name, others)
  values (here, place, 'blood_donor', p_id, num, p_reason, report, context_user(), coalesce(current_setting('app.user_name', true), ''),
    array(select jsonb_array_elements_text(done -> 'others')::uuid));
  perform append_change(here, place, 'blood_donor', p_id::text, '', 5, null, jsonb_build_object('erased', true));
  return report || jsonb_build_object('files', done -> 'files');
end $$;

create or replace function forget_donor_of_sewadar() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  donors uuid[];
  kept blood_donor;
  done jsonb;
begin
  update blood_camp_staff set sewadar_id = null, name = '—', phone = '' where area_id = old.area_id and sewadar_id = old.id;
  -- Entries that say only what else changed have the name as their title.
  with named as (
    select distinct l.row_id, l.title from change_log l
    where l.area_id = old.area_id and l.entity = 'blood_camp_staff' and (l.before ->> 'sewadar_id' = old.id::text or l.after ->> 'sewadar_id' = old.id::text)
  )
  update change_log c set before = null, after = null, title = '' from named n
   where c.area_id = old.area_id and c.entity = 'blood_camp_staff' and c.row_id = n.row_id and c.title = n.title;
  -- Up to the record that was kept, unless that is another sewadar's, and down to all that were merged.
  with recursive up as (
    select d.id, d.merged_into from blood_donor d where d.area_id = old.area_id and d.sewadar_id = old.id
    union select d.id, d.merged_into from blood_donor d join up on d.id = up.merged_into
      where d.area_id = old.area_id and (d.sewadar_id is null or d.sewadar_id = old.id)
  ), same as (
    select id from up union select d.id from blood_donor d join same on d.merged_into = same.id where d.area_id = old.area_id
  )
  select array_agg(id) into donors from same;
  if donors is null then return old; end if;
  select * into kept from blood_donor where area_id = old.area_id and id = any (donors) order by merged_into nulls first limit 1;
  done := forget_blood_donors(old.area_id, donors);
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name, others)
  values (old.area_id, kept.centre_id, 'blood_donor', kept.id, kept.number, '',
    jsonb_build_object('removed', jsonb_build_object('donors', cardinality(donors), 'documents', done -> 'documents', 'logEntries', done -> 'logEntries'),
      'kept', jsonb_strip_nulls(jsonb_build_object('donations', nullif((done ->> 'units')::int, 0)))),
    context_user(), coalesce(current_setting('app.user_name', true), ''), array(select jsonb_array_elements_text(done -> 'others')::uuid));
  return old;
end $$;
comment on function forget_donor_of_sewadar() is 'With an erased sewadar the donor goes too, as the driver does, with the record that it was merged into and all that were merged into these. Trigger of sewadar, for erase_person.';

create or replace function forget_synced() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone constant uuid[] := new.record_id || new.others;
begin
  update sync_conflict set fields = '[]' where area_id = new.area_id and (row_id = any (gone) or other_id = any (gone)
     -- A row that the cloud never had names the person in its fields only.
     or exists (select from jsonb_array_elements(fields) f where (f ->> 'kept') = any (gone::text[]) or (f ->> 'lost') = any (gone::text[])));
  -- What waits to be handed in is judged by the cloud, which forgets it as well.
  update sync_log set before = null, after = null where area_id = new.area_id and row_id = any (gone) and batch is not null;
  return null;
end $$;

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
  -- Arrivals are logged with their gathering.
  if cardinality(members) > 0 then
    update change_log set before = null, after = null
     where area_id = here and entity = 'oae_arrival'
       and (coalesce(before, after) ->> 'member_id' = any (gone) or coalesce(before, after) ->> 'attendant_id' = any (gone));
  end if;
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

-- What a laptop hands in late about somebody who was erased: the unit and the visit count, what was said of the person does not stay.
create function forget_nobodys_values() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'blood_donation' then
    new.seen := '{}';
    new.care := '';
    new.notes := '';
    new.override_reason := case when cardinality(new.overridden) > 0 then '—' else '' end;
  elsif tg_table_name = 'blood_visit' then
    new.vitals := '{}';
    new.signature := '';
    new.override_reason := '';
  elsif exists (select from blood_visit v where v.area_id = new.area_id and v.id = new.visit_id and v.donor_id is null) then
    new.before := '{}';
    new.reason := '';
  end if;
  return new;
end $$;
comment on function forget_nobodys_values() is 'A donation, visit or step of a visit without a donor, who was erased, carries nothing that was measured or said. As the owner, because the visit may be out of sight. Trigger of blood_donation, blood_visit and blood_visit_step.';
revoke execute on function forget_nobodys_values() from public;
create trigger blood_donation_nobodys before insert or update on blood_donation for each row
when (new.donor_id is null) execute function forget_nobodys_values();
comment on trigger blood_donation_nobodys on blood_donation is 'Without a donor nothing about one stays.';
create trigger blood_visit_nobodys before insert or update on blood_visit for each row
when (new.donor_id is null) execute function forget_nobodys_values();
comment on trigger blood_visit_nobodys on blood_visit is 'Without a donor nothing about one stays.';
create trigger blood_visit_step_nobodys before insert or update on blood_visit_step for each row
when (current_setting('app.sync_apply', true) = 'on') execute function forget_nobodys_values();
comment on trigger blood_visit_step_nobodys on blood_visit_step is 'Without a donor nothing about one stays, in what a laptop hands in.';

-- What earlier erasures left. Only an erasure takes the donor from a donation, and its entry has no record.
do $$
declare
  areas constant uuid[] := array(select id from area);
  camps text[];
begin
  update change_log set before = null, after = null, title = '' where area_id = any (areas) and entity = 'blood_donation' and row_id is null;
  camps := array(select distinct c.row_id from change_log c where c.area_id = any (areas) and c.entity = 'blood_call'
    and coalesce(c.before, c.after) ? 'donor_id' and not exists (select from blood_donor d where d.area_id = c.area_id and d.id::text = coalesce(c.before, c.after) ->> 'donor_id'));
  update change_log c set before = null, after = null where c.area_id = any (areas) and c.entity = 'blood_call' and c.row_id = any (camps)
    and coalesce(c.before, c.after) ? 'donor_id' and not exists (select from blood_donor d where d.area_id = c.area_id and d.id::text = coalesce(c.before, c.after) ->> 'donor_id');
  update change_log set before = before - 'note', after = after - 'note'
   where area_id = any (areas) and entity = 'blood_call' and row_id = any (camps) and kind = 3 and (before ? 'note' or after ? 'note');
end $$;
