-- The gate of a roll knows the badges of its members without a connection, as a sheet of attendance does.

-- Neither a fixed search path nor the owner's rights: so it becomes part of the query that asks, and the policies hold.
create function sewadar_cards(p_area uuid, p_sewadar uuid, p_from date, p_to date)
returns table (type smallint, number int, key text, valid_from date, valid_to date) language sql stable as $$
  select b.type, b.number, b.printed_key, b.valid_from, b.valid_to
  from badge b
  where b.area_id = p_area and b.sewadar_id = p_sewadar and b.printed_key is not null and b.status in (10, 20, 30)
    and b.valid_from <= p_to and b.valid_to >= p_from
    and not exists (select from badge_key w where w.area_id = b.area_id and w.id = b.printed_key and w.withdrawn_at is not null)
$$;
comment on function sewadar_cards(uuid, uuid, date, date) is
  'The cards of a sewadar that count on some day of a span, as they were last printed, with the days of the badge. A badge that was never printed has none, nor has one whose key was withdrawn. Called by the list of a sheet of attendance and by roll_cards.';
revoke execute on function sewadar_cards(uuid, uuid, date, date) from public;
grant execute on function sewadar_cards(uuid, uuid, date, date) to sewa_app;

create function roll_cards(p_roll uuid, p_today date)
returns table (member_id uuid, type smallint, number int, key text, valid_from date, valid_to date)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, k.type, k.number, k.key, k.valid_from, k.valid_to
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null
  -- Whoever else carries a badge is refused at the gate: see is_badge_record_ended.
  join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id and s.status in ('active', 'onLeave')
  cross join lateral sewadar_cards(s.area_id, s.id, p_today, greatest(m.to_day, p_today) + 1) k
  where r.area_id = context_area() and r.id = p_roll and r.status in (30, 40)
    and (centre_in_scope(r.centre_id) or is_roll_for_here(r)) and context_holds('NOMINAL_ROLL.ROLL', 3, p_today)
$$;
comment on function roll_cards(uuid, date) is
  'The cards by which the gate of a roll knows its members without a connection: those that count on some day from today to the day after the stay. Only while the roll takes scans, only for whoever may record them at its centre or at its destination, and only within the area, because a gate of another one refuses the badge. Called by the lists of members; as the owner, because the badges of a destination''s guests and of members who moved are out of sight.';
revoke execute on function roll_cards(uuid, date) from public;
grant execute on function roll_cards(uuid, date) to sewa_app;
