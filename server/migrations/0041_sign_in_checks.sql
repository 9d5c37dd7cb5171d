-- A sign-in counts only while the password that was checked is still the current one, and failures are counted by
-- IPv6 /48 as well: whoever has a /48 has 65,536 subscribers' networks to guess from.

alter table sign_in_try add column network text;
comment on column sign_in_try.network is 'The IPv6 /48 of the address; null for IPv4.';
create index sign_in_try_network on sign_in_try (network, at) where network is not null;

drop function begin_try(uuid, text, text);
create function begin_try(p_id uuid, p_username text, p_address text, p_network text)
  returns table (
    is_known boolean, user_failures int, last_user_failure timestamptz, address_failures int, last_address_failure timestamptz,
    network_failures int, last_network_failure timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('try ' || p_username, 0));
  is_known := exists (select from sign_in_try t
    where t.username = p_username and t.address = p_address and t.succeeded and t.at > now() - interval '30 days');
  select count(*), max(t.at) into user_failures, last_user_failure from sign_in_try t
   where t.username = p_username and t.succeeded is not true and t.at > now() - interval '15 minutes'
     and (not is_known or t.address = p_address);
  address_failures := 0;
  network_failures := 0;
  if not is_known then
    perform pg_advisory_xact_lock(hashtextextended('try from ' || p_address, 0));
    select count(*), max(t.at) into address_failures, last_address_failure from sign_in_try t
     where t.address = p_address and t.succeeded is not true and t.at > now() - interval '15 minutes';
  end if;
  if not is_known and p_network is not null then
    perform pg_advisory_xact_lock(hashtextextended('try from ' || p_network, 0));
    select count(*), max(t.at) into network_failures, last_network_failure from sign_in_try t
     where t.network = p_network and t.succeeded is not true and t.at > now() - interval '15 minutes';
  end if;
  insert into sign_in_try (id, username, address, network, at)
  values (p_id, p_username, p_address, p_network, clock_timestamp());
  return next;
end $$;
comment on function begin_try is
  'Counts a try before its password is checked, and says how many failed lately, for the user, the address and its network. The locks make parallel guesses see each other; always user, address, network. Called at sign-in and when a password is changed.';

drop function start_session(uuid, uuid, bytea, text, text);
create function start_session(p_try uuid, p_user uuid, p_verified text, p_token bytea, p_address text, p_agent text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; chosen uuid; counted text;
begin
  -- The last check before the door opens: while the password was checked, it may have been changed and every session
  -- ended, or the account deactivated. The lock waits for a change that is under way.
  perform from credential where user_id = p_user and password_hash = p_verified for share;
  if not found then return false; end if;
  update app_user set last_sign_in_at = now() where id = p_user and is_active returning * into u;
  if not found then return false; end if;
  chosen := coalesce(u.area_id, (select s.area_id from session s where s.user_id = p_user order by s.seen_at desc limit 1),
    (select a.id from area a where a.is_active order by a.name limit 1));
  insert into session (token_hash, user_id, area_id, address, agent) values (p_token, p_user, chosen, p_address, left(p_agent, 200));
  update sign_in_try set succeeded = true where id = p_try returning address into counted;
  delete from sign_in_try where username = u.username and address = counted and succeeded is false;
  perform set_config('app.user', p_user::text, true), set_config('app.user_name', u.name, true);
  perform append_change(coalesce(u.area_id, chosen), u.centre_id, 'session', p_user::text, u.username, 1, null,
    jsonb_build_object('outcome', 'signed in', 'address', p_address));
  return true;
end $$;
comment on function start_session is
  'Opens a session for a user whose password was just checked, unless that is not the current one any more. Called at sign-in; the application cannot write sessions otherwise.';

-- A socket that stays open is judged again and again; unlike a request it is no sign that somebody is at work.
create function peek_session(p_token bytea)
  returns table (
    user_id uuid, username text, name text, org_id uuid, org_name text, org_level int, area_id uuid, centres text,
    acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.* from session s, session_details(p_token) d
   where s.token_hash = p_token and s.seen_at > now() - interval '12 hours' and s.created_at > now() - interval '7 days'
$$;
comment on function peek_session is
  'The details of a session while it lasts, without counting as a use of it. Called for open sockets.';

-- Merging locks the sewadars, then counts attendants, then moves what points to the sewadars. Whoever changes a member
-- takes the same locks in the same order, before the member: two that meet wait for each other instead of for ever.
create function lock_attendants(p_sewadars uuid[], p_counts boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from sewadar where area_id = context_area() and id = any (p_sewadars) order by id for key share;
  if p_counts then perform pg_advisory_xact_lock(hashtextextended('oae attendants of ' || context_area(), 0)); end if;
end $$;
comment on function lock_attendants is
  'Takes the locks of a change to a member before the member itself: on the sewadars it names, and on the count of attendants. Called before a member is locked; as the owner, because a lock on a row out of sight tells nothing.';

revoke execute on function begin_try, start_session, peek_session, lock_attendants from public;
grant execute on function begin_try, start_session, peek_session, lock_attendants to sewa_app;
