-- A read on a connection that still stands in the context of the same session need not state it again: it only has to
-- hear that the context is still true. Its stamp says so: every change of a session's user, rights, area or centres takes
-- a new one, so a context is true for as long as a session that has not run out bears the stamp it was stated with.

-- Stamps tell sessions apart, so no two sessions may ever bear the same.
create unique index session_of_stamp on session (stamp);

-- The stamp of the context on this connection, negative when the session should be told that it is in use; no row when
-- the context is no longer true, or was never stated. Shows no session but the one whose context this is.
create view context_session with (security_barrier) as
  select case when seen_at < now() - interval '5 minutes' then -stamp else stamp end as stamp
    from session
   where stamp = nullif(current_setting('app.stamp', true), '')::bigint
     and seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days';
grant select on context_session to sewa_app;

-- As before, and the stamp is stated too. Without a session everything is stated empty.
create or replace function open_request(p_token bytea, p_request text) returns bigint language plpgsql security definer as $$
declare
  s public.session;
  is_local constant boolean := p_request is not null;
begin
  select * into s from public.session
   where token_hash = p_token and seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days';
  perform set_config('app.user', coalesce(s.user_id::text, ''), is_local), set_config('app.area', coalesce(s.area_id::text, ''), is_local),
          set_config('app.level', coalesce(s.org_level::text, ''), is_local), set_config('app.centres', coalesce(s.centres, ''), is_local),
          set_config('app.stamp', coalesce(s.stamp::text, ''), is_local);
  if is_local then
    perform set_config('app.user_name', coalesce(s.user_name, ''), true), set_config('app.request', p_request, true);
  end if;
  return case when s.seen_at < now() - interval '5 minutes' then -s.stamp else s.stamp end;
end $$;
