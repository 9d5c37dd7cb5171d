-- How many living sewadars there are, by what their lists are filtered by most, without counting them: counting a hundred
-- thousand takes longer than everything else that a list does, and during an import each reader would pass by the rows
-- that nobody may see yet.

-- Each statement adds what it changed and touches no row of another, so nobody waits for anybody. A sum is the count.
create table sewadar_tally (
  area_id uuid not null,
  id bigint generated always as identity,
  centre_id uuid not null,
  status text not null,
  gender text not null,
  change integer not null,
  primary key (area_id, id)
);
create index sewadar_tally_place on sewadar_tally (area_id, centre_id, status, gender) include (change);
alter table sewadar_tally enable row level security;
create policy sewadar_tally_scope on sewadar_tally for select to sewa_app
  using (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])));
grant select on sewadar_tally to sewa_app;

create function tally_sewadars() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_op
    when 'INSERT' then
      insert into sewadar_tally (area_id, centre_id, status, gender, change)
        select area_id, centre_id, status, gender, count(*) from new_rows where merged_into is null group by 1, 2, 3, 4;
    when 'DELETE' then
      insert into sewadar_tally (area_id, centre_id, status, gender, change)
        select area_id, centre_id, status, gender, -count(*) from old_rows where merged_into is null group by 1, 2, 3, 4;
    when 'UPDATE' then
      insert into sewadar_tally (area_id, centre_id, status, gender, change)
        select area_id, centre_id, status, gender, sum(n) from (
          select area_id, centre_id, status, gender, 1 as n from new_rows where merged_into is null
          union all
          select area_id, centre_id, status, gender, -1 from old_rows where merged_into is null
        ) r group by 1, 2, 3, 4 having sum(n) <> 0;
    else
      truncate sewadar_tally;
  end case;
  return null;
end $$;
revoke execute on function tally_sewadars from public;
grant execute on function tally_sewadars to sewa_app;
create trigger sewadar_tally_added after insert on sewadar referencing new table as new_rows
  for each statement execute function tally_sewadars();
create trigger sewadar_tally_removed after delete on sewadar referencing old table as old_rows
  for each statement execute function tally_sewadars();
create trigger sewadar_tally_changed after update on sewadar referencing old table as old_rows new table as new_rows
  for each statement execute function tally_sewadars();
create trigger sewadar_tally_emptied after truncate on sewadar for each statement execute function tally_sewadars();

-- Many small changes become one again; what is added meanwhile stays as it is.
create function settle_tallies() returns void language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from sewadar_tally t using (
      select area_id, centre_id, status, gender from sewadar_tally group by 1, 2, 3, 4 having count(*) > 1 or sum(change) = 0
    ) m
    where (t.area_id, t.centre_id, t.status, t.gender) = (m.area_id, m.centre_id, m.status, m.gender)
    returning t.*
  )
  insert into sewadar_tally (area_id, centre_id, status, gender, change)
    select area_id, centre_id, status, gender, sum(change) from gone group by 1, 2, 3, 4 having sum(change) <> 0;
$$;
revoke execute on function settle_tallies from public;
grant execute on function settle_tallies to sewa_app;

insert into sewadar_tally (area_id, centre_id, status, gender, change)
  select area_id, centre_id, status, gender, count(*) from sewadar where merged_into is null group by 1, 2, 3, 4;
