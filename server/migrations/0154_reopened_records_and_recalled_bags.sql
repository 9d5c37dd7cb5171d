-- A completed SG record can be reopened with a reason. A document that its completion entered is then deleted with it.

alter table sg_record add column completion_paper_id uuid,
  add column reopen_reason text not null default '' check (length(reopen_reason) <= 1000);
comment on column sg_record.completion_paper_id is
  'The document that the completion entered, taken back when the record is reopened. Not a reference: deleting the document by itself must not wait for the record, which locks its documents.';
comment on column sg_record.reopen_reason is 'Why the completed work was reopened; empty again with the next completion.';
drop trigger sg_record_log on sg_record;
select log_changes('sg_record', title => 'title',
  unlogged => array['photo_id', 'number', 'made_by', 'made_by_name', 'editors', 'l1_by', 'l2_by', 'l1_by_at', 'l2_by_at', 'status_since', 'before',
    'in_force', 'verdicts', 'completed_by_name', 'undo', 'completion_paper_id']);
select describe_triggers('sg_record');
-- A completion wrote both rows in one transaction, and a completed record has not been changed since.
update sg_record r set completion_paper_id = p.id from expiring_paper p
 where r.completed_on is not null and p.area_id = r.area_id and p.premises_id is not null and p.kind = r.paper_kind
   and p.created_at = r.updated_at;
