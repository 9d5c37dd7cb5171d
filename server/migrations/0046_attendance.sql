-- Attendance: a sheet is one occurrence of a sewa schedule, or one opened by hand; an entry is one sewadar on it.

alter table sewa_schedule
  add column late_after int check (late_after between 0 and 240),
  add column half_below int check (half_below between 0 and 1440);
comment on column sewa_schedule.late_after is 'Minutes after the start from which somebody is late; null: the default of the contract.';
comment on column sewa_schedule.half_below is 'Minutes of presence below which it is half a sewa; null: half of the planned time.';

create table attendance_sheet (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  schedule_id uuid,
  title text not null check (length(title) between 1 and 120),
  department text not null check (length(department) between 1 and 80),
  place text not null default '' check (length(place) <= 120),
  on_day date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  late_after int check (late_after between 0 and 240),
  half_below int check (half_below between 0 and 1440),
  is_closed boolean not null default false,
  closed_at timestamptz,
  closed_by_name text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, schedule_id) references sewa_schedule (area_id, id) on delete set null (schedule_id),
  constraint attendance_sheet_occurrence unique (area_id, schedule_id, on_day),
  constraint attendance_sheet_with_day unique (area_id, id, on_day),
  check (ends_at > starts_at)
);
create index attendance_sheet_day on attendance_sheet (area_id, on_day, centre_id);
create index attendance_sheet_open on attendance_sheet (area_id, on_day) where not is_closed;
create index attendance_sheet_centre on attendance_sheet (area_id, centre_id);
comment on table attendance_sheet is 'One occurrence of a sewa: of a schedule, or opened by hand. It may end after midnight and belongs to the day on which it starts.';
comment on column attendance_sheet.starts_at is 'The start as a moment in the time zone of the portal, made by the server from day and time.';
select make_resource_table('attendance_sheet', unlogged => '{starts_at,ends_at}');

create table attendance_entry (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  sheet_id uuid not null,
  on_day date not null,
  sewadar_id uuid not null,
  home_centre_id uuid not null,
  in_at timestamptz,
  out_at timestamptz,
  stated text check (stated in ('present', 'late', 'half', 'absent', 'excused')),
  mark text not null check (mark in ('present', 'late', 'half', 'absent', 'excused')),
  how text not null check (how in ('list', 'scan', 'kiosk')),
  seen_at timestamptz not null,
  user_name text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint attendance_entry_person unique (area_id, sheet_id, sewadar_id),
  foreign key (area_id, sheet_id, on_day) references attendance_sheet (area_id, id, on_day) on update cascade,
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  check (out_at >= in_at),
  check (num_nonnulls(stated, in_at) > 0)
);
create index attendance_entry_sewadar on attendance_entry (area_id, sewadar_id, on_day);
create index attendance_entry_day on attendance_entry (area_id, on_day) include (sewadar_id, mark);
create index attendance_entry_home on attendance_entry (area_id, home_centre_id);
comment on table attendance_entry is 'One sewadar on one sheet: when they came and left, and the mark that follows.';
comment on column attendance_entry.on_day is 'The day of the sheet, which it follows: reports count entries without their sheets, which may be out of sight.';
comment on column attendance_entry.home_centre_id is 'The centre of the sewadar when the entry was made. Another one than centre_id: a guest.';
comment on column attendance_entry.stated is 'The mark that somebody chose by hand; it goes before the times.';
comment on column attendance_entry.mark is 'What follows from stated and the times by markOf of the contract; stored, so that reports count it in the database.';
comment on column attendance_entry.seen_at is 'The latest scan or choice by the clock of the device; an older one that arrives later changes nothing.';
select make_resource_table('attendance_entry', record => 'sheet_id', unlogged => '{seen_at,on_day}');
-- The centre of a guest sees where its sewadars served; it changes nothing there.
create policy attendance_entry_home on attendance_entry for select to sewa_app
  using (area_id = (select context_area()) and home_centre_id = any ((select context_centres())::uuid[]));

create function keep_one_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  kept attendance_entry;
begin
  select * into kept from attendance_entry e
   where e.area_id = new.area_id and e.sheet_id = new.sheet_id and e.sewadar_id = new.sewadar_id;
  if not found then
    return new;
  end if;
  if rank_of_mark(new.mark) > rank_of_mark(kept.mark) then
    update attendance_entry e
       set (in_at, out_at, stated, mark, how, seen_at, user_name)
         = (new.in_at, new.out_at, new.stated, new.mark, new.how, new.seen_at, new.user_name)
     where e.area_id = kept.area_id and e.id = kept.id;
    kept.id := new.id;
    kept.sewadar_id := old.sewadar_id;
    kept.home_centre_id := new.home_centre_id;
    kept.version := new.version;
    return kept;
  end if;
  return null;
end $$;
comment on function keep_one_entry is
  'Two records of one person on one sheet: the record that is kept gets the better entry, so that an absence by closing does not hide a scan; the other entry stays with the merged record. In the database, because a merge moves every reference by the catalogue. Trigger of attendance_entry.';
create function rank_of_mark(mark text) returns int language sql immutable as $$
  select case when mark in ('present', 'late', 'half') then 2 when mark = 'excused' then 1 else 0 end
$$;
comment on function rank_of_mark is 'Which of two marks of one person says more. Called by keep_one_entry.';
create trigger attendance_entry_merged before update of sewadar_id on attendance_entry for each row
  when (old.sewadar_id is distinct from new.sewadar_id) execute function keep_one_entry();
comment on trigger attendance_entry_merged on attendance_entry is 'A merge never makes two entries of one person on one sheet.';

create table attendance_correction (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  sheet_id uuid not null,
  sewadar_id uuid not null,
  mark_before text check (mark_before in ('present', 'late', 'half', 'absent', 'excused')),
  in_before timestamptz,
  out_before timestamptz,
  mark_after text check (mark_after in ('present', 'late', 'half', 'absent', 'excused')),
  in_after timestamptz,
  out_after timestamptz,
  reason text not null check (length(reason) between 1 and 500),
  user_name text not null,
  at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, sheet_id) references attendance_sheet (area_id, id),
  foreign key (area_id, sewadar_id) references sewadar (area_id, id)
);
create index attendance_correction_sheet on attendance_correction (area_id, sheet_id, at);
create index attendance_correction_sewadar on attendance_correction (area_id, sewadar_id);
comment on table attendance_correction is 'What was changed on a closed sheet, with the old values and the reason. Rows never change.';
select make_resource_table('attendance_correction', record => 'sheet_id', masked => '{reason}', acts => 'select, insert');

create function forget_attendance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from attendance_correction where area_id = old.area_id and sewadar_id = old.id;
  delete from attendance_entry where area_id = old.area_id and sewadar_id = old.id;
  return old;
end $$;
comment on function forget_attendance is
  'An erased sewadar leaves the attendance sheets. Trigger of sewadar, for erase_person: as the owner, because sheets of other centres are out of the user''s sight.';
-- The application's own deletions are refused by the foreign keys instead: closed months must not change by them.
create trigger sewadar_attendance_forgotten before delete on sewadar for each row
  when (current_user <> 'sewa_app') execute function forget_attendance();
comment on trigger sewadar_attendance_forgotten on sewadar is 'Takes the attendance away before an erasure deletes the record.';

create table attendance_month (
  area_id uuid not null references area,
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  closed_by_name text not null,
  closed_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint attendance_month_once unique (area_id, month)
);
comment on table attendance_month is 'The months that the area has closed. Their sheets are closed; a change needs the right to correct, and a reason.';
select make_resource_table('attendance_month', acts => 'select, insert');

-- Guests ------------------------------------------------------------------------------------------------------------
-- Sewadars of another centre of the area are out of the sight of whoever marks here. A scan tells the name and the
-- number, and the entry that it makes is seen by the centre of the guest.

create table attendance_guest_lookup (
  user_id uuid not null,
  sewadar_id uuid not null,
  at timestamptz not null default now(),
  primary key (user_id, sewadar_id)
);
comment on table attendance_guest_lookup is 'Which guests each user has scanned in the last day, so that nobody lists the sewadars of an area by trying numbers; reached through attendance_guest only.';

create function attendance_guest(p_sheet uuid, p_number int, p_today date)
  returns table (id uuid, centre uuid, status text, is_refused boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare asker constant uuid := context_user();
begin
  select s.id, s.centre_id, s.status, false into attendance_guest.id, attendance_guest.centre, attendance_guest.status, attendance_guest.is_refused
  from attendance_sheet h
  join sewadar s on s.area_id = h.area_id and s.number = p_number
  where h.area_id = context_area() and h.id = p_sheet and not h.is_closed and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id) and s.merged_into is null and s.status not in ('deceased', 'transferred')
    and h.on_day between p_today - 8 and p_today and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', 3, p_today);
  if not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('attendance guests ' || asker, 0));
  delete from attendance_guest_lookup l where l.user_id = asker and l.at < now() - interval '1 day';
  if (select count(*) >= 300 from attendance_guest_lookup l
       where l.user_id = asker and l.at > now() - interval '1 hour' and l.sewadar_id <> attendance_guest.id) then
    return query select null::uuid, null::uuid, null::text, true;
    return;
  end if;
  insert into attendance_guest_lookup (user_id, sewadar_id) values (asker, attendance_guest.id)
    on conflict (user_id, sewadar_id) do update set at = now();
  return next;
end $$;
comment on function attendance_guest is
  'Who of another centre has this number, at an open sheet of the last days: a scan waits on a device for a week at most. 300 people an hour for each user; is_refused says that they are used up. Called by the scan; as the owner, because the row is out of the caller''s sight.';

create function attendance_guests(p_sheet uuid)
  returns table (id uuid, number int, name text, name_latin text, centre_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.number, s.name, s.name_latin, c.name
  from attendance_sheet h
  join attendance_entry e on e.area_id = h.area_id and e.sheet_id = h.id
  join sewadar s on s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is null
  join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id) and not centre_in_scope(s.centre_id)
$$;
comment on function attendance_guests is
  'Names and numbers of those on a sheet who are of a centre out of the caller''s sight. Called by the sheet.';

revoke execute on function attendance_guest, attendance_guests, keep_one_entry, rank_of_mark, forget_attendance from public;
grant execute on function attendance_guest, attendance_guests to sewa_app;
