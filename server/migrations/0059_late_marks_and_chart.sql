-- A mark that was taken back leaves no entry. Its time is kept, so that an older mark that waited on another device does not
-- make the entry again.

create table attendance_taken_back (
  area_id uuid not null references area,
  centre_id uuid not null,
  sheet_id uuid not null,
  sewadar_id uuid not null,
  at timestamptz not null,
  primary key (area_id, sheet_id, sewadar_id),
  foreign key (area_id, sheet_id) references attendance_sheet (area_id, id) on delete cascade
);
comment on table attendance_taken_back is
  'When the mark of a sewadar on a sheet was last taken back. Only compared with marks that arrive late; the history has the change itself.';
comment on column attendance_taken_back.sewadar_id is 'Not a reference: a record that is merged or erased takes nothing along.';
select restrict_to_scope('attendance_taken_back');
grant select, insert, update on attendance_taken_back to sewa_app;

-- With the centres, so that a year of entries is counted from the index alone.
drop index attendance_entry_day;
create index attendance_entry_day on attendance_entry (area_id, on_day) include (sewadar_id, mark, centre_id, home_centre_id);
