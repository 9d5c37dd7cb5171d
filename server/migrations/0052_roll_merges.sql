-- Two records of one person who were both on rolls of the same days can be merged.

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
revoke execute on function keep_one_roll from public;
