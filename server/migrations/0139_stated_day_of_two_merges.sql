-- A day that was stated at a record that is merged a second time follows, too.
create or replace trigger blood_donor_stated_merged after update of merged_into on blood_donor for each row
when (old.merged_into is distinct from new.merged_into) execute function blood_donor_stated();
