-- Rolls: members who were removed can be put back as they were, and prints know who never came.

comment on column nominal_roll.undo is
  'How the roll stood before its last move, who made it, and the version since. After members were removed: their rows, who removed them, and the same. Null where nothing can be undone.';

create function forget_removed_from_rolls() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update nominal_roll set undo = null
   where area_id = old.area_id
     and undo @> jsonb_build_object('removed', jsonb_build_array(jsonb_build_object('sewadar_id', old.id)));
  return null;
end $$;
comment on function forget_removed_from_rolls() is
  'A record that is deleted or erased is not put back on a roll, and neither remark nor note of a call stays. As the owner, because the roll may be out of the caller''s sight. Trigger of sewadar.';
revoke execute on function forget_removed_from_rolls() from public;
create trigger sewadar_removed_forgotten after delete on sewadar for each row execute function forget_removed_from_rolls();
comment on trigger sewadar_removed_forgotten on sewadar is
  'Deletes what rolls keep to undo the removal of the person, whoever deletes the record.';

-- A print after the departure marks who was sent and never came.
alter table nominal_roll_member add column never_came boolean not null default false;
comment on column nominal_roll_member.never_came is
  'Dropped out after the departure: was sent and did not come. Means nothing while dropped_at is null.';
drop trigger nominal_roll_member_log on nominal_roll_member;
select log_changes('nominal_roll_member', 'roll_id', masked => array['remarks', 'call_note'],
  unlogged => array['code', 'is_cancelled', 'centre_id', 'called_at', 'called_by_name', 'replaces_id', 'never_came']);
select describe_triggers('nominal_roll_member');
