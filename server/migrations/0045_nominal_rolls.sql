-- Nominal rolls: who goes where for sewa, from which day to which. One person is on one roll at a time, which the
-- database itself keeps: two clerks may enter the same person at the same moment.

create extension btree_gist schema extensions;

create table nominal_roll (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  number int not null check (number > 0),
  destination text not null check (length(destination) between 1 and 120),
  department text not null check (length(department) between 1 and 80),
  from_day date not null,
  to_day date not null,
  jathedar_id uuid,
  deputy_id uuid,
  transport text not null default '' check (length(transport) <= 200),
  remarks text not null default '' check (length(remarks) <= 2000),
  status smallint not null default 10 check (status in (5, 10, 20, 30, 40, 50)),
  status_since timestamptz not null default now(),
  reason text not null default '' check (length(reason) <= 1000),
  made_by uuid not null,
  made_by_name text not null,
  editors uuid[] not null default '{}',
  approved_by uuid,
  approved_by_name text,
  undo jsonb,
  members_at timestamptz not null default now(),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint nominal_roll_number unique (area_id, number),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, jathedar_id) references sewadar (area_id, id),
  foreign key (area_id, deputy_id) references sewadar (area_id, id),
  constraint nominal_roll_days check (to_day >= from_day and to_day - from_day < 366)
);
create index nominal_roll_from_day on nominal_roll (area_id, from_day, id);
create index nominal_roll_centre on nominal_roll (area_id, centre_id);
create index nominal_roll_jathedar on nominal_roll (area_id, jathedar_id) where jathedar_id is not null;
create index nominal_roll_deputy on nominal_roll (area_id, deputy_id) where deputy_id is not null;
comment on table nominal_roll is 'A group of sewadars that goes from a centre to a place for sewa, with its days and its status.';
comment on column nominal_roll.destination is 'A centre of any area or another place, by its name.';
comment on column nominal_roll.reason is 'Why it was moved to its status, where somebody gave a reason.';
comment on column nominal_roll.editors is 'Everybody who changed the roll or its members: none of them approves it.';
comment on column nominal_roll.undo is 'How the roll stood before its last move, who made it, and the version since; null where it cannot be undone.';
comment on column nominal_roll.members_at is 'When its members last changed; it raises the version, so that nobody approves other members than were seen.';
select make_resource_table('nominal_roll', title => 'destination',
  unlogged => array['status_since', 'made_by', 'editors', 'approved_by', 'undo', 'members_at']);

create table nominal_roll_member (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  roll_id uuid not null,
  sewadar_id uuid,
  from_day date not null,
  to_day date not null,
  role text not null default '' check (length(role) <= 80),
  remarks text not null default '' check (length(remarks) <= 500),
  is_cancelled boolean not null default false,
  code text not null check (code ~ '^R[0-9A-Z]{9}$'),
  arrived_at timestamptz,
  left_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, roll_id) references nominal_roll (area_id, id) on delete cascade,
  foreign key (area_id, sewadar_id) references sewadar (area_id, id),
  constraint nominal_roll_member_days check (to_day >= from_day),
  constraint nominal_roll_member_stay check (left_at is null or left_at >= arrived_at),
  constraint nominal_roll_member_overlap exclude using gist
    (area_id with =, sewadar_id with =, daterange(from_day, to_day, '[]') with &&) where (not is_cancelled)
);
create index nominal_roll_member_roll on nominal_roll_member (area_id, roll_id);
create index nominal_roll_member_sewadar on nominal_roll_member (area_id, sewadar_id);
create unique index nominal_roll_member_code on nominal_roll_member (area_id, code);
comment on table nominal_roll_member is
  'A sewadar on a roll, with the days within it. Seen where the roll is seen. An erased sewadar leaves a member without a name, so that counts stay.';
comment on column nominal_roll_member.sewadar_id is 'Null: the person was erased.';
comment on column nominal_roll_member.is_cancelled is 'The roll was cancelled: the days are free again. Kept by the trigger nominal_roll_follow.';
comment on column nominal_roll_member.code is 'What the gate of the destination scans.';
comment on constraint nominal_roll_member_overlap on nominal_roll_member is 'One person is on one roll on one day, whoever writes.';
select make_resource_table('nominal_roll_member', record => 'roll_id', masked => array['remarks'],
  unlogged => array['code', 'is_cancelled', 'centre_id']);

create function nominal_roll_follow() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update nominal_roll_member set centre_id = new.centre_id, is_cancelled = (new.status = 5)
   where area_id = new.area_id and roll_id = new.id
     and (centre_id <> new.centre_id or is_cancelled <> (new.status = 5));
  return null;
end $$;
comment on function nominal_roll_follow is
  'Members are seen where their roll is seen, and a cancelled roll frees their days. In the database, because the constraint nominal_roll_member_overlap relies on it. Trigger of nominal_roll.';
create trigger nominal_roll_follow after update of centre_id, status on nominal_roll for each row
  when (old.centre_id is distinct from new.centre_id or old.status is distinct from new.status)
  execute function nominal_roll_follow();
comment on trigger nominal_roll_follow on nominal_roll is 'Hands the centre and a cancellation of the roll on to its members.';

create function forget_on_rolls() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update nominal_roll_member set sewadar_id = null, remarks = '' where area_id = old.area_id and sewadar_id = old.id;
  update nominal_roll set jathedar_id = nullif(jathedar_id, old.id), deputy_id = nullif(deputy_id, old.id)
   where area_id = old.area_id and old.id in (jathedar_id, deputy_id);
  return old;
end $$;
comment on function forget_on_rolls is
  'An erased sewadar leaves the rolls, whose counts stay. Trigger of sewadar, for erase_person: as the owner, because rolls of other centres are out of the user''s sight.';
-- The application's own deletions are refused by the foreign keys instead, as those of everything else in use.
create trigger sewadar_forgotten before delete on sewadar for each row
  when (current_user <> 'sewa_app') execute function forget_on_rolls();
comment on trigger sewadar_forgotten on sewadar is 'Takes the name off the rolls before an erasure deletes the record.';

create function roll_tally(p_sewadars uuid[], p_from date, p_to date, p_without uuid default null)
  returns table (sewadar_id uuid, days int, has_served boolean, is_busy boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id,
    coalesce(sum(least(m.to_day, y.last) - greatest(m.from_day, y.first) + 1)
      filter (where m.to_day >= y.first and m.from_day <= y.last), 0)::int,
    coalesce(bool_or(m.from_day < p_from), false),
    coalesce(bool_or(m.from_day <= p_to and m.to_day >= p_from), false)
  from (select make_date(extract(year from p_from)::int, 1, 1) as first, make_date(extract(year from p_from)::int, 12, 31) as last) y
  cross join sewadar s
  left join nominal_roll_member m on m.area_id = s.area_id and m.sewadar_id = s.id and not m.is_cancelled and m.id is distinct from p_without
  where s.area_id = context_area() and s.id = any (p_sewadars) and centre_in_scope(s.centre_id)
  group by s.id
$$;
comment on function roll_tally is
  'How many days a sewadar has on rolls in the year of a first day, whether there was an earlier roll, and whether these days are taken. Rolls of other centres count, which the caller cannot see: so it runs as the owner, and only for sewadars in the caller''s sight. One member can be left out, whose days are about to change. Called when members are added, changed or suggested.';
revoke execute on function roll_tally, nominal_roll_follow, forget_on_rolls from public;
grant execute on function roll_tally to sewa_app;

create table nominal_roll_setting (
  area_id uuid not null references area,
  yearly_days int check (yearly_days between 1 and 366),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id)
);
comment on table nominal_roll_setting is 'What an area decides about its rolls. No row: nothing was decided.';
comment on column nominal_roll_setting.yearly_days is 'More days than this in one calendar year make a warning; null for no limit.';
select make_resource_table('nominal_roll_setting', record => 'area_id');
