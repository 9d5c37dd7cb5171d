-- A donation that is deleted takes back the group and the weight that it had put into the donor's record.

create function blood_says(p_donation blood_donation, p_field text, p_value text) returns boolean
  language sql immutable set search_path = public, pg_temp as $$
  select coalesce(case p_field when 'weight' then (p_donation.seen ->> 'weight')::real = p_value::real
    else p_donation.blood_group = p_value end, false)
$$;
comment on function blood_says is
  'Whether a donation says this of its donor: confirmed_group or weight. Called by blood_value_before.';

create function blood_value_before(p_donation blood_donation, p_field text, p_now text) returns text
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  value text := p_now;
  change record;
begin
  if not blood_says(p_donation, p_field, value) then return value; end if;
  for change in
    select l.xid, l.at, l.before ->> p_field as was, l.after ->> p_field as became from change_log l
    where l.area_id = p_donation.area_id and l.entity = 'blood_donor' and l.row_id = p_donation.donor_id::text
      and l.kind = 3 and l.after ? p_field
    order by l.id desc
  loop
    exit when change.became is distinct from value
      or exists (select from blood_donation g where g.area_id = p_donation.area_id and g.donor_id = p_donation.donor_id
        and g.id <> p_donation.id and blood_says(g, p_field, value))
      -- Ids of transactions can come again after a restore; their moments do not.
      or not exists (select from change_log g where g.xid = change.xid and g.at = change.at and g.area_id = p_donation.area_id
        and g.entity = 'blood_donation' and g.row_id = p_donation.donor_id::text);
    value := change.was;
  end loop;
  return value;
end $$;

comment on function blood_value_before is
  'What stood in a field of the donor before a donation wrote it: back through the change log, for as long as the value was written together with a donation and no other one says it. The value of now where somebody else wrote it. Called by blood_record_forgotten, as its owner: the log of a guest is out of sight.';
revoke execute on function blood_says, blood_value_before from public;

create function blood_record_forgotten(p_donation uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone blood_donation;
  donor blood_donor;
  new_group text;
  new_weight real;
begin
  select * into gone from blood_donation g where g.area_id = context_area() and g.id = p_donation
    and (centre_in_scope(g.centre_id) or centre_in_scope(g.camp_centre_id));
  if gone.donor_id is null then return; end if;
  select * into donor from blood_donor d where d.area_id = gone.area_id and d.id = gone.donor_id for update;
  new_group := blood_value_before(gone, 'confirmed_group', donor.confirmed_group);
  new_weight := coalesce(blood_value_before(gone, 'weight', donor.weight::text)::real,
    (select (g.seen ->> 'weight')::real from blood_donation g where g.area_id = gone.area_id and g.donor_id = gone.donor_id
      and g.id <> gone.id and g.seen ? 'weight' order by g.day desc limit 1));
  if (new_group, new_weight) is distinct from (donor.confirmed_group, donor.weight) then
    update blood_donor d set confirmed_group = new_group, weight = new_weight where d.area_id = donor.area_id and d.id = donor.id;
  end if;
end $$;
comment on function blood_record_forgotten is
  'The donor''s record as it was before a donation put its group and weight there. Called before a donation is deleted. As the owner, because the donor may be a guest of the camp.';
revoke execute on function blood_record_forgotten from public;
grant execute on function blood_record_forgotten to sewa_app;
