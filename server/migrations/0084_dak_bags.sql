-- Bags: several letters to one centre travel together with a manifest. As a letter, a bag has a row at each end, and each
-- end knows the other by ids that are no references.

create table dak_bag (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  type smallint not null check (type in (5, 10)),
  status smallint not null check (status in (5, 10, 15)),
  day date not null,
  reference text not null check (length(reference) <= 60),
  code text not null check (code ~ '^B[0-9A-Z]{9}$'),
  party text not null check (length(party) between 1 and 120),
  party_centre_id uuid,
  mode text not null check (mode in ('hand', 'courier', 'post', 'email')),
  courier_number text not null default '' check (length(courier_number) <= 60),
  remarks text not null default '' check (length(remarks) <= 1000),
  made_by_name text not null,
  dispatched_at timestamptz,
  dispatched_by_name text,
  received_at timestamptz,
  received_by_name text,
  receiver text not null default '' check (length(receiver) <= 120),
  source_area_id uuid,
  source_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint dak_bag_source unique (area_id, source_id),
  constraint dak_bag_sent check ((source_id is null) = (source_area_id is null) and (source_id is null) = (type = 5)),
  constraint dak_bag_dispatched check (status < 10 or num_nonnulls(dispatched_at, dispatched_by_name) = 2),
  constraint dak_bag_received check (status < 15 or num_nonnulls(received_at, received_by_name) = 2 and receiver <> '')
);
create index dak_bag_day on dak_bag (area_id, day, id);
create index dak_bag_centre on dak_bag (area_id, centre_id);
create index dak_bag_code on dak_bag (area_id, code);
comment on table dak_bag is
  'A bag in which letters travel to one centre: at the end that sends it (type 5) and at the end that receives it (type 10).';
comment on column dak_bag.reference is 'Centre, year and number of the sender, the same at both ends.';
comment on column dak_bag.code is 'What is scanned when the bag is received; the same at both ends.';
comment on column dak_bag.party_centre_id is 'The centre, of whatever area, at the other end. Not a reference: rows of two areas do not refer to each other.';
comment on column dak_bag.source_id is 'The bag at the end that sent it, in source_area_id. Not a reference. Written by deliver_bag only.';
select make_resource_table('dak_bag', title => 'reference',
  unlogged => array['code', 'source_area_id', 'source_id', 'party_centre_id', 'made_by_name', 'dispatched_at', 'dispatched_by_name',
    'received_at', 'received_by_name']);

alter table dak_letter add column bag_id uuid,
  add foreign key (area_id, bag_id) references dak_bag (area_id, id) on delete set null (bag_id);
create index dak_letter_bag on dak_letter (area_id, bag_id) where bag_id is not null;
comment on column dak_letter.bag_id is 'The bag in which it travels, or is packed to.';
drop trigger dak_letter_log on dak_letter;
select log_changes('dak_letter', title => 'subject', masked => array['remarks'],
  unlogged => array['code', 'photo_id', 'source_area_id', 'source_id', 'party_centre_id', 'year', 'number', 'made_by_name',
    'dispatched_at', 'dispatched_by_name', 'received_at', 'received_by_name', 'acknowledged_at', 'acknowledged_by_name',
    'completed_at', 'completed_by_name', 'bag_id']);
select describe_triggers('dak_letter');

create function deliver_bag(p_bag uuid, p_arriving uuid, p_today date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sent dak_bag;
  target centre;
begin
  select * into sent from dak_bag b where b.area_id = context_area() and b.id = p_bag and centre_in_scope(b.centre_id)
    and b.type = 5 and b.status = 10 and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  select c.* into target from centre c join area a on a.id = c.area_id where c.id = sent.party_centre_id and c.is_active and a.is_active;
  if target.id is null then return false; end if;
  insert into dak_bag (area_id, id, centre_id, type, status, day, reference, code, party, party_centre_id, mode, courier_number, made_by_name,
      dispatched_at, dispatched_by_name, source_area_id, source_id)
    select target.area_id, p_arriving, target.id, 10, 10, p_today, sent.reference, sent.code, left(c.name || ', ' || a.name, 120), c.id,
      sent.mode, sent.courier_number, sent.made_by_name, sent.dispatched_at, sent.dispatched_by_name, sent.area_id, sent.id
    from centre c join area a on a.id = c.area_id where c.area_id = sent.area_id and c.id = sent.centre_id;
  update dak_letter t set bag_id = p_arriving from dak_letter s
   where s.area_id = sent.area_id and s.bag_id = sent.id and t.source_area_id = s.area_id and t.source_id = s.id and t.type = 10
     and t.area_id = target.area_id and t.centre_id = target.id;
  return true;
end $$;
comment on function deliver_bag is
  'Puts a bag that the caller has just dispatched into the hands of the centre that it goes to, of whatever area, with the letters that were delivered before; false: there is no such centre any more. As the owner, because that centre is out of the caller''s sight. It carries the manifest and nothing else of the sender. Called when a bag is dispatched.';

create function report_bag(p_bag uuid, p_today date) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update dak_bag s set status = t.status, received_at = t.received_at, received_by_name = t.received_by_name, receiver = t.receiver
  from dak_bag t
  where t.area_id = context_area() and t.id = p_bag and centre_in_scope(t.centre_id) and t.type = 10 and t.status = 15
    and s.area_id = t.source_area_id and s.id = t.source_id and s.type = 5 and s.code = t.code and s.status < t.status
    and context_holds('SG_MANAGEMENT.DAK', 5, p_today)
$$;
comment on function report_bag is
  'Tells the sender that a bag was received: from then on what is missing from it shows at both ends. As the owner, because the sender''s rows are out of the caller''s sight. Called after the receipt of a bag.';

create or replace function recall_letter(p_letter uuid, p_reason text, p_today date) returns boolean
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
  -- It is no longer in its bag.
  update dak_letter s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason, bag_id = null
   where s.area_id = sent.area_id and s.id = sent.id and s.status = 10;
  return true;
end $$;

revoke execute on function deliver_bag, report_bag from public;
grant execute on function deliver_bag, report_bag to sewa_app;
