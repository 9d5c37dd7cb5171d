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
  replaces uuid,
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
create index badge_replaces on badge (area_id, replaces) where replaces is not null;
comment on table badge is 'A badge of one of the seven types: who carries it, how long it is valid, and what became of it. Never deleted.';
comment on column badge.type is 'As the specification numbers them: 1 Permanent, 2 Temporary, 3 Buzurag, 4 OAE Attendant, 5 Sangat, 10 OAE Permanent, 11 OAE Temporary.';
comment on column badge.number is 'Counts up by area and type, without gaps.';
comment on column badge.category is 'A category key of the specification, such as category.6; empty for a type without one.';
comment on column badge.sewadar_id is 'At most one of the four persons is set; none: the person was erased or taken off.';
comment on column badge.status is '10 requested, 20 printed, 30 issued, 40 returned, 50 expired, 60 lost, 70 revoked. The first three are valid until their last day.';
comment on column badge.printed_digest is 'A digest of what the last print showed: where it differs from what a print would show now, the card is out of date.';
comment on column badge.replaces is 'The lost or revoked badge in whose place this one was issued.';
comment on index badge_one_for_sewadar is 'A person has at most one valid badge of a type, whoever writes.';
select make_resource_table('badge', unlogged => array['status_since', 'made_by', 'printed_digest'],
  acts => 'select, insert, update');

create function revoke_badges_of() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update badge set
    status = case when status in (10, 20, 30) then 70 else status end,
    status_since = case when status in (10, 20, 30) then now() else status_since end,
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
  'Whoever is erased or taken off loses the name on the badges; the badges stay and are no longer valid. As the owner, because badges of other centres are out of the user''s sight. Trigger of the four kinds of persons.';
-- The application's own deletion of a sewadar with badges is refused by the foreign key instead.
create trigger sewadar_badges_revoked before delete on sewadar for each row
  when (current_user <> 'sewa_app') execute function revoke_badges_of();
create trigger oae_member_badges_revoked before delete on oae_member for each row execute function revoke_badges_of();
create trigger oae_attendant_badges_revoked before delete on oae_attendant for each row execute function revoke_badges_of();
create trigger badge_entitlement_badges_revoked before delete on badge_entitlement for each row execute function revoke_badges_of();
comment on trigger sewadar_badges_revoked on sewadar is 'Revokes the badges of an erased sewadar.';
comment on trigger oae_member_badges_revoked on oae_member is 'Revokes the badges of a deleted member.';
comment on trigger oae_attendant_badges_revoked on oae_attendant is 'Revokes the badge of an attendant who is taken off.';
comment on trigger badge_entitlement_badges_revoked on badge_entitlement is 'Revokes the badge of a deleted entitlement.';
revoke execute on function revoke_badges_of from public;
