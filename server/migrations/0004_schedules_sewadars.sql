create table sewa_schedule (
  area_id uuid not null references area (id),
  id uuid not null,
  centre_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  department text not null check (length(department) between 1 and 80),
  -- As it was entered, and the RFC 5545 rule made from it.
  kind text not null check (kind in ('once', 'weekly', 'everyNWeeks', 'monthly')),
  days text[] not null,
  interval_weeks int not null check (interval_weeks between 1 and 12),
  nth int not null,
  rule text not null check (length(rule) <= 4000),
  start_time time not null,
  end_time time not null,
  needed int not null check (needed between 0 and 10000),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  holidays date[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index sewa_schedule_department on sewa_schedule (area_id, department);
create trigger sewa_schedule_touch before update on sewa_schedule for each row execute function touch_row();
create trigger sewa_schedule_log after insert or update or delete on sewa_schedule for each row execute function log_change('id');
alter table sewa_schedule enable row level security;
create policy sewa_schedule_scope on sewa_schedule to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));

-- The volunteers: what the type-ahead answers from; the sewadar module deepens it.
create table sewadar (
  area_id uuid not null references area (id),
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  relative_name text not null default '',
  gender text not null check (gender in ('male', 'female', 'other')),
  phone text not null default '',
  status text not null default 'active' check (status in ('active', 'onLeave', 'inactive', 'deceased', 'transferred')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint sewadar_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create trigger sewadar_touch before update on sewadar for each row execute function touch_row();
create trigger sewadar_log after insert or update or delete on sewadar for each row execute function log_change('id');
alter table sewadar enable row level security;
create policy sewadar_scope on sewadar to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));

grant select, insert, update, delete on sewa_schedule, sewadar to sewa_app;
