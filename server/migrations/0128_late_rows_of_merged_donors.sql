-- What a laptop hands in about a donor whose record was merged meanwhile belongs to the kept record, a deferral above all.

create function follow_merged_donor() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept uuid := new.donor_id;
  next uuid;
  is_double boolean := false;
begin
  -- A laptop gets the row as the cloud has it.
  if exists (select from sync_self s where s.area_id = new.area_id) then return new; end if;
  loop
    next := (select d.merged_into from blood_donor d where d.area_id = new.area_id and d.id = kept);
    exit when next is null;
    kept := next;
  end loop;
  if kept = new.donor_id then return new; end if;
  -- As in the merge itself: what both records have stays with the merged one.
  if tg_table_name = 'blood_donation' then
    is_double := exists (select from blood_donation g where g.area_id = new.area_id and g.donor_id = kept and g.day = new.day);
  elsif tg_table_name = 'blood_visit' then
    is_double := new.outcome = '' and exists (select from blood_visit v
      where v.area_id = new.area_id and v.camp_id = new.camp_id and v.donor_id = kept and v.outcome = '');
  elsif tg_table_name = 'blood_call' then
    is_double := exists (select from blood_call c where c.area_id = new.area_id and c.camp_id = new.camp_id and c.donor_id = kept);
  end if;
  if is_double then return new; end if;
  new.donor_id := kept;
  if tg_table_name in ('blood_donation', 'blood_deferral', 'blood_confidential') then
    new.centre_id := (select d.centre_id from blood_donor d where d.area_id = new.area_id and d.id = kept);
  end if;
  return new;
end $$;
comment on function follow_merged_donor is
  'Rows that a laptop hands in late follow their donor to the record that it was merged into. Trigger of blood_donation, blood_deferral, blood_confidential, blood_visit and blood_call.';
revoke execute on function follow_merged_donor from public;

do $$
declare t text;
begin
  foreach t in array array['blood_donation', 'blood_deferral', 'blood_confidential', 'blood_visit', 'blood_call'] loop
    execute format('create trigger %1$s_follow before insert on %1$s for each row
      when (new.donor_id is not null and current_setting(''app.sync_apply'', true) = ''on'') execute function follow_merged_donor()', t);
    execute format('comment on trigger %1$s_follow on %1$s is %2$L', t,
      'What a laptop hands in late follows its donor to the record that it was merged into.');
  end loop;
end $$;
