-- Whoever knew a username could use up the five tries of a code before its owner typed it. Each address has five of its own
-- now. All together have fifty: one in eighteen million to guess a code of six characters.

alter table one_time_code add column tries_from jsonb not null default '{}';
comment on column one_time_code.tries_from is 'How often each address has tried this code.';

create or replace function keep_code(p_user uuid, p_hash bytea, p_expires timestamptz, p_by_mail boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  if not p_by_mail and not user_in_scope(p_user) then raise exception 'user out of scope' using errcode = 'no_data_found'; end if;
  insert into one_time_code as kept (user_id, code_hash, expires_at, by_mail) values (p_user, p_hash, p_expires, p_by_mail)
    on conflict (user_id) do update
      set code_hash = p_hash, expires_at = p_expires, tries = 0, tries_from = '{}', by_mail = p_by_mail
    where kept.by_mail or not p_by_mail or kept.expires_at <= now() or kept.tries >= 50;
  if not found then return false; end if;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3, null, '{"one_time_code": "•••"}');
  return true;
end $$;

-- compatible: the new one takes the old call, its last argument has a default.
drop function use_code(text, bytea, text);
-- A portal of the version before, which runs on during an update, names no address: all its tries count as those of one.
create function use_code(p_username text, p_hash bytea, p_password_hash text, p_from text default '') returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; code one_time_code;
begin
  select * into u from app_user where username = p_username and is_active;
  if not found then return false; end if;
  update one_time_code
     set tries = tries + 1,
         tries_from = tries_from || jsonb_build_object(p_from, coalesce((tries_from ->> p_from)::int, 0) + 1)
   where user_id = u.id and expires_at > now() and tries < 50 and coalesce((tries_from ->> p_from)::int, 0) < 5
  returning * into code;
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
comment on function use_code(text, bytea, text, text) is
  'Sets a new password for the right code, once; every call counts as a try, of its address and of all. Called by the reset of a password.';
revoke execute on function use_code(text, bytea, text, text) from public;
grant execute on function use_code(text, bytea, text, text) to sewa_app;
