-- A sanctioned amount is seen by its own centre, by the whole area, and by the centre of a store that grants its orders:
-- until now every centre could list those of all the others.
create function sanction_in_scope(p_centre uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select centre_in_scope(p_centre)
    or exists (select from stock_order o where o.area_id = context_area() and o.centre_id = p_centre and centre_in_scope(o.other_centre_id))
$$;
comment on function sanction_in_scope is 'Whether the caller may be told the sanctioned amount of a centre: as that centre, or as the store that it orders from. As the owner, because the centre may have ordered from more stores than the caller sees. Called by sanction_used and a policy of stock_sanction, and where the amount for an order is asked for.';

create or replace function sanction_used(p_centre uuid, p_year int) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(o.value), 0)::bigint from stock_order o
  where o.area_id = context_area() and o.centre_id = p_centre and o.status >= 10
    and o.day >= make_date(p_year, 4, 1) and o.day < make_date(p_year + 1, 4, 1)
    and sanction_in_scope(p_centre)
$$;
revoke execute on function sanction_in_scope from public;
grant execute on function sanction_in_scope to sewa_app;

-- compatible: whoever approves an order still reads the amount that it asks for. Where it could not, there would be no limit.
alter policy stock_sanction_read on stock_sanction using (area_id = (select context_area()) and sanction_in_scope(centre_id));

-- An item of the shop, a blood bank and a site of transport belong to no centre and are seen by all of them, and so is their
-- history. Only a user of the whole area was shown any of it.
create or replace function record_changes(p_entities text[], p_row text, p_most int) returns setof change_log
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  here constant uuid := context_area();
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  me constant uuid := context_user();
  is_whole constant boolean := context_is_whole_area();
  centres constant uuid[] := context_centres();
  is_high constant boolean := context_level() >= 90;
  of_all_centres constant text[] := '{bav_item,blood_bank,transport_site}';
  part record;
  reached timestamptz;
  total int := 0;
  found_rows int;
begin
  for part in
    with noted as (
      select r.area_id, n.starts from change_part_record r, unnest(r.parts) n (starts)
      where r.area_id in (here, nobody) and r.entity = any (p_entities) and r.row_id = p_row
    )
    select 'change_log_other' as name, n.starts, n.area_id as area from noted n where n.starts = 'infinity'
    union select p.name, p.starts, n.area_id from change_part p join noted n on n.starts = p.starts where p.is_closed
    union select p.name, p.starts, a.id from change_part p, unnest(array[here, nobody]) a (id) where not p.is_closed
    order by starts desc
  loop
    exit when total >= p_most and part.starts < reached;
    reached := part.starts;
    -- One area at a time: to plan for a choice of two takes twice as long.
    begin
      return query execute format('select * from %I where area_id = $1 and entity = any ($2) and row_id = $3
        and ($4 or centre_id = any ($5) or user_id = $6 or entity = any ($8)) order by id desc limit $7', part.name)
      using part.area, p_entities, p_row, case part.area when here then is_whole else is_high end,
        case part.area when here then centres end, me, p_most, case part.area when here then of_all_centres end;
      get diagnostics found_rows = row_count;
      total := total + found_rows;
    exception when undefined_table then
      -- Exported since the list of months was read.
      null;
    end;
  end loop;
end $$;
comment on function record_changes(text[], text, int) is 'The entries of a record in change_log that the user may see, which are all of one that every centre sees: among them so many of the newest, or all (null). The caller has made sure that the record is there for this user. Reads only the months in which there are some.';
