-- Decisions about expenses can be undone, bill numbers begin anew each financial year, drivers who have left are known, and
-- the fuel of a vehicle is judged by all of its fills.

-- Undo ----------------------------------------------------------------------------------------------------------------

alter table transport_expense add column undo jsonb;
comment on column transport_expense.undo is
  'The last step: who took it, when, the version since, and how the columns that it wrote stood before; null where it was undone. Written with each step.';
drop trigger transport_expense_log on transport_expense;
select log_changes('transport_expense', title => 'kind',
  unlogged => array['status_since', 'made_by', 'editors', 'approved_by', 'approved_by_at', 'settled_by', 'settled_by_at', 'bill_key', 'undo']);
select describe_triggers('transport_expense');
