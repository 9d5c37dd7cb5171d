-- Blood donation: a deferral until recovered ends at the doctor of a camp, the donation of a guest is corrected by the centre of
-- the camp, and a bed that was left is cleaned before it is offered again. docs/decisions/0059-camp-floor.md says why.

alter table blood_visit add column bed_cleaned_at timestamptz;
comment on column blood_visit.bed_cleaned_at is
  'When the bed was made ready after the donor had left it; null: not yet. Of the last donor on a bed it says whether the bed is to be cleaned.';

create function blood_floor_lift(p_camp uuid, p_donor uuid, p_reasons text[], p_day date, p_because text) returns uuid[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare gone uuid[];
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if blood_floor_camp(p_camp) is null or not exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor and v.outcome = '') then return '{}'; end if;
  with lifted as (
    update blood_deferral f set lifted_on = p_day, lift_reason = p_because,
        lifted_by_name = coalesce(current_setting('app.user_name', true), '')
     where f.area_id = context_area() and f.donor_id = p_donor and f.lifted_on is null and f.kind <> 'permanent'
       and f.reason = any (p_reasons) and (f.welcome_from is null or f.welcome_from > p_day)
    returning f.id)
  select coalesce(array_agg(l.id), '{}') into gone from lifted l;
  return gone;
end $$;
comment on function blood_floor_lift is
  'Lifts the deferrals of a donor in the line of a camp that the doctor there finds to be over; says which they were, so that an undo lets them stand again. Never a permanent one. Called when the doctor accepts a donor. As the owner, because the deferral may have been made at another centre.';

create function blood_floor_unlift(p_camp uuid, p_donor uuid, p_deferrals uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  update blood_deferral f set lifted_on = null, lift_reason = '', lifted_by_name = ''
   where f.area_id = context_area() and f.donor_id = p_donor and f.id = any (p_deferrals) and f.lifted_on is not null
     and blood_floor_camp(p_camp) is not null and exists (select from blood_visit v
       where v.area_id = f.area_id and v.camp_id = p_camp and v.donor_id = p_donor and v.outcome = '');
end $$;
comment on function blood_floor_unlift is
  'The deferrals that blood_floor_lift named stand again. Called by the undo of the doctor''s decision. As the owner, for the same reason.';

create function blood_guest_facts(p_donation uuid, p_day date)
  returns table (centre_id uuid, gender text, birth_date date, given_before date, given_after date, gave_that_day boolean, deferrals jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own blood_donation;
  stated date;
begin
  select g.* into own from blood_donation g join blood_donor d on d.area_id = g.area_id and d.id = g.donor_id
    where g.area_id = context_area() and g.id = p_donation and blood_floor_camp(g.camp_id) is not null
      and not centre_in_scope(d.centre_id) and d.merged_into is null;
  if own.id is null then return; end if;
  -- Of two records of a donor at once the second sees the first.
  perform from blood_donor d where d.area_id = own.area_id and d.id = own.donor_id for update;
  stated := blood_stated_donation(own.area_id, own.donor_id);
  return query with given as (
      select g.day, true as is_record from blood_donation g where g.area_id = own.area_id and g.donor_id = own.donor_id and g.id <> own.id
      union all select stated, false)
    select d.centre_id, d.gender, d.birth_date,
      (select max(o.day) from given o where o.day < p_day), (select min(o.day) from given o where o.day > p_day),
      exists (select from given o where o.day = p_day and o.is_record),
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('reason', f.reason, 'kind', f.kind, 'from', f.welcome_from))), '[]')
         from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id and f.day <= p_day and (f.lifted_on is null or f.lifted_on > p_day))
    from blood_donor d where d.area_id = own.area_id and d.id = own.donor_id;
end $$;
comment on function blood_guest_facts is
  'What the rules look at when the donation of a guest is corrected, the donation itself left out; nothing where the donor is in sight or the camp is not. Locks the donor. Called by the correction of a donation. As the owner, because the donor is of another centre.';

create function blood_record_seen(p_donation uuid, p_weight real, p_group text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update blood_donor d set
    weight = case when d.last_donation_on > g.day then d.weight else coalesce(p_weight, d.weight) end,
    confirmed_group = coalesce(nullif(p_group, ''), d.confirmed_group)
  from blood_donation g
  where g.area_id = context_area() and g.id = p_donation and (centre_in_scope(g.centre_id) or centre_in_scope(g.camp_centre_id))
    and d.area_id = g.area_id and d.id = g.donor_id
$$;
comment on function blood_record_seen is
  'What the donor''s record keeps of a donation: the group that the bank tested, and the weight of the latest one. The trigger blood_donation_counts has written the last day by then. Called when a donation is entered or corrected. As the owner, because the donor may be a guest of the camp.';

revoke execute on function blood_floor_lift, blood_floor_unlift, blood_guest_facts, blood_record_seen from public;
grant execute on function blood_floor_lift, blood_floor_unlift, blood_guest_facts, blood_record_seen to sewa_app;
