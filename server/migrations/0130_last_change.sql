create function last_change() returns xid8
language sql stable security definer set search_path = public, pg_temp as $$
  select c.xid from change_log c order by c.xid desc limit 1
$$;
comment on function last_change() is 'The transaction of the latest entry of the change log; null when there is none. A follower that starts begins after it: the ids of later transactions can be given again after a crash. As the owner, because a follower has no area.';
revoke execute on function last_change() from public;
grant execute on function last_change() to sewa_app;
