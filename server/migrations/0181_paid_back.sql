-- A return pays whole rupees, and the paise of an uneven share with the copies that come back next. What earlier returns
-- paid back may lie at a counter of another centre, which the caller does not see.
create function paid_back_of(p_sale uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(-sum(b.total), 0)::bigint from bav_receipt b
  where b.area_id = context_area() and b.against_id = p_sale and b.kind = 'return'
    and exists (select from bav_receipt s where s.area_id = b.area_id and s.id = p_sale and centre_in_scope(s.centre_id))
    and not exists (select from bav_receipt c where c.area_id = b.area_id and c.against_id = b.id and c.kind = 'cancel')
$$;
comment on function paid_back_of is 'What the returns of a sale paid back, without those that were cancelled: a number only, because the caller may not see all of them. Called where a receipt is read, so that no return pays back more than was paid.';
revoke execute on function paid_back_of from public;
grant execute on function paid_back_of to sewa_app;
