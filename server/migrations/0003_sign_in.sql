-- Passwords, sessions, tries, one-time codes, registrations. The application's role reads none of the secrets:
-- it goes through the functions below, each of which does one thing.

create table credential (
  user_id uuid primary key references app_user (id) on delete cascade,
  password_hash text not null,
  must_change boolean not null default false,
  -- Still the password that everybody can read in the README.
  is_demo boolean not null default false,
  changed_at timestamptz not null default now()
);

-- A session carries what every request must know of its user, so that one look-up opens a request. Triggers keep that
-- in step with the user, the org and the credential; each refresh takes a new stamp, by which a server knows whether
-- what it remembers of the rights is still true.
create sequence session_stamp;
create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  -- The active area: the user's own, or the one a level 90+ user switched to.
  area_id uuid references area (id),
  user_name text not null default '',
  org_level int not null default 0,
  centres text not null default '{}',
  stamp bigint not null default nextval('session_stamp'),
  address text not null,
  agent text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index session_of_user on session (user_id);

create function refresh_sessions(p_user uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from session s using app_user u join org o on o.id = u.org_id
   where s.user_id = p_user and u.id = p_user
     and (not u.is_active or (o.level < 90 and s.area_id is distinct from u.area_id));
  update session s
     set user_name = u.name, org_level = o.level, stamp = nextval('session_stamp'),
         centres = case when o.level > 10 then '*' else
           (array(select o.centre_id union select uc.centre_id from user_centre uc where uc.user_id = u.id))::text end
    from app_user u join org o on o.id = u.org_id
   where s.user_id = p_user and u.id = p_user;
$$;

create function follow_user() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_table_name
    when 'app_user' then perform refresh_sessions(new.id);
    when 'org' then perform refresh_sessions(u.id) from app_user u where u.org_id = new.id;
    when 'session' then perform refresh_sessions(new.user_id);
    else perform refresh_sessions(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  end case;
  return null;
end $$;
create trigger session_follow after insert on session for each row execute function follow_user();
create trigger app_user_sessions after update of org_id, area_id, centre_id, username, name, acl, temporary_acl, is_active, preferences
  on app_user for each row execute function follow_user();
create trigger org_sessions after update of name, level, acl, area_id, centre_id on org
  for each row execute function follow_user();
create trigger user_centre_sessions after insert or update or delete on user_centre for each row execute function follow_user();
create trigger credential_sessions after update on credential for each row execute function follow_user();

create table sign_in_try (
  id uuid primary key,
  username text not null,
  address text not null,
  at timestamptz not null default now(),
  -- null while being checked: counts as a failure, so that parallel guesses cannot slip through.
  succeeded boolean
);
create index sign_in_try_username on sign_in_try (username, at);
create index sign_in_try_address on sign_in_try (address, at);

create table one_time_code (
  user_id uuid primary key references app_user (id) on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  -- False: handed out by an administrator.
  by_mail boolean not null
);

-- How often something was asked for lately, by whom or from where: codes by mail, registrations.
create table turn (
  key text not null,
  at timestamptz not null default now()
);
create index turn_key on turn (key, at);

create table sign_up_request (
  area_id uuid not null,
  id uuid not null,
  centre_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  phone text not null,
  email text not null,
  username text not null check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
  -- In which the person is written to.
  language text not null default 'en',
  password_hash text not null,
  status int not null default 1 check (status in (1, 2, 3)),
  reason text not null default '',
  decided_by uuid references app_user (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create index sign_up_request_waiting on sign_up_request (area_id, status, created_at);
create unique index sign_up_request_username on sign_up_request (username) where status = 1;
-- Once decided, the wished password is either the user's or nobody's.
create function forget_wished_password() returns trigger language plpgsql as $$
begin
  new.password_hash := '';
  return new;
end $$;
create trigger sign_up_request_forget before update of status on sign_up_request
  for each row when (new.status <> 1) execute function forget_wished_password();
create trigger sign_up_request_touch before update on sign_up_request for each row execute function touch_row();
create trigger sign_up_request_log after insert or update or delete on sign_up_request
  for each row execute function log_change('id', 'password_hash');
alter table sign_up_request enable row level security;
create policy sign_up_request_scope on sign_up_request to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  with check (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));
grant select (area_id, id, centre_id, name, phone, email, username, language, status, reason, decided_by, version, created_at, updated_at),
  update (status, reason, decided_by) on sign_up_request to sewa_app;

-- The first statement of every signed-in request: finds the session and states who and where. A writing request passes
-- its id and states it for its transaction. A reading one passes null: its statements are transactions of their own on
-- a read-only connection, so the context stays on the connection until the next request states another or clears it.
-- Returns the session's stamp, negative when the session should be told that it is in use; null when there is none.
-- Idle limit 12 hours, hard limit 7 days. Names are qualified instead of setting search_path: see log_change().
create function open_request(p_token bytea, p_request text) returns bigint language plpgsql security definer as $$
declare
  s public.session;
  is_local constant boolean := p_request is not null;
begin
  select * into s from public.session
   where token_hash = p_token and seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days';
  if not found then
    perform set_config('app.user', '', is_local), set_config('app.area', '', is_local),
            set_config('app.level', '', is_local), set_config('app.centres', '', is_local);
    return null;
  end if;
  perform set_config('app.user', s.user_id::text, is_local), set_config('app.area', coalesce(s.area_id::text, ''), is_local),
          set_config('app.level', s.org_level::text, is_local), set_config('app.centres', s.centres, is_local);
  if is_local then
    perform set_config('app.user_name', s.user_name, true), set_config('app.request', p_request, true);
  end if;
  return case when s.seen_at < now() - interval '5 minutes' then -s.stamp else s.stamp end;
end $$;

-- What a server remembers of a session until its stamp changes.
create function session_details(p_token bytea)
  returns table (
    user_id uuid, username text, name text, org_id uuid, org_name text, org_level int, area_id uuid, centres text,
    acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.username, u.name, o.id, o.name, o.level, s.area_id, s.centres, u.acl, u.temporary_acl, o.acl,
         c.must_change, u.preferences ->> 'language', s.stamp
    from session s
    join app_user u on u.id = s.user_id and u.is_active
    join org o on o.id = u.org_id
    join credential c on c.user_id = u.id
   where s.token_hash = p_token
$$;

create function touch_session(p_token bytea) returns void language sql security definer set search_path = public, pg_temp
  as $$ update session set seen_at = now() where token_hash = p_token $$;

create function sign_in_lookup(p_username text) returns table (user_id uuid, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, c.password_hash from app_user u join credential c on c.user_id = u.id
  where u.username = p_username and u.is_active
$$;

-- A pair of user and address that has signed in within 30 days counts its own failures only: a stranger's guesses
-- cannot lock the user out of the own desk. The locks make parallel guesses see each other; always user before address.
create function begin_try(p_id uuid, p_username text, p_address text)
  returns table (is_known boolean, user_failures int, last_user_failure timestamptz, address_failures int, last_address_failure timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('try ' || p_username, 0));
  is_known := exists (select from sign_in_try t
    where t.username = p_username and t.address = p_address and t.succeeded and t.at > now() - interval '30 days');
  select count(*), max(t.at) into user_failures, last_user_failure from sign_in_try t
   where t.username = p_username and t.succeeded is not true and t.at > now() - interval '15 minutes'
     and (not is_known or t.address = p_address);
  address_failures := 0;
  if not is_known then
    perform pg_advisory_xact_lock(hashtextextended('try from ' || p_address, 0));
    select count(*), max(t.at) into address_failures, last_address_failure from sign_in_try t
     where t.address = p_address and t.succeeded is not true and t.at > now() - interval '15 minutes';
  end if;
  insert into sign_in_try (id, username, address, at) values (p_id, p_username, p_address, clock_timestamp());
  return next;
end $$;

create function drop_try(p_id uuid) returns void language sql security definer set search_path = public, pg_temp
  as $$ delete from sign_in_try where id = p_id $$;

-- What was typed for a user that does not exist is not written down: it is often a password in the wrong field.
create function fail_try(p_id uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare t sign_in_try; u app_user; failures int;
begin
  update sign_in_try set succeeded = false where id = p_id returning * into t;
  if not found then return; end if;
  select * into u from app_user where username = t.username;
  select count(*) into failures from sign_in_try o
   where o.username = t.username and o.succeeded is not true and o.at > now() - interval '15 minutes';
  perform append_change(u.area_id, u.centre_id, 'session', u.id::text, u.username, 1, null,
    jsonb_build_object('outcome', case when u.id is null then 'unknown user' when failures >= 5 then 'slowed down' else 'refused' end,
      'address', t.address));
end $$;

create function start_session(p_try uuid, p_user uuid, p_token bytea, p_address text, p_agent text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; chosen uuid; counted text;
begin
  -- The last check before the door opens: the account may have been deactivated while the password was checked.
  update app_user set last_sign_in_at = now() where id = p_user and is_active returning * into u;
  if not found then raise exception 'user is gone' using errcode = 'no_data_found'; end if;
  chosen := coalesce(u.area_id, (select s.area_id from session s where s.user_id = p_user order by s.seen_at desc limit 1),
    (select a.id from area a where a.is_active order by a.name limit 1));
  insert into session (token_hash, user_id, area_id, address, agent) values (p_token, p_user, chosen, p_address, left(p_agent, 200));
  update sign_in_try set succeeded = true where id = p_try returning address into counted;
  delete from sign_in_try where username = u.username and address = counted and succeeded is false;
  perform set_config('app.user', p_user::text, true), set_config('app.user_name', u.name, true);
  perform append_change(coalesce(u.area_id, chosen), u.centre_id, 'session', p_user::text, u.username, 1, null,
    jsonb_build_object('outcome', 'signed in', 'address', p_address));
end $$;

create function end_session(p_token bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare s session; u app_user;
begin
  delete from session where token_hash = p_token returning * into s;
  if not found then return false; end if;
  select * into u from app_user where id = s.user_id;
  perform set_config('app.user', u.id::text, true), set_config('app.user_name', u.name, true);
  perform append_change(coalesce(u.area_id, s.area_id), u.centre_id, 'session', u.id::text, u.username, 2, null, null);
  return true;
end $$;

create function switch_area(p_token bytea, p_area uuid) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if context_level() < 90 then return false; end if;
  update session s set area_id = a.id, stamp = nextval('session_stamp') from area a where s.token_hash = p_token and s.user_id = context_user() and a.id = p_area;
  return found;
end $$;

-- The functions below act on another user and so ask whether the caller's context can see that user.
create function user_in_scope(p_user uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u where u.id = p_user and (
    u.id = context_user()
    or (u.area_id = context_area() and (centre_in_scope(u.centre_id) or current_setting('app.centres', true) = '*'))
    or (u.area_id is null and context_level() >= 90)))
$$;

create function set_password(p_user uuid, p_hash text, p_must_change boolean, p_keep_session bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  if not user_in_scope(p_user) then raise exception 'user out of scope' using errcode = 'no_data_found'; end if;
  insert into credential (user_id, password_hash, must_change) values (p_user, p_hash, p_must_change)
    on conflict (user_id) do update set password_hash = p_hash, must_change = p_must_change, is_demo = false, changed_at = now();
  delete from session where user_id = p_user and token_hash is distinct from p_keep_session;
  delete from one_time_code where user_id = p_user;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3,
    '{"password": "•••"}', jsonb_build_object('password', '•••', 'must_change', p_must_change));
end $$;

create function end_sessions(p_user uuid) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare n int; u app_user;
begin
  if not user_in_scope(p_user) then return 0; end if;
  delete from session where user_id = p_user;
  get diagnostics n = row_count;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'session', p_user::text, u.username, 2, null, jsonb_build_object('ended', n));
  return n;
end $$;

create function lift_throttle(p_user uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  if not user_in_scope(p_user) then return; end if;
  select * into u from app_user where id = p_user;
  delete from sign_in_try where username = u.username and succeeded is not true;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3, '{"throttled": true}', '{"throttled": false}');
end $$;

create function sign_in_state(p_user uuid) returns table (must_change boolean, sessions int, failures int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.must_change, (select count(*)::int from session s where s.user_id = p_user and s.seen_at > now() - interval '12 hours'),
    (select count(*)::int from sign_in_try t, app_user u where u.id = p_user and t.username = u.username
       and t.succeeded is not true and t.at > now() - interval '15 minutes')
  from credential c where c.user_id = p_user and user_in_scope(p_user)
$$;

-- One-time codes: ten minutes, five tries, one use.
-- False when a code that an administrator handed out is still valid: a stranger's "forgot password" must not undo it.
create function keep_code(p_user uuid, p_hash bytea, p_expires timestamptz, p_by_mail boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  if not p_by_mail and not user_in_scope(p_user) then raise exception 'user out of scope' using errcode = 'no_data_found'; end if;
  insert into one_time_code as kept (user_id, code_hash, expires_at, by_mail) values (p_user, p_hash, p_expires, p_by_mail)
    on conflict (user_id) do update set code_hash = p_hash, expires_at = p_expires, tries = 0, by_mail = p_by_mail
    where kept.by_mail or not p_by_mail or kept.expires_at <= now() or kept.tries >= 5;
  if not found then return false; end if;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3, null, '{"one_time_code": "•••"}');
  return true;
end $$;

create function find_mail_address(p_username text) returns table (user_id uuid, email text, name text, language text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.email, u.name, coalesce(u.preferences ->> 'language', 'en') from app_user u where u.username = p_username and u.is_active
$$;

-- True once for the right code; every call counts as a try.
create function use_code(p_username text, p_hash bytea, p_password_hash text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; code one_time_code;
begin
  select * into u from app_user where username = p_username and is_active;
  if not found then return false; end if;
  update one_time_code set tries = tries + 1
   where user_id = u.id and expires_at > now() and tries < 5 returning * into code;
  if not found then return false; end if;
  if code.code_hash <> p_hash then
    perform append_change(u.area_id, u.centre_id, 'session', u.id::text, u.username, 1, null, '{"outcome": "wrong code"}');
    return false;
  end if;
  delete from one_time_code where user_id = u.id;
  perform set_config('app.user', u.id::text, true), set_config('app.user_name', u.name, true);
  perform set_password(u.id, p_password_hash, false, null);
  delete from sign_in_try where username = u.username and succeeded is not true;
  return true;
end $$;

create function register_centres() returns table (id uuid, name text, area text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, a.name from centre c join area a on a.id = c.area_id
  where c.is_active and a.is_active order by a.name, c.name limit 2000
$$;

-- 'taken' when the username is a user's or asked for already: the caller answers alike in both cases.
create function ask_for_account(
  p_id uuid, p_centre uuid, p_name text, p_phone text, p_email text, p_username text, p_language text, p_hash text)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare place centre;
begin
  select * into place from centre c where c.id = p_centre and c.is_active;
  if not found then return 'no centre'; end if;
  if (select count(*) from sign_up_request where area_id = place.area_id and status = 1) >= 500 then return 'full'; end if;
  if exists (select from app_user where username = p_username) then return 'taken'; end if;
  insert into sign_up_request (area_id, id, centre_id, name, phone, email, username, language, password_hash)
  values (place.area_id, p_id, place.id, p_name, p_phone, p_email, p_username, p_language, p_hash) on conflict do nothing;
  return case when found then 'asked' else 'taken' end;
end $$;

-- The wished password becomes the user's, unread by the application.
create function take_request_password(p_request uuid, p_user uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into credential (user_id, password_hash, must_change)
  select p_user, r.password_hash, false from sign_up_request r
   where r.id = p_request and r.status = 1 and r.area_id = context_area() and centre_in_scope(r.centre_id) and user_in_scope(p_user);
  if not found then raise exception 'request out of scope' using errcode = 'no_data_found'; end if;
end $$;

-- Who can grant rights to the asking user, for "Why can't I?": names only. Nobody of a lower level, nor of another centre.
create function grantors_of_area() returns table (name text, org text, acl jsonb, ceiling jsonb, temporary_acl jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.name, o.name, u.acl, o.acl, u.temporary_acl from app_user u join org o on o.id = u.org_id
  where u.is_active and u.id <> context_user() and o.level >= context_level()
    and (u.acl ? 'SETTINGS.USER' or u.temporary_acl @> '[{"key": "SETTINGS.USER"}]')
    and ((u.area_id = context_area() and (u.centre_id is null or centre_in_scope(u.centre_id))) or u.area_id is null)
  order by o.level, u.name limit 200
$$;

-- Nought: the turn is taken. Otherwise the seconds until the next one is free.
create function take_turn(p_key text, p_most int, p_seconds int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare taken int; oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('turn ' || p_key, 0));
  select count(*), min(t.at) into taken, oldest from turn t
   where t.key = p_key and t.at > now() - make_interval(secs => p_seconds);
  if taken >= p_most then
    return greatest(1, ceil(extract(epoch from oldest + make_interval(secs => p_seconds) - now())));
  end if;
  insert into turn (key) values (p_key);
  return 0;
end $$;

create function forget_old_sign_in_data() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from session where seen_at < now() - interval '12 hours' or created_at < now() - interval '7 days';
  delete from sign_in_try where at < now() - interval '30 days' or (succeeded is not true and at < now() - interval '1 day');
  delete from one_time_code where expires_at < now();
  delete from turn where at < now() - interval '1 day';
  delete from idempotency_key where at < now() - interval '2 days';
$$;

revoke execute on all functions in schema public from public;
grant execute on function
  context_user, context_area, context_level, context_is_whole_area, context_centres, centre_in_scope, record_read, change_feed, change_horizon,
  open_request, session_details, touch_session, sign_in_lookup, begin_try, drop_try, fail_try, start_session, end_session, switch_area,
  user_in_scope, set_password, end_sessions, lift_throttle, sign_in_state, keep_code, find_mail_address, use_code,
  register_centres, ask_for_account, take_request_password, grantors_of_area, take_turn, forget_old_sign_in_data,
  touch_row, log_change, follow_org, org_moved, forget_wished_password
  to sewa_app;
