-- An undo on the floor of a camp takes back everything that the step recorded. docs/decisions/0059-camp-floor.md says why.

create function blood_floor_note(p_camp uuid, p_donor uuid, p_noted jsonb) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was blood_donor;
  noted blood_donor;
begin
  if blood_floor_camp(p_camp) is null or not exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor) then return '{}'; end if;
  select * into was from blood_donor d where d.area_id = context_area() and d.id = p_donor for update;
  noted := jsonb_populate_record(was, p_noted);
  if (noted.weight, noted.consent_on, noted.consent_text) is distinct from (was.weight, was.consent_on, was.consent_text) then
    update blood_donor d set weight = noted.weight, consent_on = noted.consent_on, consent_text = noted.consent_text
     where d.area_id = context_area() and d.id = p_donor;
  end if;
  return (select coalesce(jsonb_object_agg(name, to_jsonb(was) -> name), '{}') from jsonb_object_keys(p_noted) name
    where name in ('weight', 'consent_on', 'consent_text'));
end $$;
comment on function blood_floor_note is
  'The record keeps the weight last seen and the consent that was signed, of donors of every centre; answers with what stood there, so that an undo puts it back. Called by the acts of the floor. As the owner: the donor may be out of sight.';

-- Replaced by blood_floor_note.
drop function blood_floor_seen;

create function forget_blood_confidential(p_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare gone blood_confidential;
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  -- A confidential reason goes with its deferral.
  delete from blood_confidential c where c.area_id = context_area() and c.id = p_id and c.deferral_id is null and c.camp_id is not null
      and blood_floor_camp(c.camp_id) is not null
    returning * into gone;
  if found then perform append_change(gone.area_id, gone.centre_id, 'blood_confidential', gone.donor_id::text, '', 5, null, null); end if;
end $$;
comment on function forget_blood_confidential is
  'Takes away the answers that an undone decision of the medical station recorded; the log learns only that it was done. Called by the undo of the floor. As the owner: the application has no right to the table.';

revoke execute on function blood_floor_note, forget_blood_confidential from public;
grant execute on function blood_floor_note, forget_blood_confidential to sewa_app;
