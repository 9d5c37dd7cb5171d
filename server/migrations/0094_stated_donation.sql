-- The day of a last donation that a list names: it counts for the interval and is no donation of ours. docs/decisions/0063-stated-donation.md says why.

alter table blood_donor add column stated_donation_on date;
comment on column blood_donor.stated_donation_on is
  'The last donation elsewhere as an imported list says it. Counts for the interval alone: volume, place and bag are not known.';
comment on table blood_donor is
  'Donors of blood. Last donation, count, deferral and welcome_from follow from donations, deferrals and the stated day.';

create function blood_stated_donation(p_area uuid, p_donor uuid) returns date language sql stable security definer set search_path = public, pg_temp as $$
  with recursive same as (
    select p_donor as id union select d.id from blood_donor d join same on d.merged_into = same.id where d.area_id = p_area)
  select max(d.stated_donation_on) from blood_donor d join same on d.id = same.id where d.area_id = p_area
$$;
comment on function blood_stated_donation is
  'The stated last donation of a donor, also of records that were merged into it. Called by refresh_blood_donor, by the floor and where papers are judged; as the owner, because a merged record may be out of sight.';

create or replace function refresh_blood_donor(p_area uuid, p_donor uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  update blood_donor d set
    last_donation_on = greatest(g.last_on, blood_stated_donation(p_area, p_donor)),
    donation_count = g.times,
    deferral_kind = coalesce(f.kind, ''),
    deferral_reason = coalesce(f.reason, ''),
    welcome_from = (select max(u.welcome_from) from blood_deferral u
      where u.area_id = p_area and u.donor_id = p_donor and u.lifted_on is null)
  from (select max(day) as last_on, count(*) filter (where outcome = 'complete')::int as times
          from blood_donation where area_id = p_area and donor_id = p_donor) g
  left join lateral (
    select kind, reason from blood_deferral
     where area_id = p_area and donor_id = p_donor and lifted_on is null
     order by kind = 'permanent' desc, kind = 'recovery' desc, welcome_from desc nulls last, id limit 1) f on true
  where d.area_id = p_area and d.id = p_donor
$$;

create function blood_donor_stated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.merged_into is not null then perform refresh_blood_donor(old.area_id, old.merged_into); end if;
  if new.merged_into is not null then perform refresh_blood_donor(new.area_id, new.merged_into); end if;
  if tg_op = 'INSERT' then perform refresh_blood_donor(new.area_id, new.id); end if;
  return null;
end $$;
comment on function blood_donor_stated is 'A stated last donation counts for the record it stands in, and for the one that this was merged into. Trigger of blood_donor.';
create trigger blood_donor_stated after insert on blood_donor for each row
  when (new.stated_donation_on is not null) execute function blood_donor_stated();
comment on trigger blood_donor_stated on blood_donor is 'The last donation follows from the stated day.';
create trigger blood_donor_stated_merged after update of merged_into on blood_donor for each row
  when (old.stated_donation_on is not null and old.merged_into is distinct from new.merged_into) execute function blood_donor_stated();
comment on trigger blood_donor_stated_merged on blood_donor is 'The stated day follows a merge, and goes back with its undo.';

create or replace function blood_floor_facts(p_camp uuid, p_donor uuid, p_day date, p_lock boolean)
  returns table (centre_id uuid, gender text, birth_date date, merged_into uuid, last_donation_on date, gave_today boolean, blood_group text, deferrals jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare stated constant date := blood_stated_donation(context_area(), p_donor);
begin
  if blood_floor_camp(p_camp) is null then return; end if;
  -- Of two decisions about a donor at once the second sees the first.
  if p_lock then perform from blood_donor d where d.area_id = context_area() and d.id = p_donor for update; end if;
  return query select d.centre_id, d.gender, d.birth_date, d.merged_into,
      greatest((select max(g.day) from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id and g.day < p_day), stated),
      exists (select from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id and g.day = p_day),
      coalesce(nullif(d.confirmed_group, ''), d.blood_group),
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('reason', f.reason, 'kind', f.kind, 'from', f.welcome_from))), '[]')
         from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id and f.day <= p_day and (f.lifted_on is null or f.lifted_on > p_day))
    from blood_donor d where d.area_id = context_area() and d.id = p_donor;
end $$;

revoke execute on function blood_stated_donation, blood_donor_stated from public;
grant execute on function blood_stated_donation, blood_donor_stated to sewa_app;
