-- The code behind the windscreen of a vehicle of the fleet: it shows its papers to whoever scans it.

alter table transport_vehicle
  add column code_number int not null default (1 + floor(random() * 999999998))::int check (code_number between 1 and 999999999);
create unique index transport_vehicle_code on transport_vehicle (area_id, code_number);
comment on column transport_vehicle.code_number is
  'Stands in the signed code on the windscreen. By chance, so that it tells nothing of the fleet; it stays when the registration number is corrected.';

drop trigger transport_vehicle_log on transport_vehicle;
select log_changes('transport_vehicle', title => 'number', unlogged => array['code_number']);
select describe_triggers('transport_vehicle');

alter table badge_scan drop constraint badge_scan_kind_check;
alter table badge_scan add constraint badge_scan_kind_check check (kind in ('badge', 'quick', 'vehicle', 'fleet'));

create function fleet_vehicle(p_area uuid, p_code int)
  returns table (vehicle_number text, vehicle_type smallint, centre_name text, is_withdrawn boolean, papers jsonb)
  language sql stable set search_path = public, pg_temp as $$
  select v.number, v.type, c.name, v.status = 'withdrawn',
    coalesce((select jsonb_agg(jsonb_build_object('kind', p.kind, 'validUntil', p.valid_until)) from expiring_paper p
      where p.area_id = v.area_id and p.vehicle_id = v.id and p.is_current), '[]')
  from transport_vehicle v join centre c on c.area_id = v.area_id and c.id = v.centre_id
  where v.area_id = p_area and v.code_number = p_code
$$;
comment on function fleet_vehicle is
  'What a windscreen code shows of a vehicle: no owner and no driver. Called by scanned_fleet_vehicle and windscreen_of, which run as the owner.';

create function scanned_fleet_vehicle(p_code int)
  returns table (vehicle_number text, vehicle_type smallint, centre_name text, is_withdrawn boolean, papers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from fleet_vehicle(context_area(), p_code)
$$;
comment on function scanned_fleet_vehicle is
  'What a gate shows of a vehicle of the fleet of the area. As the owner, because whoever is at a gate need not see the records of transport. Called when a windscreen code with a verified signature is scanned.';

create function windscreen_of(p_area_code text, p_key text, p_code int)
  returns table (area_name text, public_key bytea, vehicle_number text, vehicle_type smallint, is_withdrawn boolean, papers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.name, k.public_key, v.vehicle_number, v.vehicle_type, v.is_withdrawn, v.papers
  from badge_key k join area a on a.id = k.area_id cross join lateral fleet_vehicle(k.area_id, p_code) v
  where k.area_code = p_area_code and k.id = p_key and k.withdrawn_at is null
$$;
comment on function windscreen_of is
  'The vehicle of a windscreen code and the key that must have signed it. As the owner, because whoever scans the code has no account. Called by the public page of the code, which shows nothing unless the signature holds.';

revoke execute on function fleet_vehicle, scanned_fleet_vehicle, windscreen_of from public;
grant execute on function scanned_fleet_vehicle, windscreen_of to sewa_app;
