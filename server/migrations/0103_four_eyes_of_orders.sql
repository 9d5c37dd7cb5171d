-- Orders are decided by four eyes as expenses and records of premises are: the constraint holds whoever writes.

alter table stock_order add constraint stock_order_four_eyes check (
  (approved_by is null or approved_by <> made_by and not approved_by = any (editors))
  and (verified_by is null or verified_by <> approved_by)
  and (submitted_by is null or submitted_by <> verified_by));
comment on constraint stock_order_four_eyes on stock_order is
  'Nobody approves the own order, who approved it does not pack it, and who packed it does not send it, whoever writes.';
