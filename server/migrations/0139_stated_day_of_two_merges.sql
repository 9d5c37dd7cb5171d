-- A day that was stated at a record that is merged a second time follows, too.
create or replace trigger blood_donor_stated_merged after update of merged_into on blood_donor for each row
when (old.merged_into is distinct from new.merged_into) execute function blood_donor_stated();
do $$
begin
  perform refresh_blood_donor(d.area_id, d.id) from blood_donor d where d.merged_into is null and exists (
    select from blood_donor m join blood_donor n on n.area_id = m.area_id and n.merged_into = m.id
    where m.area_id = d.area_id and m.merged_into = d.id and n.stated_donation_on is not null);
end $$;
