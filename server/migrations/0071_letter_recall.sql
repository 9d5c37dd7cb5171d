-- A letter that went to the wrong centre is called back, as long as nobody there has received it.

alter table dak_letter add column recall_reason text not null default '' check (length(recall_reason) <= 300);
comment on column dak_letter.recall_reason is 'Why the sender called it back; empty again with the next dispatch.';

create function recall_letter(p_letter uuid, p_reason text, p_today date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sent dak_letter;
begin
  select * into sent from dak_letter l where l.area_id = context_area() and l.id = p_letter and centre_in_scope(l.centre_id)
    and l.type = 5 and l.party_centre_id is not null and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  if sent.id is null then return false; end if;
  -- The row of the receiver first, as at each step: a receipt at the same time goes before or finds nothing.
  delete from dak_letter t where t.source_area_id = sent.area_id and t.source_id = sent.id and t.type = 10 and t.status = 10;
  if not found then return false; end if;
  update dak_letter s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
   where s.area_id = sent.area_id and s.id = sent.id and s.status = 10;
  return true;
end $$;
comment on function recall_letter is
  'Takes a letter of the caller out of the register of the centre that it went to, and makes it editable again; false: it was received there, or is not on its way. As the owner, because that register is out of the caller''s sight. Called when a letter is called back.';
revoke execute on function recall_letter from public;
grant execute on function recall_letter to sewa_app;
