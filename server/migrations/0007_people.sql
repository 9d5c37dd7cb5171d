-- People: sewadars with their departments, applications, the old age enclosure, and their attachments.

-- Human numbers come from counters in the transaction that makes the row: without gaps, and never reused.
create table number_counter (
  area_id uuid not null references area (id),
  kind text not null check (kind in ('sewadar', 'application', 'oae', 'vehiclePass')),
  last int not null default 0,
  primary key (area_id, kind)
);
insert into number_counter (area_id, kind, last) select area_id, 'sewadar', max(number) from sewadar group by area_id;

alter table sewadar
  add column relative_kind text not null default 'father' check (relative_kind in ('father', 'husband')),
  add column birth_date date,
  -- Only an age was told: the first day of the year that it points to.
  add column is_birth_estimated boolean not null default false,
  add column other_phones text[] not null default '{}',
  add column address text not null default '' check (length(address) <= 500),
  add column blood_group text not null default '' check (blood_group in ('', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  add column occupation text not null default '' check (length(occupation) <= 120),
  add column education text not null default '' check (length(education) <= 120),
  add column languages text[] not null default '{}',
  add column skills text[] not null default '{}',
  add column initiation_date date,
  add column marital_status text not null default '' check (marital_status in ('', 'single', 'married', 'widowed', 'divorced')),
  add column emergency_name text not null default '' check (length(emergency_name) <= 120),
  add column emergency_phone text not null default '',
  add column emergency_relation text not null default '' check (length(emergency_relation) <= 60),
  -- The numbers themselves are not kept: the last four characters, and a keyed hash that finds the same number again.
  add column aadhaar_last4 text check (aadhaar_last4 ~ '^\d{4}$'),
  add column aadhaar_hash bytea,
  add column pan_last4 text check (pan_last4 ~ '^[0-9A-Z]{4}$'),
  add column pan_hash bytea,
  add column is_baal_satsang boolean not null default false,
  add column joined_on date,
  -- Since when the status is no longer active or on leave; for the people who left.
  add column left_on date,
  add column notes text not null default '' check (length(notes) <= 4000),
  add column photo_id uuid,
  add column name_keys text[] not null default '{}',
  -- A merged record stays, out of sight, so that the merge can be undone.
  add column merged_into uuid,
  add constraint sewadar_merged_into foreign key (area_id, merged_into) references sewadar (area_id, id),
  add constraint sewadar_aadhaar_both check ((aadhaar_last4 is null) = (aadhaar_hash is null)),
  add constraint sewadar_pan_both check ((pan_last4 is null) = (pan_hash is null));
-- Lists go by the Latin spelling, and by the name itself where there is none.
create index sewadar_name on sewadar (area_id, lower(coalesce(nullif(name_latin, ''), name)), id) where merged_into is null;
create index sewadar_centre on sewadar (area_id, centre_id, lower(coalesce(nullif(name_latin, ''), name)), id) where merged_into is null;
create index sewadar_joined on sewadar (area_id, joined_on, id) where merged_into is null;
create index sewadar_left on sewadar (area_id, left_on) where left_on is not null;
create index sewadar_aadhaar on sewadar (area_id, aadhaar_hash) where aadhaar_hash is not null;
create index sewadar_pan on sewadar (area_id, pan_hash) where pan_hash is not null;
create index sewadar_phone on sewadar (area_id, phone) where phone <> '';

-- Where and as what somebody serves. The centre follows the sewadar, so that policies need no join.
create table sewadar_department (
  area_id uuid not null,
  id uuid not null,
  sewadar_id uuid not null,
  centre_id uuid not null,
  department text not null check (length(department) between 1 and 80),
  role text not null default '' check (length(role) <= 80),
  since date,
  until date check (until >= since),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id) on delete cascade
);
create index sewadar_department_sewadar on sewadar_department (area_id, sewadar_id);
create index sewadar_department_name on sewadar_department (area_id, department, sewadar_id) where until is null;

-- Who was merged into whom, what moved, and what the kept record was before: enough to undo it.
create table sewadar_merge (
  area_id uuid not null,
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
  foreign key (area_id, kept_id) references sewadar (area_id, id) on delete cascade,
  foreign key (area_id, merged_id) references sewadar (area_id, id) on delete cascade
);
create index sewadar_merge_kept on sewadar_merge (area_id, kept_id);

-- A move to another area, asked by one and accepted by the other. `person` is what the other area sees before it accepts.
create table transfer_request (
  area_id uuid not null references area (id),
  id uuid not null,
  centre_id uuid not null,
  sewadar_id uuid not null,
  to_area_id uuid not null references area (id),
  status smallint not null default 1 check (status between 1 and 4),
  name text not null,
  person jsonb not null,
  reason text not null default '' check (length(reason) <= 500),
  answer text not null default '' check (length(answer) <= 500),
  asked_by uuid not null,
  asked_by_name text not null default '',
  asked_at timestamptz not null default now(),
  decided_by_name text not null default '',
  decided_at timestamptz,
  new_sewadar_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  check (to_area_id <> area_id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create unique index transfer_request_open on transfer_request (area_id, sewadar_id) where status = 1;
create index transfer_request_to on transfer_request (to_area_id, status);

create table application (
  area_id uuid not null references area (id),
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  type smallint not null check (type in (10, 20, 30, 40, 50)),
  status smallint not null default 7 check (status in (5, 7, 8, 10, 15, 20, 25, 30)),
  status_since timestamptz not null default now(),
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  name_keys text[] not null default '{}',
  relative_kind text not null default 'father' check (relative_kind in ('father', 'husband')),
  relative_name text not null default '' check (length(relative_name) <= 120),
  gender text not null check (gender in ('male', 'female', 'other')),
  birth_date date,
  is_birth_estimated boolean not null default false,
  phone text not null default '',
  address text not null default '' check (length(address) <= 500),
  aadhaar_last4 text check (aadhaar_last4 ~ '^\d{4}$'),
  aadhaar_hash bytea,
  pan_last4 text check (pan_last4 ~ '^[0-9A-Z]{4}$'),
  pan_hash bytea,
  -- The questions of its type.
  form jsonb not null default '{}' check (jsonb_typeof(form) = 'object' and length(form::text) <= 20000),
  -- The sewadar that it is about, where there is one.
  sewadar_id uuid,
  photo_id uuid,
  made_by uuid not null,
  made_by_name text not null default '',
  edited_by uuid not null,
  pre_approved_by uuid,
  approved_by uuid,
  -- The entries as they were when it was sent back: the next decision sees old beside new.
  sent_back jsonb,
  -- What final acceptance made: exactly one.
  result_sewadar_id uuid,
  result_member_id uuid,
  result_entitlement_id uuid,
  result_pass_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint application_number unique (area_id, number),
  constraint application_result check (
    num_nonnulls(result_sewadar_id, result_member_id, result_entitlement_id, result_pass_id) = case status when 30 then 1 else 0 end
  ),
  check ((aadhaar_last4 is null) = (aadhaar_hash is null)),
  check ((pan_last4 is null) = (pan_hash is null)),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  foreign key (area_id, result_sewadar_id) references sewadar (area_id, id)
);
create index application_status on application (area_id, status, status_since, id);
create index application_centre on application (area_id, centre_id, status, status_since, id);
create index application_sewadar on application (area_id, sewadar_id) where sewadar_id is not null;
create index application_result_sewadar on application (area_id, result_sewadar_id) where result_sewadar_id is not null;

create table application_remark (
  area_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  centre_id uuid not null,
  at timestamptz not null default now(),
  user_id uuid not null,
  user_name text not null default '',
  -- Both, where the remark is the reason of a move.
  from_status smallint,
  to_status smallint,
  text text not null default '' check (length(text) <= 1000),
  primary key (area_id, id),
  foreign key (area_id, application_id) references application (area_id, id) on delete cascade
);
create index application_remark_application on application_remark (area_id, application_id, at);

-- What BUZURAG and SANGAT applications end in: a person who may be given that badge.
create table badge_entitlement (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  badge_type smallint not null check (badge_type in (3, 5)),
  sewadar_id uuid,
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  relative_name text not null default '',
  gender text not null check (gender in ('male', 'female', 'other')),
  birth_date date,
  is_birth_estimated boolean not null default false,
  phone text not null default '',
  address text not null default '',
  photo_id uuid,
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id)
);
create index badge_entitlement_sewadar on badge_entitlement (area_id, sewadar_id) where sewadar_id is not null;

create table vehicle_pass (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  pass_type smallint not null default 5 check (pass_type = 5),
  sewadar_id uuid,
  name text not null check (length(name) between 1 and 120),
  phone text not null default '',
  vehicle_number text not null check (length(vehicle_number) between 1 and 15),
  vehicle_type smallint not null check (vehicle_type in (5, 10, 15, 20, 25, 30, 35, 40, 45)),
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint vehicle_pass_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id)
);
create index vehicle_pass_sewadar on vehicle_pass (area_id, sewadar_id) where sewadar_id is not null;

-- The old age enclosure. A block of seats belongs to the centre where the gathering is held.
create table seat_block (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  seats int not null check (seats between 1 and 100000),
  has_wheelchair_room boolean not null default false,
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create unique index seat_block_name on seat_block (area_id, centre_id, lower(name));

create table oae_member (
  area_id uuid not null references area (id),
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  sewadar_id uuid,
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  name_keys text[] not null default '{}',
  relative_kind text not null default 'father' check (relative_kind in ('father', 'husband')),
  relative_name text not null default '' check (length(relative_name) <= 120),
  gender text not null check (gender in ('male', 'female', 'other')),
  birth_date date not null,
  is_birth_estimated boolean not null default false,
  phone text not null default '',
  address text not null default '' check (length(address) <= 500),
  blood_group text not null default '' check (blood_group in ('', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  -- Why somebody younger than 65 may sit here; its paper is an attachment.
  medical_reason text not null default '' check (length(medical_reason) <= 500),
  mobility text not null default 'walks' check (mobility in ('walks', 'stick', 'wheelchair', 'stretcher')),
  needs text[] not null default '{}' check (needs <@ array['hearing', 'sight', 'oxygen', 'diet']),
  illnesses text not null default '' check (length(illnesses) <= 1000),
  medicines text not null default '' check (length(medicines) <= 1000),
  doctor_name text not null default '' check (length(doctor_name) <= 120),
  doctor_phone text not null default '',
  emergency_name text not null default '' check (length(emergency_name) <= 120),
  emergency_phone text not null default '',
  emergency_relation text not null default '' check (length(emergency_relation) <= 60),
  block_id uuid,
  is_permanent boolean not null default true,
  valid_from date not null,
  valid_to date,
  status text not null default 'active' check (status in ('active', 'inactive', 'deceased')),
  photo_id uuid,
  pass_code text not null check (pass_code ~ '^M[0-9A-Z]{9}$'),
  notes text not null default '' check (length(notes) <= 4000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint oae_member_number unique (area_id, number),
  constraint oae_member_code unique (area_id, pass_code),
  constraint oae_member_validity check (case when is_permanent then valid_to is null else valid_to is not null and valid_to >= valid_from end),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  foreign key (area_id, block_id) references seat_block (area_id, id)
);
create index oae_member_name on oae_member (area_id, lower(coalesce(nullif(name_latin, ''), name)), id);
create index oae_member_centre on oae_member (area_id, centre_id);
create index oae_member_sewadar on oae_member (area_id, sewadar_id) where sewadar_id is not null;
create index oae_member_block on oae_member (area_id, block_id);

-- At most two for a member, by place. Family, or a sewadar.
create table oae_attendant (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  member_id uuid not null,
  place smallint not null check (place in (1, 2)),
  sewadar_id uuid,
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  name_keys text[] not null default '{}',
  phone text not null default '',
  relation text not null default '' check (length(relation) <= 60),
  gender text not null check (gender in ('male', 'female', 'other')),
  photo_id uuid,
  pass_code text not null check (pass_code ~ '^A[0-9A-Z]{9}$'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint oae_attendant_place unique (area_id, member_id, place),
  constraint oae_attendant_code unique (area_id, pass_code),
  foreign key (area_id, member_id) references oae_member (area_id, id) on delete cascade,
  foreign key (area_id, sewadar_id) references sewadar (area_id, id)
);
create index oae_attendant_sewadar on oae_attendant (area_id, sewadar_id) where sewadar_id is not null;
create index oae_attendant_phone on oae_attendant (area_id, phone) where phone <> '';

create table oae_gathering (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  on_day date not null,
  is_closed boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index oae_gathering_day on oae_gathering (area_id, on_day desc, id);

-- Once per person and gathering, however often the pass is scanned.
create table oae_arrival (
  area_id uuid not null,
  id uuid not null,
  -- Of the gathering: whoever runs it sees who came.
  centre_id uuid not null,
  gathering_id uuid not null,
  member_id uuid,
  attendant_id uuid,
  block_id uuid,
  at timestamptz not null default now(),
  left_at timestamptz,
  user_name text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint oae_arrival_member unique (area_id, gathering_id, member_id),
  constraint oae_arrival_attendant unique (area_id, gathering_id, attendant_id),
  check (num_nonnulls(member_id, attendant_id) = 1),
  foreign key (area_id, gathering_id) references oae_gathering (area_id, id) on delete cascade,
  foreign key (area_id, member_id) references oae_member (area_id, id) on delete cascade,
  foreign key (area_id, attendant_id) references oae_attendant (area_id, id) on delete cascade,
  foreign key (area_id, block_id) references seat_block (area_id, id)
);

-- One line per member and year of the renewal run.
create table oae_renewal (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  year int not null check (year between 2000 and 2100),
  member_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'renewed', 'ended')),
  reason text not null default '' check (length(reason) <= 500),
  decided_by_name text not null default '',
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint oae_renewal_member unique (area_id, year, member_id),
  foreign key (area_id, member_id) references oae_member (area_id, id) on delete cascade
);
create index oae_renewal_state on oae_renewal (area_id, year, state);

-- Papers and pictures of exactly one record. The bytes lie in the file store under their hash.
create table attachment (
  area_id uuid not null references area (id),
  id uuid not null,
  centre_id uuid not null,
  sewadar_id uuid,
  application_id uuid,
  member_id uuid,
  attendant_id uuid,
  entitlement_id uuid,
  type smallint not null check (type in (5, 10, 15, 20, 25, 30)),
  name text not null check (length(name) between 1 and 150),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes int not null check (bytes > 0),
  width int,
  height int,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  thumbnail_hash text check (thumbnail_hash ~ '^[0-9a-f]{64}$'),
  card_hash text check (card_hash ~ '^[0-9a-f]{64}$'),
  added_by_name text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint attachment_owner check (num_nonnulls(sewadar_id, application_id, member_id, attendant_id, entitlement_id) = 1),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id) on delete cascade,
  foreign key (area_id, application_id) references application (area_id, id) on delete cascade,
  foreign key (area_id, member_id) references oae_member (area_id, id) on delete cascade,
  foreign key (area_id, attendant_id) references oae_attendant (area_id, id) on delete cascade,
  foreign key (area_id, entitlement_id) references badge_entitlement (area_id, id) on delete cascade
);
create index attachment_sewadar on attachment (area_id, sewadar_id) where sewadar_id is not null;
create index attachment_application on attachment (area_id, application_id) where application_id is not null;
create index attachment_member on attachment (area_id, member_id) where member_id is not null;
create index attachment_attendant on attachment (area_id, attendant_id) where attendant_id is not null;
create index attachment_entitlement on attachment (area_id, entitlement_id) where entitlement_id is not null;
create index attachment_content on attachment (content_hash);

alter table sewadar add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id);
alter table application add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id);
alter table oae_member add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id);
alter table oae_attendant add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id);
alter table badge_entitlement add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id);
create index sewadar_photo on sewadar (area_id, photo_id) where photo_id is not null;
create index application_photo on application (area_id, photo_id) where photo_id is not null;
create index oae_member_photo on oae_member (area_id, photo_id) where photo_id is not null;
create index oae_attendant_photo on oae_attendant (area_id, photo_id) where photo_id is not null;
create index badge_entitlement_photo on badge_entitlement (area_id, photo_id) where photo_id is not null;
alter table application
  add foreign key (area_id, result_member_id) references oae_member (area_id, id),
  add foreign key (area_id, result_entitlement_id) references badge_entitlement (area_id, id),
  add foreign key (area_id, result_pass_id) references vehicle_pass (area_id, id);

-- What hangs on a person belongs to the person's centre, whatever the writer says.
create function follow_sewadar_centre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select s.centre_id into new.centre_id from sewadar s where s.area_id = new.area_id and s.id = new.sewadar_id;
  return new;
end $$;
create function follow_member_centre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select m.centre_id into new.centre_id from oae_member m where m.area_id = new.area_id and m.id = new.member_id;
  return new;
end $$;
create function follow_application_centre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select a.centre_id into new.centre_id from application a where a.area_id = new.area_id and a.id = new.application_id;
  return new;
end $$;
create function follow_owner_centre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.centre_id := coalesce(
    (select s.centre_id from sewadar s where s.area_id = new.area_id and s.id = new.sewadar_id),
    (select a.centre_id from application a where a.area_id = new.area_id and a.id = new.application_id),
    (select m.centre_id from oae_member m where m.area_id = new.area_id and m.id = new.member_id),
    (select t.centre_id from oae_attendant t where t.area_id = new.area_id and t.id = new.attendant_id),
    (select e.centre_id from badge_entitlement e where e.area_id = new.area_id and e.id = new.entitlement_id));
  return new;
end $$;
create trigger sewadar_department_follow before insert or update of sewadar_id, centre_id on sewadar_department
  for each row execute function follow_sewadar_centre();
create trigger oae_attendant_follow before insert or update of member_id, centre_id on oae_attendant
  for each row execute function follow_member_centre();
create trigger oae_renewal_follow before insert or update of member_id, centre_id on oae_renewal
  for each row execute function follow_member_centre();
create trigger application_remark_follow before insert or update of application_id, centre_id on application_remark
  for each row execute function follow_application_centre();
create trigger attachment_follow before insert or update of sewadar_id, application_id, member_id, attendant_id, entitlement_id, centre_id
  on attachment for each row execute function follow_owner_centre();

-- A person who moves to another centre takes along what hangs on them. Naming centre_id makes the triggers above look again.
create function sewadar_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sewadar_department set centre_id = new.centre_id where area_id = new.area_id and sewadar_id = new.id;
  update attachment set centre_id = new.centre_id where area_id = new.area_id and sewadar_id = new.id;
  update sewadar_merge set centre_id = new.centre_id where area_id = new.area_id and kept_id = new.id;
  update transfer_request set centre_id = new.centre_id where area_id = new.area_id and sewadar_id = new.id;
  return null;
end $$;
create trigger sewadar_moved after update of centre_id on sewadar
  for each row when (old.centre_id is distinct from new.centre_id) execute function sewadar_moved();
create function application_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update application_remark set centre_id = new.centre_id where area_id = new.area_id and application_id = new.id;
  update attachment set centre_id = new.centre_id where area_id = new.area_id and application_id = new.id;
  return null;
end $$;
create trigger application_moved after update of centre_id on application
  for each row when (old.centre_id is distinct from new.centre_id) execute function application_moved();
create function oae_member_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update oae_attendant set centre_id = new.centre_id where area_id = new.area_id and member_id = new.id;
  update oae_renewal set centre_id = new.centre_id where area_id = new.area_id and member_id = new.id;
  update attachment set centre_id = new.centre_id where area_id = new.area_id
    and (member_id = new.id or attendant_id in (select t.id from oae_attendant t where t.area_id = new.area_id and t.member_id = new.id));
  return null;
end $$;
create trigger oae_member_moved after update of centre_id on oae_member
  for each row when (old.centre_id is distinct from new.centre_id) execute function oae_member_moved();

-- Row versions and the change log. A photo or a key is no edit of the record: it must not turn an open form into a conflict.
do $$
declare one text;
begin
  foreach one in array array['sewadar_department', 'transfer_request', 'badge_entitlement', 'vehicle_pass',
      'seat_block', 'oae_gathering', 'oae_arrival', 'oae_renewal', 'attachment'] loop
    execute format('create trigger %1$s_touch before update on %1$I for each row execute function touch_row()', one);
  end loop;
  foreach one in array array['seat_block', 'badge_entitlement', 'vehicle_pass', 'oae_gathering', 'oae_renewal',
      'oae_member', 'transfer_request'] loop
    execute format('create trigger %1$s_log after insert or update or delete on %1$I for each row execute function log_change(''id'', '''', ''name_keys'')', one);
  end loop;
end $$;
drop trigger sewadar_touch on sewadar;
create trigger sewadar_touch before update on sewadar for each row
  when (new.photo_id is not distinct from old.photo_id) execute function touch_row();
create trigger application_touch before update on application for each row
  when (new.photo_id is not distinct from old.photo_id) execute function touch_row();
create trigger oae_member_touch before update on oae_member for each row
  when (new.photo_id is not distinct from old.photo_id) execute function touch_row();
create trigger oae_attendant_touch before update on oae_attendant for each row
  when (new.photo_id is not distinct from old.photo_id) execute function touch_row();
drop trigger sewadar_log on sewadar;
create trigger sewadar_log after insert or update or delete on sewadar
  for each row execute function log_change('id', 'aadhaar_last4,pan_last4', 'name_keys,aadhaar_hash,pan_hash');
create trigger application_log after insert or update or delete on application
  for each row execute function log_change('id', 'aadhaar_last4,pan_last4', 'name_keys,aadhaar_hash,pan_hash,status_since,sent_back');
-- These stand in the history of the record they hang on.
create trigger sewadar_merge_log after insert or update or delete on sewadar_merge
  for each row execute function log_change('kept_id', '', 'kept_before,kept_after,moved');
create trigger sewadar_department_log after insert or update or delete on sewadar_department
  for each row execute function log_change('sewadar_id');
create trigger application_remark_log after insert or update or delete on application_remark
  for each row execute function log_change('application_id');
create trigger oae_attendant_log after insert or update or delete on oae_attendant
  for each row execute function log_change('member_id', '', 'name_keys');
create trigger oae_arrival_log after insert or update or delete on oae_arrival
  for each row execute function log_change('gathering_id');
create trigger attachment_log after insert or update or delete on attachment
  for each row execute function log_change('sewadar_id,application_id,member_id,attendant_id,entitlement_id', '', 'content_hash,thumbnail_hash,card_hash');

-- The first argument may name several columns: the record is the first that is set. The third names columns that stay
-- out of the log: what the server makes from the rest.
create or replace function log_change() returns trigger language plpgsql security definer as $$
declare
  bookkeeping constant text[] := array['version', 'created_at', 'updated_at'] || string_to_array(coalesce(tg_argv[2], ''), ',');
  masked constant text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - bookkeeping end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - bookkeeping end;
  one jsonb := coalesce(new_row, old_row);
  kept jsonb := old_row;
  record_id text := one ->> tg_argv[0];
  field text;
begin
  if tg_op = 'UPDATE' then
    for field in select key from jsonb_each(kept) where new_row -> key = value loop
      old_row := old_row - field;
      new_row := new_row - field;
    end loop;
    if new_row = '{}' then return null; end if;
  end if;
  if position(',' in tg_argv[0]) > 0 then
    foreach field in array string_to_array(tg_argv[0], ',') loop
      record_id := coalesce(record_id, one ->> field);
    end loop;
  end if;
  foreach field in array masked loop
    if old_row ->> field is not null then old_row := jsonb_set(old_row, array[field], '"•••"'); end if;
    if new_row ->> field is not null then new_row := jsonb_set(new_row, array[field], '"•••"'); end if;
  end loop;
  perform public.append_change(
    case when tg_table_name = 'area' then (one ->> 'id')::uuid else (one ->> 'area_id')::uuid end,
    case when tg_table_name = 'centre' then (one ->> 'id')::uuid else (one ->> 'centre_id')::uuid end,
    tg_table_name, record_id,
    coalesce(one ->> 'name', one ->> 'title', one ->> 'username'),
    case tg_op when 'UPDATE' then 3 when 'INSERT' then 4 else 5 end,
    old_row, new_row
  );
  return null;
end $$;

-- The same scope for everything that has a centre: the transaction's area, and its centres.
do $$
declare one text;
begin
  foreach one in array array['sewadar_department', 'sewadar_merge', 'application', 'application_remark', 'badge_entitlement',
      'vehicle_pass', 'oae_member', 'oae_attendant', 'oae_gathering', 'oae_arrival', 'oae_renewal', 'attachment'] loop
    execute format('alter table %I enable row level security', one);
    execute format($policy$
      create policy %1$s_scope on %1$I to sewa_app
        using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
        with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
    $policy$, one);
  end loop;
end $$;
alter table number_counter enable row level security;
create policy number_counter_scope on number_counter to sewa_app
  using (area_id = (select context_area())) with check (area_id = (select context_area()));
-- A member of one centre sits in a block of another: everybody of the area sees the blocks.
alter table seat_block enable row level security;
create policy seat_block_read on seat_block for select to sewa_app using (area_id = (select context_area()));
create policy seat_block_write on seat_block to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));
-- The asking side by its centre, the other area as a whole.
alter table transfer_request enable row level security;
create policy transfer_request_from on transfer_request to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));
create policy transfer_request_to on transfer_request for select to sewa_app
  using (to_area_id = (select context_area()) and (select context_is_whole_area()));

grant select, insert, update, delete on sewadar_department, application, badge_entitlement, vehicle_pass,
  seat_block, oae_member, oae_attendant, oae_gathering, oae_arrival, oae_renewal, attachment to sewa_app;
grant select, insert, update on transfer_request, sewadar_merge, number_counter to sewa_app;
grant select, insert on application_remark to sewa_app;

-- The next numbers of a kind, as many as asked for; the first of them. Holds the counter until the end of the transaction.
create function take_numbers(p_kind text, p_count int) returns int language sql as $$
  insert into number_counter as n (area_id, kind, last) values (context_area(), p_kind, p_count)
    on conflict (area_id, kind) do update set last = n.last + p_count
    returning last - p_count + 1
$$;
-- A number that was given from outside must not come again.
create function keep_number(p_kind text, p_number int) returns void language sql as $$
  insert into number_counter as n (area_id, kind, last) values (context_area(), p_kind, p_number)
    on conflict (area_id, kind) do update set last = greatest(n.last, p_number)
$$;

-- To another centre of the area at once, also by somebody who sees only the own centre: the rows must be in sight now,
-- afterwards they may be out of it.
create function move_sewadars(p_ids uuid[], p_centre uuid) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare n int;
begin
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'foreign_key_violation';
  end if;
  update sewadar s set centre_id = p_centre
   where s.area_id = context_area() and s.id = any (p_ids) and centre_in_scope(s.centre_id)
     and s.merged_into is null and s.status <> 'transferred' and s.centre_id <> p_centre;
  get diagnostics n = row_count;
  return n;
end $$;

-- Areas to which a sewadar can be sent: their names only.
create function transfer_areas() returns table (id uuid, name text) language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.name from area a where a.is_active and a.id <> context_area() and context_user() is not null order by a.name
$$;

-- The other area accepts: the record is made anew there under a new number, with its papers; the old one stays as transferred.
create function accept_transfer(p_request uuid, p_centre uuid, p_new uuid, p_user_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare r transfer_request; s sewadar; next int;
begin
  select * into r from transfer_request where id = p_request and to_area_id = context_area() for update;
  if not found or not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  if r.status <> 1 then return r.new_sewadar_id; end if;
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre) then
    raise exception 'no such centre' using errcode = 'no_data_found';
  end if;
  select * into s from sewadar where area_id = r.area_id and id = r.sewadar_id for update;
  next := take_numbers('sewadar', 1);
  insert into sewadar (area_id, id, centre_id, number, name, name_latin, relative_kind, relative_name, gender, birth_date,
      is_birth_estimated, phone, other_phones, address, blood_group, occupation, education, languages, skills, initiation_date,
      marital_status, emergency_name, emergency_phone, emergency_relation, aadhaar_last4, aadhaar_hash, pan_last4, pan_hash,
      is_baal_satsang, joined_on, notes, name_keys, status)
    select context_area(), p_new, p_centre, next, s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.birth_date,
      s.is_birth_estimated, s.phone, s.other_phones, s.address, s.blood_group, s.occupation, s.education, s.languages, s.skills, s.initiation_date,
      s.marital_status, s.emergency_name, s.emergency_phone, s.emergency_relation, s.aadhaar_last4, s.aadhaar_hash, s.pan_last4, s.pan_hash,
      s.is_baal_satsang, s.joined_on, s.notes, s.name_keys, 'active';
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
create function decline_transfer(p_request uuid, p_answer text, p_user_name text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  update transfer_request set status = 3, answer = p_answer, decided_at = now(), decided_by_name = p_user_name
    where id = p_request and to_area_id = context_area() and status = 1;
  return found;
end $$;

revoke execute on function take_numbers, keep_number, move_sewadars, transfer_areas, accept_transfer, decline_transfer,
  follow_sewadar_centre, follow_member_centre, follow_application_centre, follow_owner_centre,
  sewadar_moved, application_moved, oae_member_moved from public;
grant execute on function take_numbers, keep_number, move_sewadars, transfer_areas, accept_transfer, decline_transfer,
  follow_sewadar_centre, follow_member_centre, follow_application_centre, follow_owner_centre,
  sewadar_moved, application_moved, oae_member_moved to sewa_app;
