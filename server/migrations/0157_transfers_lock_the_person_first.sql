-- A transfer that is accepted locks the person before the request, as every other move does: two of them no longer wait
-- for each other. It ends every department that goes on, also one with a last day to come, and notes since when the person is of
-- the new centre.
create or replace function accept_transfer(p_request uuid, p_centre uuid, p_new uuid, p_user_name text, p_today date default current_date)
 returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare r transfer_request; s sewadar; made sewadar; next int;
begin
  -- The person first, as whoever moves them does, who then changes the request.
  select p.* into s from sewadar p join transfer_request t on t.area_id = p.area_id and t.sewadar_id = p.id
    where t.id = p_request and t.to_area_id = context_area() for update of p;
  select * into r from transfer_request where id = p_request and to_area_id = context_area() for update;
  if not found or not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  if r.status <> 1 then return r.new_sewadar_id; end if;
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'no_data_found';
  end if;
  next := take_numbers('sewadar', 1);
  if exists (select from sewadar o where o.area_id = context_area() and o.merged_into is null and o.status <> 'transferred'
      and (o.aadhaar_hash = s.aadhaar_hash or o.pan_hash = s.pan_hash)) then
    raise exception 'the same person is in this area' using errcode = 'SP001';
  end if;
  made := s;
  made.area_id := context_area();
  made.id := p_new;
  made.centre_id := p_centre;
  made.number := next;
  made.version := 1;
  made.created_at := now();
  made.updated_at := now();
  made.photo_id := null;
  made.merged_into := null;
  made.here_since := p_today;
  insert into sewadar values (made.*);
  insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, width, height, content_hash, thumbnail_hash, card_hash, added_by_name)
    select context_area(), gen_random_uuid(), p_centre, p_new, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.area_id = r.area_id and t.sewadar_id = r.sewadar_id;
  update sewadar n set photo_id = (select t.id from attachment t join attachment o on o.content_hash = t.content_hash
      where t.area_id = n.area_id and t.sewadar_id = n.id and o.area_id = r.area_id and o.id = s.photo_id limit 1)
    where n.area_id = context_area() and n.id = p_new and s.photo_id is not null;
  update sewadar_department d set until = greatest(p_today, d.since) where d.area_id = r.area_id and d.sewadar_id = s.id and (d.until is null or d.until > p_today);
  update sewadar set status = 'transferred', left_on = p_today where area_id = r.area_id and id = r.sewadar_id;
  update transfer_request set status = 2, decided_at = now(), decided_by_name = p_user_name, new_sewadar_id = p_new
    where area_id = r.area_id and id = r.id;
  return p_new;
end $$;
