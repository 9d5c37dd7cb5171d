-- Orders and transfers are seen by two centres; the log names one. Whoever listens at the other is told as well.
-- In PL/pgSQL, which leaves at once for the many entries of other tables.
create function other_centre_of(p_area uuid, p_entity text, p_row text) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  case p_entity
    when 'stock_order', 'stock_order_line' then
      return (select o.other_centre_id from stock_order o where o.area_id = p_area and o.id = p_row::uuid);
    when 'stock_transfer', 'stock_transfer_line' then
      return (select t.other_centre_id from stock_transfer t where t.area_id = p_area and t.id = p_row::uuid);
    else
      return null;
  end case;
end $$;
comment on function other_centre_of is 'The second centre that sees the record of an entry of change_log; null where there is none, or the record is gone. Called with change_feed by each server''s follower, which has no user and so would see nothing under the policies.';
revoke execute on function other_centre_of from public;
grant execute on function other_centre_of to sewa_app;
