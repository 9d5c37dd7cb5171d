-- Blood donation: donors, camps, donations, deferrals, the rules in force. docs/decisions/0054-blood-donation-data.md says why.

create table blood_rules (
  area_id uuid not null references area,
  id uuid not null,
  version_number int not null check (version_number > 1),
  limits jsonb not null check (jsonb_typeof(limits) = 'object'),
  periods jsonb not null check (jsonb_typeof(periods) = 'object'),
  overridable text[] not null default '{}' check (cardinality(overridable) <= 100),
  source text not null check (length(source) between 1 and 300),
  reason text not null check (length(reason) between 1 and 500),
  made_by uuid not null,
  made_by_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint blood_rules_version unique (area_id, version_number)
);
comment on table blood_rules is
  'What an area changed about the published rules of donor selection (version 1, in the contract). A version is never changed: decisions name it.';
select make_resource_table('blood_rules', title => 'source', acts => 'select, insert');

create table blood_bank (
  area_id uuid not null references area,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  licence_number text not null check (length(licence_number) between 1 and 60),
  licence_until date,
  phone text not null default '' check (length(phone) <= 24),
  address text not null default '' check (length(address) <= 500),
  is_active boolean not null default true,
  notes text not null default '' check (length(notes) <= 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id)
);
create unique index blood_bank_licence on blood_bank (area_id, lower(licence_number));
comment on table blood_bank is 'Licensed blood banks that take the bags of camps. They belong to the area.';
select make_resource_table('blood_bank');

create table blood_camp (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  name text not null check (length(name) between 1 and 120),
  place text not null default '' check (length(place) <= 200),
  first_day date not null,
  last_day date not null,
  opens_at time not null,
  closes_at time not null,
  beds int not null check (beds between 1 and 200),
  target_units int not null check (target_units between 1 and 10000),
  status smallint not null default 5 check (status in (5, 10, 15, 20)),
  status_since timestamptz not null default now(),
  status_by_name text not null default '',
  reason text not null default '' check (length(reason) <= 500),
  notes text not null default '' check (length(notes) <= 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint blood_camp_number unique (area_id, number),
  constraint blood_camp_days check (last_day between first_day and first_day + 6),
  constraint blood_camp_hours check (opens_at < closes_at),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index blood_camp_day on blood_camp (area_id, first_day);
create index blood_camp_centre on blood_camp (area_id, centre_id);
comment on table blood_camp is 'Blood donation camps. A centre holds it; donors of every centre come.';
comment on column blood_camp.number is 'Carries the device that made the row: device times a million, plus a count.';
comment on column blood_camp.status is '5 planned, 10 open, 15 closed, 20 reconciled.';
select make_resource_table('blood_camp');

create table blood_camp_bank (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  camp_id uuid not null,
  bank_id uuid not null,
  primary key (area_id, id),
  constraint blood_camp_bank_once unique (area_id, camp_id, bank_id),
  foreign key (area_id, camp_id) references blood_camp (area_id, id) on delete cascade,
  foreign key (area_id, bank_id) references blood_bank (area_id, id)
);
create index blood_camp_bank_bank on blood_camp_bank (area_id, bank_id);
comment on table blood_camp_bank is 'The blood banks that collect at a camp.';
select make_resource_table('blood_camp_bank', record => 'camp_id');

create table blood_camp_staff (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  camp_id uuid not null,
  station text not null check (station in ('head', 'registration', 'vital', 'medical', 'bed', 'rest')),
  name text not null check (length(name) between 1 and 120),
  phone text not null default '' check (length(phone) <= 24),
  sewadar_id uuid,
  primary key (area_id, id),
  foreign key (area_id, camp_id) references blood_camp (area_id, id) on delete cascade,
  foreign key (area_id, sewadar_id) references sewadar (area_id, id)
);
create index blood_camp_staff_camp on blood_camp_staff (area_id, camp_id);
create index blood_camp_staff_sewadar on blood_camp_staff (area_id, sewadar_id) where sewadar_id is not null;
comment on table blood_camp_staff is 'Who works at which station of a camp; doctors and nurses of the bank need no record of their own.';
select make_resource_table('blood_camp_staff', record => 'camp_id');

create table blood_donor (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  card_code text not null check (card_code ~ '^D[0-9A-Z]{9}$'),
  sewadar_id uuid,
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  name_keys text[] not null default '{}',
  relative_kind text not null default 'father' check (relative_kind in ('father', 'husband')),
  relative_name text not null default '' check (length(relative_name) <= 120),
  gender text not null check (gender in ('male', 'female', 'other')),
  birth_date date not null,
  is_birth_estimated boolean not null default false,
  phone text not null default '' check (length(phone) <= 24),
  address text not null default '' check (length(address) <= 500),
  language text not null default 'pa' check (language in ('en', 'hi', 'pa')),
  blood_group text not null default '' check (blood_group in ('', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  confirmed_group text not null default '' check (confirmed_group in ('', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  weight real check (weight between 20 and 250),
  may_be_called boolean not null default false,
  consent_on date,
  consent_text text not null default '' check (length(consent_text) <= 20),
  notes text not null default '' check (length(notes) <= 2000),
  photo_id uuid,
  merged_into uuid,
  last_donation_on date,
  donation_count int not null default 0,
  deferral_kind text not null default '' check (deferral_kind in ('', 'until', 'recovery', 'permanent')),
  deferral_reason text not null default '',
  welcome_from date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint blood_donor_number unique (area_id, number),
  constraint blood_donor_code unique (area_id, card_code),
  constraint blood_donor_consent check ((consent_on is null) = (consent_text = '')),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  foreign key (area_id, merged_into) references blood_donor (area_id, id)
);
create index blood_donor_name on blood_donor (area_id, lower(coalesce(nullif(name_latin, ''), name)), id);
create index blood_donor_centre on blood_donor (area_id, centre_id);
create index blood_donor_phone on blood_donor (area_id, phone) where phone <> '';
create unique index blood_donor_sewadar on blood_donor (area_id, sewadar_id) where sewadar_id is not null and merged_into is null;
create index blood_donor_merged on blood_donor (area_id, merged_into) where merged_into is not null;
create index blood_donor_welcome on blood_donor (area_id, welcome_from) where welcome_from is not null;
comment on table blood_donor is 'Donors of blood. The last five columns before the version follow from donations and deferrals.';
comment on column blood_donor.number is 'Carries the device that made the row: device times a million, plus a count.';
comment on column blood_donor.card_code is 'What the code of the donor card says.';
comment on column blood_donor.consent_text is 'The version of the text that was signed.';
comment on column blood_donor.welcome_from is 'First day after the longest deferral with an end, also where another one has none.';
-- By hand instead of make_resource_table: what follows from donations and deferrals is no edit of the record.
select restrict_to_scope('blood_donor');
create trigger blood_donor_touch before update of centre_id, sewadar_id, name, name_latin, relative_kind, relative_name, gender, birth_date,
    is_birth_estimated, phone, address, language, blood_group, confirmed_group, weight, may_be_called, consent_on, consent_text, notes,
    merged_into, updated_at
  on blood_donor for each row execute function touch_row();
select log_changes('blood_donor', unlogged => array['card_code', 'last_donation_on', 'donation_count', 'deferral_kind', 'deferral_reason', 'welcome_from']);
select describe_triggers('blood_donor');
grant select, insert, update, delete on blood_donor to sewa_app;
select make_searchable('blood_donor');
select make_attachment_owner('blood_donor', 'donor_id');

create table blood_donor_merge (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  at timestamptz not null default now(),
  user_id uuid not null,
  user_name text not null default '',
  kept_before jsonb not null,
  kept_after jsonb not null,
  moved jsonb not null,
  undone_at timestamptz,
  primary key (area_id, id),
  foreign key (area_id, kept_id) references blood_donor (area_id, id) on delete cascade,
  foreign key (area_id, merged_id) references blood_donor (area_id, id) on delete cascade
);
create index blood_donor_merge_kept on blood_donor_merge (area_id, kept_id);
create index blood_donor_merge_merged on blood_donor_merge (area_id, merged_id);
comment on table blood_donor_merge is 'Which donor was merged into which, what moved and what the remaining record was before: enough to undo it.';
select make_resource_table('blood_donor_merge', record => 'kept_id', unlogged => array['kept_before', 'kept_after', 'moved'],
  acts => 'select, insert, update');

create table blood_donation (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  donor_id uuid,
  camp_id uuid,
  camp_centre_id uuid,
  bank_id uuid,
  device smallint not null default 0 check (device between 0 and 2000),
  day date not null,
  place text not null default '' check (length(place) <= 200),
  outcome text not null check (outcome in ('complete', 'incomplete')),
  volume int not null check (volume between 0 and 500),
  bag_number text not null default '' check (length(bag_number) <= 40),
  segment text not null default '' check (length(segment) <= 40),
  blood_group text not null default '' check (blood_group in ('', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  reaction text not null default 'none' check (reaction in ('none', 'mild', 'moderate', 'severe')),
  care text not null default '' check (length(care) <= 500),
  rule_version int not null check (rule_version > 0),
  seen jsonb not null default '{}' check (jsonb_typeof(seen) = 'object'),
  overridden text[] not null default '{}',
  override_reason text not null default '' check (length(override_reason) <= 500),
  recorded_by uuid not null,
  recorded_by_name text not null default '',
  notes text not null default '' check (length(notes) <= 500),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint blood_donation_day unique (area_id, donor_id, day),
  constraint blood_donation_override check (cardinality(overridden) = 0 or override_reason <> ''),
  foreign key (area_id, donor_id) references blood_donor (area_id, id),
  foreign key (area_id, camp_id) references blood_camp (area_id, id),
  foreign key (area_id, bank_id) references blood_bank (area_id, id)
);
create unique index blood_donation_bag on blood_donation (area_id, camp_id, bag_number) where bag_number <> '';
create index blood_donation_camp on blood_donation (area_id, camp_id);
create index blood_donation_of_day on blood_donation (area_id, day);
create index blood_donation_bank on blood_donation (area_id, bank_id) where bank_id is not null;
comment on table blood_donation is
  'Donations of whole blood, at camps and elsewhere. Follows the donor to another centre. Without a donor after an erasure: the unit still counts.';
comment on column blood_donation.camp_centre_id is 'The centre that held the camp: it counts its units, whoever''s donors gave them.';
comment on column blood_donation.seen is 'The values that the decision saw, with the rules of rule_version.';
-- Seen by the donor's centre and by the one that held the camp.
alter table blood_donation enable row level security;
create policy blood_donation_scope on blood_donation to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area())
    or centre_id = any ((select context_centres())::uuid[]) or camp_centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area())
    or centre_id = any ((select context_centres())::uuid[]) or camp_centre_id = any ((select context_centres())::uuid[])));
select touch_on_update('blood_donation');
select log_changes('blood_donation', record => 'donor_id', title => 'bag_number');
select describe_triggers('blood_donation');
grant select, insert, update, delete on blood_donation to sewa_app;

create table blood_deferral (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  donor_id uuid not null,
  camp_id uuid,
  camp_centre_id uuid,
  device smallint not null default 0 check (device between 0 and 2000),
  reason text not null check (reason ~ '^[a-zA-Z]{2,40}$'),
  kind text not null check (kind in ('until', 'recovery', 'permanent')),
  since date not null,
  day date not null,
  welcome_from date,
  rule_version int not null check (rule_version > 0),
  seen jsonb not null default '{}' check (jsonb_typeof(seen) = 'object'),
  decided_by uuid not null,
  decided_by_name text not null default '',
  notes text not null default '' check (length(notes) <= 500),
  lifted_on date,
  lifted_by_name text not null default '',
  lift_reason text not null default '' check (length(lift_reason) <= 500),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint blood_deferral_end check ((kind = 'until') = (welcome_from is not null)),
  constraint blood_deferral_lift check ((lifted_on is null) = (lift_reason = '')),
  foreign key (area_id, donor_id) references blood_donor (area_id, id) on delete cascade,
  foreign key (area_id, camp_id) references blood_camp (area_id, id)
);
create index blood_deferral_donor on blood_deferral (area_id, donor_id);
create index blood_deferral_camp on blood_deferral (area_id, camp_id) where camp_id is not null;
comment on table blood_deferral is 'Why and until when somebody may not donate. A confidential reason is in blood_confidential; here it is the doctor''s decision.';
comment on column blood_deferral.since is 'The day from which the period counts: of the event, the recovery, the last dose.';
-- Seen by the donor's centre and by the one that held the camp.
alter table blood_deferral enable row level security;
create policy blood_deferral_scope on blood_deferral to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area())
    or centre_id = any ((select context_centres())::uuid[]) or camp_centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area())
    or centre_id = any ((select context_centres())::uuid[]) or camp_centre_id = any ((select context_centres())::uuid[])));
select touch_on_update('blood_deferral');
select log_changes('blood_deferral', record => 'donor_id', title => 'reason');
select describe_triggers('blood_deferral');
grant select, insert, update, delete on blood_deferral to sewa_app;

create table blood_confidential (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  donor_id uuid not null,
  deferral_id uuid,
  camp_id uuid,
  reason text not null default '' check (reason = '' or reason ~ '^[a-zA-Z]{2,40}$'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 20000),
  made_at timestamptz not null default now(),
  made_by uuid not null,
  made_by_name text not null default '',
  primary key (area_id, id),
  foreign key (area_id, donor_id) references blood_donor (area_id, id) on delete cascade,
  foreign key (area_id, deferral_id) references blood_deferral (area_id, id) on delete cascade,
  foreign key (area_id, camp_id) references blood_camp (area_id, id)
);
create index blood_confidential_donor on blood_confidential (area_id, donor_id);
create index blood_confidential_deferral on blood_confidential (area_id, deferral_id);
comment on table blood_confidential is
  'Answers about risk and confidential reasons. The application may neither read nor write it: two functions do, for the medical station alone. Its contents are in no log.';
alter table blood_confidential enable row level security;

create table blood_call (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  camp_id uuid not null,
  donor_id uuid not null,
  outcome text not null check (outcome in ('comes', 'maybe', 'declines', 'noAnswer', 'wrongNumber')),
  note text not null default '' check (length(note) <= 200),
  called_at timestamptz not null default now(),
  called_by_name text not null default '',
  primary key (area_id, id),
  constraint blood_call_once unique (area_id, camp_id, donor_id),
  foreign key (area_id, camp_id) references blood_camp (area_id, id) on delete cascade,
  foreign key (area_id, donor_id) references blood_donor (area_id, id) on delete cascade
);
create index blood_call_donor on blood_call (area_id, donor_id);
comment on table blood_call is 'What came of the last call to a donor before a camp.';
select make_resource_table('blood_call', record => 'camp_id');

create function refresh_blood_donor(p_area uuid, p_donor uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update blood_donor d set
    last_donation_on = g.last_on,
    donation_count = g.times,
    deferral_kind = coalesce(f.kind, ''),
    deferral_reason = coalesce(f.reason, ''),
    welcome_from = (select max(u.welcome_from) from blood_deferral u
      where u.area_id = p_area and u.donor_id = p_donor and u.lifted_on is null)
  from (select max(day) as last_on, count(*) filter (where outcome = 'complete')::int as times
          from blood_donation where area_id = p_area and donor_id = p_donor) g
  left join lateral (
    select kind, reason from blood_deferral
     where area_id = p_area and donor_id = p_donor and lifted_on is null
     order by kind = 'permanent' desc, kind = 'recovery' desc, welcome_from desc nulls last, id limit 1) f on true
  where d.area_id = p_area and d.id = p_donor
$$;
comment on function refresh_blood_donor is
  'Writes into a donor what follows from donations and deferrals: lists are filtered and sorted by it. For ever comes before until recovered, that before the latest day. Called by triggers, as the owner, because the writer may not change the donor.';

create function blood_record_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.donor_id is not null then perform refresh_blood_donor(old.area_id, old.donor_id); end if;
  if tg_op <> 'DELETE' and new.donor_id is not null and (tg_op = 'INSERT' or new.donor_id is distinct from old.donor_id) then
    perform refresh_blood_donor(new.area_id, new.donor_id);
  end if;
  return null;
end $$;
comment on function blood_record_changed is 'Keeps a donor''s standing in step with donations and deferrals, whoever writes them. Trigger of both.';
create trigger blood_donation_counts after insert or update or delete on blood_donation for each row
  when (coalesce(current_setting('app.standing_later', true), '') <> 'on') execute function blood_record_changed();
comment on trigger blood_donation_counts on blood_donation is 'The last donation of the donor follows. Not while app.standing_later is on: whoever writes many refreshes once.';
create trigger blood_deferral_counts after insert or update or delete on blood_deferral for each row
  when (coalesce(current_setting('app.standing_later', true), '') <> 'on') execute function blood_record_changed();
comment on trigger blood_deferral_counts on blood_deferral is 'The longest deferral of the donor follows. Not while app.standing_later is on: whoever writes many refreshes once.';

create function blood_donor_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update blood_donation set centre_id = new.centre_id where area_id = new.area_id and donor_id = new.id;
  update blood_deferral set centre_id = new.centre_id where area_id = new.area_id and donor_id = new.id;
  update blood_confidential set centre_id = new.centre_id where area_id = new.area_id and donor_id = new.id;
  update blood_donor_merge set centre_id = new.centre_id where area_id = new.area_id and kept_id = new.id;
  return null;
end $$;
comment on function blood_donor_moved is 'What hangs on a donor moves along to another centre, also out of the mover''s sight. Trigger of blood_donor.';
create trigger blood_donor_moved after update of centre_id on blood_donor for each row
  when (old.centre_id is distinct from new.centre_id) execute function blood_donor_moved();
comment on trigger blood_donor_moved on blood_donor is 'Donations and deferrals follow to the new centre.';

create function blood_camp_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update blood_camp_bank set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_camp_staff set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_call set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_donation set camp_centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_deferral set camp_centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  return null;
end $$;
comment on function blood_camp_moved is 'What belongs to a camp moves along to another centre. Trigger of blood_camp.';
create trigger blood_camp_moved after update of centre_id on blood_camp for each row
  when (old.centre_id is distinct from new.centre_id) execute function blood_camp_moved();
comment on trigger blood_camp_moved on blood_camp is 'Team, banks, calls and what was recorded follow to the new centre.';

create function holds_medical_station() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from app_user u join org o on o.id = u.org_id
     where u.id = context_user() and u.is_active
       and coalesce(nullif(o.acl ->> 'BLOOD_DONATION.CAMP', '')::numeric, 1) % 7 = 0
       and (coalesce(nullif(u.acl ->> 'BLOOD_DONATION.CAMP', '')::numeric, 1) % 7 = 0
         or exists (select from jsonb_array_elements(u.temporary_acl) g
              where g ->> 'key' = 'BLOOD_DONATION.CAMP' and (g ->> 'value')::numeric % 7 = 0 and (g ->> 'until')::date >= current_date - 1)))
$$;
comment on function holds_medical_station is
  'Whether the user of the transaction holds the right of the medical station. The server has judged before; this is the lock of the table itself. A temporary right may end a day later here: the server knows the time zone.';

create function keep_blood_confidential(p_id uuid, p_donor uuid, p_deferral uuid, p_camp uuid, p_reason text, p_answers jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare place uuid := (select centre_id from blood_donor where area_id = context_area() and id = p_donor);
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if place is null or not centre_in_scope(place) then raise exception 'no such donor' using errcode = 'no_data_found'; end if;
  insert into blood_confidential (area_id, id, centre_id, donor_id, deferral_id, camp_id, reason, answers, made_by, made_by_name)
  values (context_area(), p_id, place, p_donor, p_deferral, p_camp, p_reason, p_answers, context_user(),
    coalesce(current_setting('app.user_name', true), ''));
  perform append_change(context_area(), place, 'blood_confidential', p_donor::text, '', 4, null, '{}'::jsonb);
end $$;
comment on function keep_blood_confidential is
  'Stores answers about risk or a confidential reason; the log learns only that it was done. Called by the medical station. As the owner: the application has no right to the table.';

create function read_blood_confidential(p_donor uuid)
returns table (id uuid, deferral_id uuid, camp_id uuid, reason text, answers jsonb, made_at timestamptz, made_by_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare place uuid := (select d.centre_id from blood_donor d where d.area_id = context_area() and d.id = p_donor);
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if place is null or not centre_in_scope(place) then raise exception 'no such donor' using errcode = 'no_data_found'; end if;
  perform append_change(context_area(), place, 'blood_confidential', p_donor::text, '', 6, null, '{}'::jsonb);
  return query select c.id, c.deferral_id, c.camp_id, c.reason, c.answers, c.made_at, c.made_by_name
    from blood_confidential c where c.area_id = context_area() and c.donor_id = p_donor order by c.made_at desc limit 50;
end $$;
comment on function read_blood_confidential is
  'What the medical station wrote confidentially about a donor; every opening is in the log. As the owner: the application has no right to the table.';
revoke execute on function refresh_blood_donor, blood_record_changed, blood_donor_moved, blood_camp_moved, holds_medical_station,
  keep_blood_confidential, read_blood_confidential from public;
grant execute on function blood_record_changed, blood_donor_moved, blood_camp_moved, holds_medical_station,
  keep_blood_confidential, read_blood_confidential to sewa_app;

create function move_to_person(p_target text, p_table text, p_column text, p_from uuid, p_to uuid, p_only uuid[]) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare seen int;
begin
  -- Only records of people that can be merged.
  if not exists (select from pg_class c where c.relname = p_target and c.relnamespace = 'public'::regnamespace
      and has_column(c.oid::regclass, 'merged_into') and has_column(c.oid::regclass, 'centre_id')) then
    raise exception 'no such target' using errcode = 'no_data_found';
  end if;
  if not exists (select from pg_constraint k
      join pg_class t on t.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and k.confrelid = ('public.' || quote_ident(p_target))::regclass and t.relnamespace = 'public'::regnamespace
       and t.relname = p_table and a.attname = p_column and t.relname not in (p_target, p_target || '_merge')) then
    raise exception 'no such reference' using errcode = 'no_data_found';
  end if;
  execute format('select count(*) from %I where area_id = context_area() and id in ($1, $2) and centre_in_scope(centre_id)', p_target)
    into seen using p_from, p_to;
  if seen <> 2 then raise exception 'no such record' using errcode = 'no_data_found'; end if;
  return query execute format(
    'update %1$I set %2$I = $1 where area_id = context_area() and %2$I = $2 and ($3 is null or id = any ($3)) returning id', p_table, p_column)
    using p_to, p_from, p_only;
end $$;
comment on function move_to_person is
  'Moves references from one record of a person to another of the same kind, also in centres that the caller does not see; both records must be in sight. Called by merge and its undoing.';
revoke execute on function move_to_person from public;
grant execute on function move_to_person to sewa_app;
drop function move_to_sewadar;

create function blood_donation_merged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Both records had the same donation: the one of the merged record stays with it.
  if exists (select from blood_donation g where g.area_id = new.area_id and g.donor_id = new.donor_id and g.day = new.day and g.id <> new.id) then
    return null;
  end if;
  -- What hangs on a donor belongs to the donor's centre.
  new.centre_id := (select d.centre_id from blood_donor d where d.area_id = new.area_id and d.id = new.donor_id);
  return new;
end $$;
comment on function blood_donation_merged is
  'A merge never gives a donor two donations of one day. In the database, because a merge moves references by the catalogue. Trigger of blood_donation.';
create trigger blood_donation_merged before update of donor_id on blood_donation for each row
  when (old.donor_id is distinct from new.donor_id and new.donor_id is not null and current_user <> 'sewa_app')
  execute function blood_donation_merged();
comment on trigger blood_donation_merged on blood_donation is 'One donation of a day for a donor, also after a merge.';

create function blood_deferral_merged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.centre_id := (select d.centre_id from blood_donor d where d.area_id = new.area_id and d.id = new.donor_id);
  return new;
end $$;
comment on function blood_deferral_merged is 'What hangs on a donor belongs to the donor''s centre, also after a merge. Trigger of blood_deferral and blood_confidential.';
create trigger blood_deferral_merged before update of donor_id on blood_deferral for each row
  when (old.donor_id is distinct from new.donor_id and current_user <> 'sewa_app') execute function blood_deferral_merged();
comment on trigger blood_deferral_merged on blood_deferral is 'A deferral follows the donor.';
create trigger blood_confidential_merged before update of donor_id on blood_confidential for each row
  when (old.donor_id is distinct from new.donor_id) execute function blood_deferral_merged();
comment on trigger blood_confidential_merged on blood_confidential is 'Confidential answers follow the donor.';

create function blood_call_merged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from blood_call c where c.area_id = new.area_id and c.camp_id = new.camp_id and c.donor_id = new.donor_id and c.id <> new.id) then
    return null;
  end if;
  return new;
end $$;
comment on function blood_call_merged is 'Two records of one person were both called for a camp: the call of the merged record stays with it. Trigger of blood_call.';
create trigger blood_call_merged before update of donor_id on blood_call for each row
  when (old.donor_id is distinct from new.donor_id and current_user <> 'sewa_app') execute function blood_call_merged();
comment on trigger blood_call_merged on blood_call is 'One call for a donor and a camp, also after a merge.';

create function keep_one_blood_donor() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from blood_donor d where d.area_id = new.area_id and d.sewadar_id = new.sewadar_id and d.merged_into is null and d.id <> new.id) then
    return null;
  end if;
  return new;
end $$;
comment on function keep_one_blood_donor is
  'Two sewadars that are merged were both donors: the donor of the merged record stays with it. Trigger of blood_donor.';
create trigger blood_donor_sewadar_merged before update of sewadar_id on blood_donor for each row
  when (old.sewadar_id is distinct from new.sewadar_id and new.sewadar_id is not null and current_user <> 'sewa_app')
  execute function keep_one_blood_donor();
comment on trigger blood_donor_sewadar_merged on blood_donor is 'A merge never makes two donors of one sewadar. The application''s own changes are refused by the index instead.';
revoke execute on function blood_donation_merged, blood_deferral_merged, blood_call_merged, keep_one_blood_donor from public;

create function forget_blood_donors(p_area uuid, p_donors uuid[]) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare hashes text[]; documents int; units int; entries int; gone text[];
begin
  select array_agg(distinct h), count(distinct t.id) into hashes, documents
    from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
   where t.area_id = p_area and t.donor_id = any (p_donors) and h is not null;
  -- The unit still counts for its camp; whose it was is forgotten.
  perform set_config('app.standing_later', 'on', true);
  update blood_donation set donor_id = null, seen = '{}', care = '', notes = '', override_reason = case when cardinality(overridden) > 0 then '—' else '' end
   where area_id = p_area and donor_id = any (p_donors);
  get diagnostics units = row_count;
  update blood_donor set merged_into = null where area_id = p_area and merged_into = any (p_donors);
  delete from blood_donor where area_id = p_area and id = any (p_donors);
  perform set_config('app.standing_later', '', true);
  gone := p_donors::text[];
  update change_log set before = null, after = null, title = ''
   where area_id = p_area and row_id = any (gone) and (before is not null or after is not null or title <> '')
     and entity in ('blood_donor', 'blood_donor_merge', 'blood_donation', 'blood_deferral', 'blood_confidential', 'attachment');
  get diagnostics entries = row_count;
  -- A call is logged with its camp.
  update change_log set before = null, after = null
   where area_id = p_area and entity = 'blood_call' and (before ->> 'donor_id' = any (gone) or after ->> 'donor_id' = any (gone));
  delete from idempotency_key k where exists (select from unnest(gone) one where position(one in k.reply::text) > 0);
  insert into file_to_destroy (hash) select h from unnest(hashes) h where h in (select unused_files(hashes)) on conflict do nothing;
  return jsonb_build_object('documents', coalesce(documents, 0), 'logEntries', entries, 'units', units,
    'files', (select coalesce(jsonb_agg(h), '[]') from unnest(hashes) h where h in (select hash from file_to_destroy)));
end $$;
comment on function forget_blood_donors is
  'Deletes donors with deferrals, confidential answers, files and what the log says of them; donations stay without a donor. Called by erase_blood_donor and by the erasure of a sewadar.';

create function erase_blood_donor(p_id uuid, p_reason text) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
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
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name)
  values (here, place, 'blood_donor', p_id, num, p_reason, report, context_user(), coalesce(current_setting('app.user_name', true), ''));
  perform append_change(here, place, 'blood_donor', p_id::text, '', 5, null, jsonb_build_object('erased', true));
  return report || jsonb_build_object('files', done -> 'files');
end $$;
comment on function erase_blood_donor is
  'Erases a donor in one transaction and reports what stays. Called by the act "Erase"; as the owner, because the application may change neither the log nor confidential answers.';

create function forget_donor_of_sewadar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare donors constant uuid[] := array(select id from blood_donor where area_id = old.area_id and sewadar_id = old.id);
begin
  update blood_camp_staff set sewadar_id = null, name = '—', phone = '' where area_id = old.area_id and sewadar_id = old.id;
  if cardinality(donors) > 0 then perform forget_blood_donors(old.area_id, donors); end if;
  return old;
end $$;
comment on function forget_donor_of_sewadar is 'With an erased sewadar the donor goes too, as the driver does. Trigger of sewadar, for erase_person.';
-- The application's own deletions are refused by the foreign key instead, as those of everything else in use.
create trigger sewadar_donor_forgotten before delete on sewadar for each row
  when (current_user <> 'sewa_app') execute function forget_donor_of_sewadar();
comment on trigger sewadar_donor_forgotten on sewadar is 'Erases the donor before an erasure deletes the sewadar.';
revoke execute on function forget_blood_donors, erase_blood_donor, forget_donor_of_sewadar from public;
grant execute on function erase_blood_donor to sewa_app;

create function blood_import_matches(p_import uuid) returns table (row_no int, reason text, number int)
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with staged as materialized (
    select r.row_no, r.content -> 'name_keys' ->> 0 as name_key, nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select d.number, d.centre_id, d.phone, d.birth_date, d.name_keys[1] as name_key from blood_donor d
    where d.area_id = context_area() and d.merged_into is null
  ), met as (
    select t.row_no, 'phone' as reason, d.number, d.centre_id from staged t join known d on d.phone = t.phone and d.name_key = t.name_key
    union all
    select t.row_no, 'birthDate', d.number, d.centre_id from staged t join known d on d.birth_date = t.birth_date and d.name_key = t.name_key
  )
  select distinct on (m.row_no, m.reason) m.row_no, m.reason, case when centre_in_scope(m.centre_id) then m.number end
  from met m order by m.row_no, m.reason, m.number
$$;
comment on function blood_import_matches is
  'Which rows of an uploaded list seem to be donors of the area already; the number only where the importer sees the donor. Called by the check of an import.';
revoke execute on function blood_import_matches from public;
grant execute on function blood_import_matches to sewa_app;
