-- A letter knows since when somebody has it: a hand-over that waited on a device does not undo a later one.
alter table dak_letter add column handed_over_at timestamptz;
comment on column dak_letter.handed_over_at is
  'When it was handed over the last time; null: never, or before there was this column. A hand-over from before that is told later changes nothing. Not told to the sender.';
drop trigger dak_letter_log on dak_letter;
select log_changes('dak_letter', title => 'subject', masked => array['remarks'],
  unlogged => array['code', 'photo_id', 'source_area_id', 'source_id', 'party_centre_id', 'year', 'number', 'made_by_name',
    'dispatched_at', 'dispatched_by_name', 'received_at', 'received_by_name', 'acknowledged_at', 'acknowledged_by_name',
    'completed_at', 'completed_by_name', 'bag_id', 'handed_over_at']);
select describe_triggers('dak_letter');

-- A scan that waited counts by its own day, also after the badge was written down as expired.
create or replace function carrier_of_badge(p_type smallint, p_number int, p_today date)
  returns table (sewadar_id uuid, sewadar_number int, is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  -- Expired (50) is written down after the last day: it says nothing about the days before.
  select s.id, s.number, b.status in (10, 20, 30, 50) and p_today between b.valid_from and b.valid_to and not is_badge_record_ended(b, p_today)
  from badge b join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;

create or replace function pass_of_badge(p_type smallint, p_number int, p_today date)
  returns table (pass_code text, is_refused boolean, is_out_of_date boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(m.pass_code, a.pass_code),
    b.status not in (10, 20, 30, 50) or coalesce(has_sewadar_gone(b.area_id, coalesce(m.sewadar_id, a.sewadar_id)), false),
    p_today not between b.valid_from and b.valid_to
  from badge b
  left join oae_member m on m.area_id = b.area_id and m.id = b.member_id
  left join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
