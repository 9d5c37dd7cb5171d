-- The destination of a roll may be a centre of any area. It stays a text; where it names a centre, the roll knows which.

alter table nominal_roll add column destination_centre_id uuid;
comment on column nominal_roll.destination_centre_id is
  'The centre, of whatever area, that the destination names; null for another place. Not a reference: rows of two areas do not refer to each other.';
drop trigger nominal_roll_log on nominal_roll;
select log_changes('nominal_roll', title => 'destination',
  unlogged => array['status_since', 'made_by', 'editors', 'approved_by', 'undo', 'members_at', 'photo_id', 'destination_centre_id']);
select describe_triggers('nominal_roll');

create function roll_destinations(p_text text, p_limit int) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.name
  from (select c.id, c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id
    where c.is_active and a.is_active) d
  where length(d.name) <= 120 and position(lower(p_text) in lower(d.name)) > 0
  order by lower(d.name) <> lower(p_text), position(lower(p_text) in lower(d.name)), lower(d.name), d.id
  limit least(p_limit, 20)
$$;
comment on function roll_destinations is
  'Centres of all areas by a part of their name, with the name of the area. As the owner, because centres of other areas are out of the caller''s sight; it tells names only. Called by the form of a roll and when it is saved.';
revoke execute on function roll_destinations from public;
grant execute on function roll_destinations to sewa_app;
