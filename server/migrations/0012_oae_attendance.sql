-- Nobody attends three members at once, also not in two centres of which the clerk sees one. So the area is asked, and it
-- answers with a number only: how many active members, beside the one at hand, this person attends. The same person is the
-- same sewadar, or the same phone and name where one of the two is no sewadar.
-- Asked under the lock: of two clerks who give the same person a second member at once, one comes second.
create function members_attended(p_sewadar uuid, p_phone text, p_names text[], p_except uuid) returns int
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('oae attendants of ' || context_area(), 0));
  return (
    select count(distinct t.member_id)::int
    from oae_attendant t join oae_member m on m.area_id = t.area_id and m.id = t.member_id
    where t.area_id = context_area() and m.status = 'active' and m.id is distinct from p_except
      and (t.sewadar_id = p_sewadar
        or (p_phone <> '' and t.phone = p_phone and (t.sewadar_id is null or p_sewadar is null)
          and array[plain_name(t.name), plain_name(t.name_latin)] && array(select plain_name(n) from unnest(p_names) n where n <> ''))));
end $$;

create function plain_name(p_name text) returns text language sql immutable parallel safe
  as $$ select btrim(regexp_replace(lower(normalize(p_name, NFC)), '\s+', ' ', 'g')) $$;

revoke execute on function members_attended, plain_name from public;
grant execute on function members_attended, plain_name to sewa_app;
