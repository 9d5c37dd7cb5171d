-- Who is no longer chosen, or no longer active in the cloud, is withdrawn from the laptop also while signed in there. Only
-- who prepares the laptop stays until the next preparation.
create or replace function sync_put_staff(p_staff jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare here constant uuid := context_area(); own uuid[];
begin
  if not exists (select from sync_self where area_id = here) then raise exception 'not a laptop'; end if;
  insert into org as o (id, area_id, centre_id, name, level, acl)
    select r.id, here, r.centre_id, r.name, r.level, r.acl from jsonb_to_recordset(p_staff -> 'orgs') as r (id uuid, centre_id uuid, name text, level int, acl jsonb)
    where r.level in (10, 50)
    on conflict (id) do update set name = excluded.name, acl = excluded.acl, centre_id = excluded.centre_id where o.area_id = here;
  insert into app_user as u (id, org_id, username, name, name_latin, phone, acl, temporary_acl, preferences)
    select r.id, r.org_id, r.username, r.name, r.name_latin, r.phone, r.acl, r.temporary_acl, r.preferences
      from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, org_id uuid, username text, name text, name_latin text, phone text, acl jsonb, temporary_acl jsonb, preferences jsonb)
      where not exists (select from app_user x where x.username = r.username and x.id <> r.id)
    on conflict (id) do update set org_id = excluded.org_id, name = excluded.name, name_latin = excluded.name_latin, phone = excluded.phone,
      acl = excluded.acl, temporary_acl = excluded.temporary_acl, is_active = true where u.area_id = here;
  own := array(select u.id from app_user u join jsonb_to_recordset(p_staff -> 'users') as r (id uuid) on r.id = u.id where u.area_id = here);
  insert into credential as c (user_id, password_hash, must_change)
    select r.id, r.password_hash, r.must_change from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, password_hash text, must_change boolean) where r.id = any (own)
    on conflict (user_id) do update set password_hash = excluded.password_hash, must_change = excluded.must_change
      where c.password_hash <> excluded.password_hash;
  delete from user_centre c using jsonb_to_recordset(p_staff -> 'users') as r (id uuid, centres uuid[])
   where c.area_id = here and c.user_id = r.id and r.id = any (own) and c.centre_id <> all (r.centres);
  insert into user_centre (area_id, user_id, centre_id)
    select here, r.id, c.id from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, centres uuid[]) join centre c on c.area_id = here and c.id = any (r.centres)
     where r.id = any (own) on conflict do nothing;
  -- Who is no longer chosen, or no longer active in the cloud, does not sign in here either.
  update app_user u set is_active = false where u.area_id = here and u.is_active and u.id <> all (own) and u.org_id in (select o.id from org o where o.area_id = here)
    and exists (select from sync_self where area_id = here and copied_at is not null) and u.id is distinct from context_user();
end $$;
