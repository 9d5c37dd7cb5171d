-- What an org stands under and what stands under it may belong to another level or area, unseen by the caller.

create function parent_ceiling(p_org uuid) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.acl from org o join org p on p.id = o.parent_id
  where o.id = p_org and (o.area_id = context_area() or (o.area_id is null and context_level() >= 90))
$$;

create function org_in_use(p_org uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user where org_id = p_org) or exists (select from org where parent_id = p_org)
$$;

revoke execute on function parent_ceiling, org_in_use from public;
grant execute on function parent_ceiling, org_in_use to sewa_app;

-- The audit log is read by time, newest first, within an area.
create index change_log_at on change_log (area_id, at, id);
