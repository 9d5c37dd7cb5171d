-- A known donor tells the registration of a camp about a donation elsewhere. docs/decisions/0063-stated-donation.md says why.

create or replace function blood_floor_note(p_camp uuid, p_donor uuid, p_noted jsonb) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was blood_donor;
  noted blood_donor;
begin
  if blood_floor_camp(p_camp) is null or not exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor) then return '{}'; end if;
  select * into was from blood_donor d where d.area_id = context_area() and d.id = p_donor for update;
  noted := jsonb_populate_record(was, p_noted);
  if (noted.weight, noted.consent_on, noted.consent_text, noted.stated_donation_on)
      is distinct from (was.weight, was.consent_on, was.consent_text, was.stated_donation_on) then
    update blood_donor d set weight = noted.weight, consent_on = noted.consent_on, consent_text = noted.consent_text,
        stated_donation_on = noted.stated_donation_on
     where d.area_id = context_area() and d.id = p_donor;
  end if;
  return (select coalesce(jsonb_object_agg(name, to_jsonb(was) -> name), '{}') from jsonb_object_keys(p_noted) name
    where name in ('weight', 'consent_on', 'consent_text', 'stated_donation_on'));
end $$;
comment on function blood_floor_note is
  'The record keeps the weight last seen, the consent that was signed and a stated donation, of donors of every centre; answers with what stood there, so that an undo puts it back. Called by the acts of the floor. As the owner: the donor may be out of sight.';

create or replace function blood_donor_stated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.merged_into is not null then perform refresh_blood_donor(old.area_id, old.merged_into); end if;
  if new.merged_into is not null then perform refresh_blood_donor(new.area_id, new.merged_into); end if;
  if tg_op = 'INSERT' or old.stated_donation_on is distinct from new.stated_donation_on then perform refresh_blood_donor(new.area_id, new.id); end if;
  return null;
end $$;
create trigger blood_donor_stated_anew after update of stated_donation_on on blood_donor for each row
  when (old.stated_donation_on is distinct from new.stated_donation_on) execute function blood_donor_stated();
comment on trigger blood_donor_stated_anew on blood_donor is 'The last donation follows from a stated day that changed.';
comment on column blood_donor.stated_donation_on is
  'The last donation elsewhere, as the donor or an imported list says it. Counts for the interval alone: volume, place and bag are not known.';
