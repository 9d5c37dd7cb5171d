-- Orders and transfers are seen by two centres; the log names one. Whoever listens at the other is told as well.
-- In PL/pgSQL, which leaves at once for the many entries of other tables.
create function other_centres_of(p_area uuid, p_entity text, p_row text, p_entry bigint) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  case p_entity
    when 'stock_order' then
      return array(
        select o.other_centre_id from stock_order o where o.area_id = p_area and o.id = p_row::uuid
        union
        -- The store before, of an order that was deleted or goes to another store now.
        select s.centre_id from change_log c
        join stock_location s on s.area_id = c.area_id and s.id = (c.before ->> 'store_id')::uuid
        where c.area_id = p_area and c.id = p_entry);
    when 'stock_order_line' then
      return array(select o.other_centre_id from stock_order o where o.area_id = p_area and o.id = p_row::uuid);
    when 'stock_transfer', 'stock_transfer_line' then
      return array(select t.other_centre_id from stock_transfer t where t.area_id = p_area and t.id = p_row::uuid);
    else
      return '{}';
  end case;
end $$;
comment on function other_centres_of is 'The other centres that see the record of an entry of change_log, or saw it before the entry. Called with change_feed by each server''s follower, which has no user and so would see nothing under the policies.';
revoke execute on function other_centres_of from public;
grant execute on function other_centres_of to sewa_app;
