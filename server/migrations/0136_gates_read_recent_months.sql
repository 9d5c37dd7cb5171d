-- What was looked at a gate is of the last days: the months before are not read for it.
create or replace function gate_has_looks_left(p_gathering uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select count(distinct c.row_id) < 300
  from change_log c
  where c.area_id = context_area() and c.user_id = context_user() and c.entity = 'oae_member' and c.kind = 6
    and c.at > now() - interval '60 days'
    and c.after ->> 'ref_id' = p_gathering::text and c.after ->> 'gate' in ('number', 'search')
    and not exists (select from oae_arrival a
      where a.area_id = c.area_id and a.gathering_id = p_gathering and a.member_id = c.row_id::uuid)
$$;

create or replace function gate_saw(p_gathering uuid, p_member uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from change_log c
    where c.area_id = context_area() and c.entity = 'oae_member' and c.row_id = p_member::text and c.kind = 6
      and c.at > now() - interval '60 days'
      and c.user_id = context_user() and c.after ->> 'ref_id' = p_gathering::text)
$$;
