-- Drivers who gave blood shortly before a trip: the planner is warned. docs/decisions/0056-rest-after-donation.md says why.

create function drivers_after_donation(p_drivers uuid[], p_day date) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id from transport_driver d
  join blood_donor b on b.area_id = d.area_id and b.sewadar_id = d.sewadar_id
  join blood_donation n on n.area_id = b.area_id and n.donor_id = b.id
  where d.area_id = context_area() and d.id = any (p_drivers) and n.day between p_day - 1 and p_day
$$;
comment on function drivers_after_donation is
  'Those of the given drivers who gave blood on a day or on the day before it. As the owner, because donations are out of the sight of those who plan trips; it tells no more than that. Called for the form of a trip, for a planned trip and for the driver''s own trips.';
revoke execute on function drivers_after_donation from public;
grant execute on function drivers_after_donation to sewa_app;
