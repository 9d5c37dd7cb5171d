-- Whoever made or edited an application since it was last submitted does not decide it: all of them, not only the last.
alter table application add column editors uuid[] not null default '{}';
comment on column application.editors is
  'Everybody who edited the entries or the papers since the last submission. Kept by the trigger application_editors, emptied when a new round begins.';

-- The log knows each change of the last editor.
update application a set editors = array(
  select a.edited_by
  union select (l.after ->> 'edited_by')::uuid from change_log l
   where l.area_id = a.area_id and l.entity = 'application' and l.row_id = a.id::text and l.after ->> 'edited_by' is not null);

create function add_editor() returns trigger language plpgsql as $$
begin
  if not new.edited_by = any (new.editors) then new.editors := new.editors || new.edited_by; end if;
  return new;
end $$;
comment on function add_editor is
  'Adds edited_by to editors. In the database, because the form, the papers and whatever comes later all edit. Called by the trigger application_editors.';
create trigger application_editors before insert or update of edited_by on application for each row execute function add_editor();
comment on trigger application_editors on application is 'Whoever is named as the editor is one of the editors.';

drop trigger application_log on application;
create trigger application_log after insert or update or delete on application
  for each row execute function log_change('id', 'aadhaar_last4,pan_last4', 'name_keys,aadhaar_hash,pan_hash,status_since,sent_back,editors');

revoke execute on function add_editor from public;
grant execute on function add_editor to sewa_app;
