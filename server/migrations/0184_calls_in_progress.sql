-- Of two people with the same calling list the second sees whom the first is calling.

create table blood_call_claim (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  camp_id uuid not null,
  donor_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  until timestamptz not null,
  primary key (area_id, id),
  constraint blood_call_claim_once unique (area_id, camp_id, donor_id),
  foreign key (area_id, camp_id) references blood_camp (area_id, id) on delete cascade,
  foreign key (area_id, donor_id) references blood_donor (area_id, id) on delete cascade
);
create index blood_call_claim_donor on blood_call_claim (area_id, donor_id);
comment on table blood_call_claim is 'Who is calling a donor for a camp at the moment. It runs out by itself, and is deleted soon after. It is not synced.';
comment on column blood_call_claim.until is 'Nobody else takes the donor before.';
-- The log says who calls for which camp, and not whom: it wakes the other callers, and an erasure finds nothing in it.
select make_resource_table('blood_call_claim', unlogged => array['donor_id', 'until']);

create function blood_call_claim_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  return null;
end $$;
comment on function blood_call_claim_stays is
  'A claim of minutes stays with the record of its donor: two of merged records would be two for one donor. Trigger of blood_call_claim.';
create trigger blood_call_claim_stays before update of donor_id on blood_call_claim for each row execute function blood_call_claim_stays();
comment on trigger blood_call_claim_stays on blood_call_claim is 'A merge of donors leaves claims behind.';
revoke execute on function blood_call_claim_stays from public;

create function forget_old_call_claims() returns int
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    delete from blood_call_claim where (area_id, id) in (
      select c.area_id, c.id from blood_call_claim c where c.until < now() for update skip locked)
    returning 1
  )
  select count(*)::int from old
$$;
comment on function forget_old_call_claims is 'Deletes the claims of all areas that are over: they tell who called whom. Called by the housekeeping, which belongs to no area: so it runs as the owner. Passes over what a caller is taking at the moment.';
revoke execute on function forget_old_call_claims from public;
grant execute on function forget_old_call_claims to sewa_app;

create or replace function blood_camp_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update blood_camp_bank set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_camp_staff set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_call set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_call_claim set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_donation set camp_centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_deferral set camp_centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  return null;
end $$;
