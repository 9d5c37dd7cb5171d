-- Two records of one person who were both on rolls of the same days can be merged, and a roll with members is moved to
-- other days.

create function keep_one_roll() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from nominal_roll_member m
      where m.area_id = new.area_id and m.sewadar_id = new.sewadar_id and m.id <> new.id
        and not m.is_cancelled and m.dropped_at is null
        and daterange(m.from_day, m.to_day, '[]') && daterange(new.from_day, new.to_day, '[]')) then
    return null;
  end if;
  return new;
end $$;
comment on function keep_one_roll is
  'Two records of one person on rolls of the same days: the member of the merged record stays with it, because a finished roll cannot be changed any more. In the database, because a merge moves every reference by the catalogue. Trigger of nominal_roll_member.';
create trigger nominal_roll_member_merged before update of sewadar_id on nominal_roll_member for each row
  when (old.sewadar_id is distinct from new.sewadar_id and new.sewadar_id is not null
    and not new.is_cancelled and new.dropped_at is null)
  execute function keep_one_roll();
comment on trigger nominal_roll_member_merged on nominal_roll_member is 'A merge never puts one person on two rolls on one day.';

create function roll_shift_clashes(p_roll uuid, p_from date, p_to date) returns int
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(distinct m.sewadar_id)::int
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.from_day = r.from_day and m.to_day = r.to_day
    and not m.is_cancelled and m.dropped_at is null
  join nominal_roll_member o on o.area_id = m.area_id and o.sewadar_id = m.sewadar_id and o.roll_id <> m.roll_id
    and not o.is_cancelled and o.dropped_at is null and daterange(o.from_day, o.to_day, '[]') && daterange(p_from, p_to, '[]')
  where r.area_id = context_area() and r.id = p_roll and centre_in_scope(r.centre_id)
$$;
comment on function roll_shift_clashes is
  'How many who are on a roll for all its days are on another roll on these days. Rolls of other centres count, which the caller cannot see: so it runs as the owner, and tells a number only. Called before the days of a roll change.';
revoke execute on function keep_one_roll, roll_shift_clashes from public;
grant execute on function roll_shift_clashes to sewa_app;
