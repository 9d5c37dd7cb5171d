-- What a centre has used of its sanctioned amount is counted over its orders from every store. Whoever approves for one
-- store does not see those from another, and would grant the same amount twice.
create function sanction_used(p_centre uuid, p_year int) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(o.value), 0)::bigint from stock_order o
  where o.area_id = context_area() and o.centre_id = p_centre and o.status >= 10
    and o.day >= make_date(p_year, 4, 1) and o.day < make_date(p_year + 1, 4, 1)
    and (centre_in_scope(p_centre)
      or exists (select from stock_order s where s.area_id = context_area() and s.centre_id = p_centre and centre_in_scope(s.other_centre_id)))
$$;
comment on function sanction_used is 'What the approved orders of a centre used in a year that begins in April: a number only, because the caller may not see all of them. Called where an order is approved and where sanctioned amounts are shown; the caller must see the centre or an order of it.';
revoke execute on function sanction_used from public;
grant execute on function sanction_used to sewa_app;
