-- Areas, centres, orgs, users. The area is the first key of every business table.

create table area (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  code text not null check (code ~ '^[A-Z0-9-]{1,12}$'),
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index area_name on area (lower(name));
create unique index area_code on area (code);

create table centre (
  area_id uuid not null references area (id),
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9-]{1,12}$'),
  name text not null check (length(name) between 1 and 120),
  address text not null default '' check (length(address) <= 500),
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint centre_code unique (area_id, code)
);
create unique index centre_name on centre (area_id, lower(name));

-- The unit a user works for; its acl is the ceiling of what its users may hold. No area: zone and organisation.
create table org (
  id uuid primary key,
  area_id uuid references area (id),
  centre_id uuid,
  parent_id uuid references org (id),
  name text not null check (length(name) between 1 and 120),
  level int not null check (level in (10, 50, 90, 100)),
  acl jsonb not null default '{}' check (jsonb_typeof(acl) = 'object'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint org_place check (
    case level
      when 10 then area_id is not null and centre_id is not null
      when 50 then area_id is not null and centre_id is null
      else area_id is null and centre_id is null
    end
  )
);
create index org_area on org (area_id, level);
create unique index org_name on org (coalesce(area_id, '00000000-0000-0000-0000-000000000000'), lower(name));

create table app_user (
  id uuid primary key,
  -- Both follow the org (trigger), so that policies need no join.
  area_id uuid references area (id),
  centre_id uuid,
  org_id uuid not null references org (id),
  username text not null check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
  name text not null check (length(name) between 1 and 120),
  name_latin text not null default '' check (length(name_latin) <= 120),
  phone text not null default '',
  email text not null default '',
  acl jsonb not null default '{}' check (jsonb_typeof(acl) = 'object'),
  temporary_acl jsonb not null default '[]' check (jsonb_typeof(temporary_acl) = 'array'),
  is_active boolean not null default true,
  preferences jsonb not null default '{}',
  seen_version text,
  last_sign_in_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create unique index app_user_username on app_user (username);
create index app_user_area on app_user (area_id, lower(name), id);
create index app_user_org on app_user (org_id);

-- Further centres of a centre-level user.
create table user_centre (
  area_id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  centre_id uuid not null,
  primary key (area_id, user_id, centre_id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index user_centre_user on user_centre (user_id);

create function follow_org() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select o.area_id, o.centre_id into new.area_id, new.centre_id from org o where o.id = new.org_id;
  return new;
end $$;
create trigger app_user_follow_org before insert or update of org_id, area_id, centre_id on app_user
  for each row execute function follow_org();

create function org_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update app_user set area_id = new.area_id, centre_id = new.centre_id where org_id = new.id;
  return null;
end $$;
create trigger org_moved after update of area_id, centre_id on org
  for each row when (old.area_id is distinct from new.area_id or old.centre_id is distinct from new.centre_id)
  execute function org_moved();

create trigger area_touch before update on area for each row execute function touch_row();
create trigger centre_touch before update on centre for each row execute function touch_row();
create trigger org_touch before update on org for each row execute function touch_row();
-- Saving preferences or signing in is no edit of the record: it must not turn an open form into a conflict.
create trigger app_user_touch before update of org_id, username, name, name_latin, phone, email, acl, temporary_acl, is_active
  on app_user for each row execute function touch_row();

create trigger area_log after insert or update or delete on area for each row execute function log_change('id');
create trigger centre_log after insert or update or delete on centre for each row execute function log_change('id');
create trigger org_log after insert or update or delete on org for each row execute function log_change('id');
create trigger app_user_log after insert or delete
  or update of org_id, area_id, centre_id, username, name, name_latin, phone, email, acl, temporary_acl, is_active, preferences
  on app_user for each row execute function log_change('id');
create trigger user_centre_log after insert or update or delete on user_centre for each row execute function log_change('user_id');

alter table area enable row level security;
create policy area_read on area for select to sewa_app using (id = (select context_area()) or (select context_level()) >= 90);
create policy area_write on area to sewa_app using ((select context_level()) >= 90) with check ((select context_level()) >= 90);

alter table centre enable row level security;
create policy centre_read on centre for select to sewa_app using (area_id = (select context_area()));
create policy centre_write on centre to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or id = any ((select context_centres())::uuid[]))) with check (area_id = (select context_area()) and ((select context_is_whole_area()) or id = any ((select context_centres())::uuid[])));

alter table org enable row level security;
create policy org_scope on org to sewa_app
  using ((area_id = (select context_area()) and (centre_id is null or ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))) or (area_id is null and (select context_level()) >= 90))
  with check ((area_id = (select context_area()) and (centre_id is null or ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))) or (area_id is null and (select context_level()) >= 90));

alter table app_user enable row level security;
create policy app_user_scope on app_user to sewa_app
  using (
    (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
    or (area_id is null and (select context_level()) >= 90)
    or id = (select context_user())
  )
  with check (
    (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
    or (area_id is null and (select context_level()) >= 90)
    or id = (select context_user())
  );

alter table user_centre enable row level security;
create policy user_centre_scope on user_centre to sewa_app
  using (area_id = (select context_area())) with check (area_id = (select context_area()));

grant select, insert, update, delete on area, centre, org, app_user, user_centre to sewa_app;
