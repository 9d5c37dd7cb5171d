-- Lists of enclosure members: what only the whole area can tell of their rows.

create function oae_import_matches(p_import uuid) returns table (row_no int, number int)
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with staged as materialized (
    select r.row_no, r.content -> 'name_keys' ->> 0 as name_key, nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select m.number, m.centre_id, m.phone, m.birth_date, m.name_keys[1] as name_key from oae_member m where m.area_id = context_area()
  ), met as (
    select t.row_no, k.number, k.centre_id from staged t join known k on k.phone = t.phone and k.name_key = t.name_key
    union all
    select t.row_no, k.number, k.centre_id from staged t join known k on k.birth_date = t.birth_date and k.name_key = t.name_key
  )
  select f.row_no, min(f.number) filter (where centre_in_scope(f.centre_id)) from met f group by f.row_no order by f.row_no
$$;
comment on function oae_import_matches(uuid) is
  'Which rows of an uploaded list seem to be members of the area already; the number only where the importer sees the member. Called by the check of an import; as the owner, because the members may be of other centres.';

create function oae_import_third_members(p_import uuid, p_most_level int, p_most_members int) returns table (row_no int, field text)
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with staged as materialized (
    select distinct r.row_no, a.field, a.phone, n.name
    from import_row r
    cross join lateral jsonb_to_recordset(r.content -> 'attendants') as a(field text, phone text, name text, name_latin text)
    cross join lateral (values (plain_name(a.name)), (plain_name(a.name_latin))) as n(name)
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
      and r.content ->> 'status' = 'active' and a.phone <> '' and n.name <> ''
  ), known as materialized (
    select distinct t.member_id, t.phone, n.name
    from oae_attendant t
    join oae_member m on m.area_id = t.area_id and m.id = t.member_id
    cross join lateral (values (plain_name(t.name)), (plain_name(t.name_latin))) as n(name)
    where t.area_id = context_area() and m.status = 'active' and t.phone <> '' and n.name <> ''
      -- At the end of the import its own members are there, too.
      and not exists (select from import_row o
        where o.area_id = t.area_id and o.import_id = p_import and o.user_id = context_user() and o.record_id = t.member_id)
  ), attended as (
    -- So many are enough to refuse another one, however often somebody stands in a list.
    select k.phone, k.name, 0 as row_no, k.member_id::text as member
    from (select known.*, row_number() over (partition by known.phone, known.name order by known.member_id) as nth from known) k
    where k.nth <= p_most_members
    union all
    select d.phone, d.name, d.row_no, 'row ' || d.row_no
    from (select e.*, row_number() over (partition by e.phone, e.name order by e.row_no) as nth
      from (select distinct staged.row_no, staged.phone, staged.name from staged) e) d
    where d.nth <= p_most_members
  )
  select s.row_no, s.field
  from staged s join attended b on b.phone = s.phone and b.name = s.name and b.row_no < s.row_no
  group by s.row_no, s.field having count(distinct b.member) >= p_most_members
  order by s.row_no, s.field
$$;
comment on function oae_import_third_members(uuid, int, int) is
  'Attendants of an uploaded list who attend as many active members as anybody may, in the area and in the rows above, by phone and name as members_attended compares them: row and column. Called by the check of an import and again at its end, under the lock of lock_attendants; as the owner, because the members may be of other centres.';

revoke execute on function oae_import_matches(uuid), oae_import_third_members(uuid, int, int) from public;
grant execute on function oae_import_matches(uuid), oae_import_third_members(uuid, int, int) to sewa_app;

comment on function plain_name(text) is 'A name without differences of case and spaces. Called by members_attended and oae_import_third_members.';
