-- The change log is cut into parts by month. This file and the next prepare the table as it is to become the part of all
-- that came before, without reading it under a lock; 0134 makes the parts.

create table change_part (
  name text primary key,
  starts timestamptz not null,
  ends timestamptz not null,
  is_closed boolean not null default false,
  last_xid xid8,
  check (starts < ends)
);
comment on table change_part is 'The partitions of change_log: one for each month in UTC, and before them one of all that was there when it was cut. They follow what keep_change_parts makes, so a backup leaves them out. Read by record_changes and changes_since.';
comment on column change_part.is_closed is 'Which records it has entries of is in change_part_record: who looks for others passes it by.';
comment on column change_part.last_xid is 'The latest transaction that wrote into it, as of its closing.';
grant select on change_part to sewa_app;

create table change_part_record (
  area_id uuid not null,
  entity text not null,
  row_id text not null,
  parts timestamptz[] not null,
  primary key (area_id, entity, row_id)
);
comment on table change_part_record is 'In which closed parts of the change log a record has entries, by their beginnings: its history is read in these and in the open ones only. Made from the log when a part is closed, so a backup leaves it out.';
alter table change_part_record enable row level security;

-- The month after next, so that nobody is refused while the migrations of this version are applied. Whoever gives the
-- upgrade up between this file and 0134 drops the constraint.
do $$
declare boundary constant timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC';
begin
  insert into change_part (name, starts, ends) values ('change_log_until', '-infinity', boundary);
  -- Written while a clock was ahead: they come back in 0134, into their own months.
  execute format('create table change_log_ahead as select * from change_log where at >= %L', boundary);
  execute format('delete from change_log where at >= %L', boundary);
  execute format('alter table change_log add constraint change_log_until_ends check (at < %L) not valid', boundary);
end $$;
