-- A cloud that was restored from a backup does not know the numbers that it gave since, and must not give them again.

drop function renumber_sync_device(uuid);
create function renumber_sync_device(p_device uuid, p_after int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  highest int;
  next_number int;
begin
  perform pg_advisory_xact_lock(hashtextextended('sync device ' || context_area(), 0));
  highest := (select coalesce(max(n.number), 0) from sync_number n where n.area_id = context_area());
  -- A laptop cannot use up the numbers of an area by its word alone.
  next_number := greatest(highest, least(p_after, highest + 100)) + 1;
  if next_number > 2000 then raise exception 'no device number is left' using errcode = 'SP003'; end if;
  insert into sync_number (area_id, number, device_id, device_name)
    select d.area_id, next_number, d.id, d.name from sync_device d where d.area_id = context_area() and d.id = p_device;
  update sync_device set number = next_number, head_number = 0, head_hash = '', restores = restores + 1 where area_id = context_area() and id = p_device;
  return next_number;
end $$;
comment on function renumber_sync_device is
  'A laptop that was restored from an older backup gives numbers that it gave before: from now on it has another one, higher than any that the laptop knows of. Called by its own request.';
revoke execute on function renumber_sync_device from public;
grant execute on function renumber_sync_device to sewa_app;
