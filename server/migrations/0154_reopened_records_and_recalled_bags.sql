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

-- A bag is called back as a letter is, with all its letters that nobody has received. It is then packed again at the
-- sender, and can be changed and sent. A bag whose last letter is called back goes with it.
alter table dak_bag add column recall_reason text not null default '' check (length(recall_reason) <= 300);
comment on column dak_bag.recall_reason is 'Why the sender called it back; empty again with the next dispatch.';

create function recall_bag(p_bag uuid, p_reason text, p_today date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sent dak_bag;
  arriving dak_bag;
begin
  select * into sent from dak_bag b where b.area_id = context_area() and b.id = p_bag and centre_in_scope(b.centre_id)
    and b.type = 5 and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  select b.* into arriving from dak_bag b join centre c on c.area_id = b.area_id and c.id = b.centre_id
    where c.id = sent.party_centre_id and b.source_area_id = sent.area_id and b.source_id = sent.id and b.type = 10;
  if arriving.id is null then return false; end if;
  -- The rows of the receiver first, letters before their bag, as recall_letter does: a receipt at the same time goes
  -- before or finds nothing.
  perform from dak_letter t where t.area_id = arriving.area_id and t.bag_id = arriving.id and t.status = 10 order by t.id for update;
  delete from dak_bag b where b.area_id = arriving.area_id and b.id = arriving.id and b.status = 10;
  if not found then return false; end if;
  delete from dak_letter t using dak_letter s
   where s.area_id = sent.area_id and s.bag_id = sent.id and t.area_id = arriving.area_id and t.source_area_id = s.area_id
     and t.source_id = s.id and t.type = 10 and t.status = 10;
  update dak_letter s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
   where s.area_id = sent.area_id and s.bag_id = sent.id and s.status = 10;
  -- What was received without its bag is there, and no longer in it.
  update dak_letter s set bag_id = null where s.area_id = sent.area_id and s.bag_id = sent.id and s.status > 10;
  update dak_bag s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
   where s.area_id = sent.area_id and s.id = sent.id and s.status = 10;
  return true;
end $$;
comment on function recall_bag is
  'Takes a bag of the caller, with its letters that nobody has received, back from the centre that it went to; false: the bag was received there, or is not on its way. As the owner, because that centre is out of the caller''s sight. Called when a bag is called back.';

create or replace function recall_letter(p_letter uuid, p_reason text, p_today date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sent dak_letter;
  arriving dak_letter;
begin
  select * into sent from dak_letter l where l.area_id = context_area() and l.id = p_letter and centre_in_scope(l.centre_id)
    and l.type = 5 and l.party_centre_id is not null and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  if sent.id is null then return false; end if;
  -- The row of the receiver first, as at each step: a receipt at the same time goes before or finds nothing.
  delete from dak_letter t where t.source_area_id = sent.area_id and t.source_id = sent.id and t.type = 10 and t.status = 10
    returning t.* into arriving;
  if arriving.id is null then return false; end if;
  -- It is no longer in its bag.
  update dak_letter s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason, bag_id = null
   where s.area_id = sent.area_id and s.id = sent.id and s.status = 10;
  -- Locked before its letters are counted: of two who call back the last two, the second finds it empty.
  perform from dak_bag b where b.area_id = arriving.area_id and b.id = arriving.bag_id and b.status = 10 for update;
  if found and not exists (select from dak_letter l where l.area_id = sent.area_id and l.bag_id = sent.bag_id) then
    delete from dak_bag b where b.area_id = arriving.area_id and b.id = arriving.bag_id;
    update dak_bag s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
     where s.area_id = sent.area_id and s.id = sent.bag_id and s.status = 10;
  end if;
  return true;
end $$;

revoke execute on function recall_bag from public;
grant execute on function recall_bag to sewa_app;
