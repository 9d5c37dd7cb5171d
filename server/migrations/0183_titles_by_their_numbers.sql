-- Volume 2 stands before volume 10: in the order of titles each number has the same length. Written out here and not left to
-- a collation, because an index by one of those is wrong once the library behind it changes.
-- Without a search path of its own it is written into the query, which is faster.
create function title_order(p_title text) returns text language sql immutable parallel safe
return case when p_title !~ '[0-9०-९੦-੯]' then lower(p_title) else regexp_replace(
  regexp_replace(lower(translate(p_title, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789')), '([0-9]+)', repeat('0', 16) || '\1', 'g'),
  '[0-9]*([0-9]{16})', '\1', 'g') end;
comment on function title_order is 'By what titles of the shop are sorted: small letters, and numbers with leading zeros, also those in Hindi and Punjabi digits. In the database because an index is made of it. Called by the lists of items.';
revoke execute on function title_order from public;
grant execute on function title_order to sewa_app;

create index bav_item_title_order on bav_item (area_id, title_order(title), id);
-- After the new one, which takes longer: nobody reads items while this transaction goes on.
drop index bav_item_title;
