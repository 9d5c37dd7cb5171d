-- The floor of a blood donation camp: visits and their steps. docs/decisions/0059-camp-floor.md says why.

create table blood_visit (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  camp_id uuid not null,
  donor_id uuid,
  number int not null check (number > 0),
  device smallint not null default 0 check (device between 0 and 2000),
  day date not null,
  status smallint not null default 1 check (status in (1, 5, 10, 15, 20, 25)),
  outcome text not null default '' check (outcome in ('', 'deferred', 'withdrew', 'incomplete')),
  since timestamptz not null,
  registered_at timestamptz not null,
  desk uuid,
  desk_name text not null default '',
  called_at timestamptz,
  last_by_name text not null default '',
  bed int check (bed between 1 and 200),
  volume int check (volume in (350, 450)),
  bag_number text not null default '' check (length(bag_number) <= 40),
  segment text not null default '' check (length(segment) <= 40),
  started_at timestamptz,
  ended_at timestamptz,
  left_at timestamptz,
  vitals jsonb not null default '{}' check (jsonb_typeof(vitals) = 'object' and length(vitals::text) <= 1000),
  rule_version int check (rule_version > 0),
  overridden text[] not null default '{}' check (cardinality(overridden) <= 10),
  override_reason text not null default '' check (length(override_reason) <= 500),
  consent_text text not null default '' check (length(consent_text) <= 20),
  signature text not null default '' check (length(signature) <= 12000),
  donation_id uuid,
  deferral_id uuid,
  primary key (area_id, id),
  constraint blood_visit_number unique (area_id, camp_id, number),
  constraint blood_visit_giving check (status <> 20 or outcome <> '' or (bed is not null and bag_number <> '' and volume is not null)),
  foreign key (area_id, camp_id) references blood_camp (area_id, id),
  foreign key (area_id, donor_id) references blood_donor (area_id, id),
  foreign key (area_id, donation_id) references blood_donation (area_id, id) on delete set null (donation_id),
  foreign key (area_id, deferral_id) references blood_deferral (area_id, id) on delete set null (deferral_id)
);
-- A donor is in the line of a camp once; who left it may come again.
create unique index blood_visit_once on blood_visit (area_id, camp_id, donor_id) where outcome = '';
-- One donor on a bed.
create unique index blood_visit_bed on blood_visit (area_id, camp_id, bed) where status = 20 and outcome = '';
create index blood_visit_of_day on blood_visit (area_id, camp_id, day);
create index blood_visit_donor on blood_visit (area_id, donor_id) where donor_id is not null;
create index blood_visit_donation on blood_visit (area_id, donation_id) where donation_id is not null;
create index blood_visit_deferral on blood_visit (area_id, deferral_id) where deferral_id is not null;
comment on table blood_visit is
  'A donor at a camp. The status says where the donor is; the outcome beside it that the line was left. Answers to the doctor''s questions are in blood_confidential.';
comment on column blood_visit.number is 'Of the queue. Carries the device that made the row: device times a million, plus a count.';
comment on column blood_visit.status is '1 registered, 5 vital, 10 medical, 15 waiting for bed, 20 donating, 25 donated.';
comment on column blood_visit.desk is 'The tablet that called the donor.';
comment on column blood_visit.signature is 'What was signed on the screen, as a path of points.';
-- What was measured and signed is nobody's history; whose visit it is stands in the row.
select make_resource_table('blood_visit', record => 'camp_id', unlogged => array['donor_id', 'device', 'day', 'since', 'registered_at', 'desk', 'desk_name',
  'called_at', 'bag_number', 'segment', 'started_at', 'ended_at', 'vitals', 'rule_version', 'overridden', 'override_reason', 'consent_text',
  'signature', 'donation_id', 'deferral_id', 'volume']);

create table blood_visit_step (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  camp_id uuid not null,
  visit_id uuid not null,
  order_no bigint generated always as identity,
  act text not null check (length(act) between 1 and 20),
  station text not null check (station in ('head', 'registration', 'vital', 'medical', 'bed', 'rest')),
  desk uuid not null,
  from_status smallint not null,
  to_status smallint not null,
  at timestamptz not null,
  waited int not null default 0 check (waited >= 0),
  user_id uuid not null,
  user_name text not null default '',
  bag_number text not null default '' check (length(bag_number) <= 40),
  reason text not null default '' check (length(reason) <= 500),
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  undone_at timestamptz,
  primary key (area_id, id),
  foreign key (area_id, visit_id) references blood_visit (area_id, id) on delete cascade,
  foreign key (area_id, camp_id) references blood_camp (area_id, id)
);
-- A bag that was opened is used, also where the donation did not begin after all; a wrong tap gives the number free.
create unique index blood_visit_step_bag on blood_visit_step (area_id, camp_id, bag_number) where bag_number <> '' and undone_at is null;
create index blood_visit_step_visit on blood_visit_step (area_id, visit_id, order_no);
create index blood_visit_step_camp on blood_visit_step (area_id, camp_id, act);
comment on table blood_visit_step is 'Each act of a station: who, when, from where to where, and how the visit stood before, so that a wrong tap can be undone.';
comment on column blood_visit_step.waited is 'Seconds in the status until then.';
select restrict_to_scope('blood_visit_step');
grant select, insert, update, delete on blood_visit_step to sewa_app;

create function blood_floor_camp(p_camp uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select c.centre_id from blood_camp c where c.area_id = context_area() and c.id = p_camp and centre_in_scope(c.centre_id)
$$;
comment on function blood_floor_camp is 'The centre of a camp in the caller''s sight. Used by the functions of the floor.';

create function blood_floor_guest(p_camp uuid, p_code text, p_phone text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id from blood_donor d
   where d.area_id = context_area() and d.merged_into is null and blood_floor_camp(p_camp) is not null and not centre_in_scope(d.centre_id)
     and ((p_code <> '' and d.card_code = p_code) or (p_phone <> '' and d.phone = p_phone))
   limit 5
$$;
comment on function blood_floor_guest is
  'Donors of other centres by the code of their card or their whole phone number: nobody lists an area by trying names. Called by the registration of a camp; as the owner, because the row is out of sight.';

create function blood_floor_donors(p_camp uuid, p_donors uuid[])
  returns table (id uuid, number int, name text, name_latin text, gender text, birth_date date, blood_group text, language text, phone_end text,
    centre_id uuid, centre_name text, merged_into uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.number, d.name, d.name_latin, d.gender, d.birth_date, coalesce(nullif(d.confirmed_group, ''), d.blood_group), d.language,
    right(d.phone, 3), d.centre_id, c.name, d.merged_into
  from blood_donor d join centre c on c.area_id = d.area_id and c.id = d.centre_id
  where d.area_id = context_area() and d.id = any (p_donors) and blood_floor_camp(p_camp) is not null
$$;
comment on function blood_floor_donors is 'What the floor of a camp shows of donors, whatever centre they are of. Called with ids that a visit or a card named.';

create function blood_floor_facts(p_camp uuid, p_donor uuid, p_day date, p_lock boolean)
  returns table (centre_id uuid, gender text, birth_date date, merged_into uuid, last_donation_on date, gave_today boolean, blood_group text, deferrals jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if blood_floor_camp(p_camp) is null then return; end if;
  -- Of two decisions about a donor at once the second sees the first.
  if p_lock then perform from blood_donor d where d.area_id = context_area() and d.id = p_donor for update; end if;
  return query select d.centre_id, d.gender, d.birth_date, d.merged_into,
      (select max(g.day) from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id and g.day < p_day),
      exists (select from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id and g.day = p_day),
      coalesce(nullif(d.confirmed_group, ''), d.blood_group),
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('reason', f.reason, 'kind', f.kind, 'from', f.welcome_from))), '[]')
         from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id and f.day <= p_day and (f.lifted_on is null or f.lifted_on > p_day))
    from blood_donor d where d.area_id = context_area() and d.id = p_donor;
end $$;
comment on function blood_floor_facts is
  'What the rules look at before a donation, of a donor of whatever centre; locks the donor where asked. Called by the acts of the floor.';

create function blood_floor_seen(p_camp uuid, p_donor uuid, p_weight real, p_consent_on date, p_consent_text text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if blood_floor_camp(p_camp) is null or not exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor) then return; end if;
  update blood_donor d set weight = coalesce(p_weight, d.weight), consent_on = coalesce(p_consent_on, d.consent_on),
      consent_text = coalesce(p_consent_text, d.consent_text)
   where d.area_id = context_area() and d.id = p_donor
     and (d.weight is distinct from coalesce(p_weight, d.weight) or d.consent_on is distinct from coalesce(p_consent_on, d.consent_on));
end $$;
comment on function blood_floor_seen is 'The record keeps the weight last seen and the consent that was signed, of donors of every centre. Called by the acts of the floor.';

create or replace function keep_blood_confidential(p_id uuid, p_donor uuid, p_deferral uuid, p_camp uuid, p_reason text, p_answers jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare place uuid := (select centre_id from blood_donor where area_id = context_area() and id = p_donor);
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if place is null or not (centre_in_scope(place) or exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor and centre_in_scope(v.centre_id))) then
    raise exception 'no such donor' using errcode = 'no_data_found';
  end if;
  insert into blood_confidential (area_id, id, centre_id, donor_id, deferral_id, camp_id, reason, answers, made_by, made_by_name)
  values (context_area(), p_id, place, p_donor, p_deferral, p_camp, p_reason, p_answers, context_user(),
    coalesce(current_setting('app.user_name', true), ''));
  perform append_change(context_area(), place, 'blood_confidential', p_donor::text, '', 4, null, '{}'::jsonb);
end $$;

create function blood_visit_merged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.outcome = '' and exists (select from blood_visit v
      where v.area_id = new.area_id and v.camp_id = new.camp_id and v.donor_id = new.donor_id and v.outcome = '' and v.id <> new.id) then
    return null;
  end if;
  return new;
end $$;
comment on function blood_visit_merged is
  'Two records of one person stood in the line of a camp: the visit of the merged record stays with it. Trigger of blood_visit.';
create trigger blood_visit_merged before update of donor_id on blood_visit for each row
  when (old.donor_id is distinct from new.donor_id and new.donor_id is not null and current_user <> 'sewa_app') execute function blood_visit_merged();
comment on trigger blood_visit_merged on blood_visit is 'A donor is in the line of a camp once, also after a merge.';

create function blood_visits_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update blood_visit set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_visit_step set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  return null;
end $$;
comment on function blood_visits_moved is 'The floor of a camp moves along to another centre. Trigger of blood_camp.';
create trigger blood_visits_moved after update of centre_id on blood_camp for each row
  when (old.centre_id is distinct from new.centre_id) execute function blood_visits_moved();
comment on trigger blood_visits_moved on blood_camp is 'Visits follow the camp to the new centre.';

create function forget_blood_visits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update blood_visit_step s set before = '{}', reason = '' from blood_visit v
   where v.area_id = old.area_id and v.donor_id = old.id and s.area_id = v.area_id and s.visit_id = v.id;
  update blood_visit set donor_id = null, vitals = '{}', signature = '', override_reason = '' where area_id = old.area_id and donor_id = old.id;
  return old;
end $$;
comment on function forget_blood_visits is 'An erased donor leaves a visit without a name, which the camp''s count needs. Trigger of blood_donor, for the erasure.';
-- The application's own deletions are refused by the foreign key instead.
create trigger blood_visits_forgotten before delete on blood_donor for each row
  when (current_user <> 'sewa_app') execute function forget_blood_visits();
comment on trigger blood_visits_forgotten on blood_donor is 'What was measured and signed goes with the donor.';

revoke execute on function blood_floor_camp, blood_floor_guest, blood_floor_donors, blood_floor_facts, blood_floor_seen, blood_visit_merged,
  blood_visits_moved, forget_blood_visits from public;
grant execute on function blood_floor_camp, blood_floor_guest, blood_floor_donors, blood_floor_facts, blood_floor_seen, blood_visit_merged,
  blood_visits_moved, forget_blood_visits to sewa_app;
