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

-- A satsang ghar that was given up is closed: its history shows it, and the centre can enter the one that it uses now.
drop trigger sg_premises_log on sg_premises;
select log_changes('sg_premises', unlogged => array['photo_id']);
select describe_triggers('sg_premises');
alter table sg_premises drop constraint sg_premises_centre;
create unique index sg_premises_centre on sg_premises (area_id, centre_id) where status <> 'closed';
create index sg_premises_of_centre on sg_premises (area_id, centre_id);
comment on table sg_premises is
  'The satsang ghars of a centre: what each has, by subject, and in which condition. A centre has one in use, and may have closed ones.';
comment on index sg_premises_centre is 'A centre has one satsang ghar in use, also where two enter one at once.';
comment on column sg_premises.status is 'Nothing of a closed one falls due: no renewal and no service.';
