-- Dak: the post register. A letter between two centres of the portal has a row at each end, also in two areas: rows of two
-- areas do not refer to each other, so each end knows the other by ids that are no references. The functions below write
-- the row of the other end, and judge by themselves whether the caller may.

create table dak_letter (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  type smallint not null check (type in (5, 10)),
  status smallint not null check (status in (5, 10, 15, 20, 25)),
  day date not null,
  year smallint,
  number int check (number > 0),
  reference text not null default '' check (length(reference) <= 60),
  code text not null check (code ~ '^D[0-9A-Z]{9}$'),
  party text not null check (length(party) between 1 and 120),
  party_centre_id uuid,
  subject text not null check (length(subject) between 1 and 200),
  kind text not null check (kind in ('letter', 'circular', 'application', 'report', 'bill', 'notice', 'parcel', 'other')),
  mode text not null check (mode in ('hand', 'courier', 'post', 'email')),
  courier_number text not null default '' check (length(courier_number) <= 60),
  enclosures text not null default '' check (length(enclosures) <= 200),
  their_number text not null default '' check (length(their_number) <= 60),
  reply_by date,
  answers_id uuid,
  remarks text not null default '' check (length(remarks) <= 2000),
  instruction text not null default '' check (length(instruction) <= 500),
  instructed_by_name text,
  made_by_name text not null,
  dispatched_at timestamptz,
  dispatched_by_name text,
  received_at timestamptz,
  received_by_name text,
  receiver text not null default '' check (length(receiver) <= 120),
  acknowledged_at timestamptz,
  acknowledged_by_name text,
  completed_at timestamptz,
  completed_by_name text,
  source_area_id uuid,
  source_id uuid,
  photo_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, answers_id) references dak_letter (area_id, id),
  constraint dak_letter_number unique (area_id, centre_id, type, year, number),
  constraint dak_letter_source unique (area_id, source_id),
  constraint dak_letter_numbered check (num_nonnulls(number, year) = case when type = 10 and status = 10 then 0 else 2 end),
  constraint dak_letter_sent check ((source_id is null) = (source_area_id is null) and (source_id is null or type = 10)),
  constraint dak_letter_dispatched check (type = 10 and source_id is null or status < 10 or num_nonnulls(dispatched_at, dispatched_by_name) = 2),
  constraint dak_letter_received check (status < 15 or num_nonnulls(received_at, received_by_name) = 2 and receiver <> ''),
  constraint dak_letter_acknowledged check (status < 20 or num_nonnulls(acknowledged_at, acknowledged_by_name) = 2),
  constraint dak_letter_completed check (status < 25 or num_nonnulls(completed_at, completed_by_name) = 2)
);
create index dak_letter_day on dak_letter (area_id, day, id);
create index dak_letter_centre on dak_letter (area_id, centre_id);
create index dak_letter_code on dak_letter (area_id, code);
create index dak_letter_answers on dak_letter (area_id, answers_id) where answers_id is not null;
create index dak_letter_to_receive on dak_letter (area_id) where type = 10 and status = 10;
create index dak_letter_reply_by on dak_letter (area_id, reply_by) where reply_by is not null and status < 25;
comment on table dak_letter is
  'A letter in the register of a centre: one that it sends (type 5) or receives (type 10), with its number, its steps and what it answers.';
comment on column dak_letter.day is 'When it was entered; of a received letter when it came, of one on its way when it was dispatched.';
comment on column dak_letter.number is 'In the register of its centre, type and year; null while it is on its way here.';
comment on column dak_letter.reference is 'Centre, year and number as they stand on paper, kept when the code of the centre changes.';
comment on column dak_letter.code is 'What is scanned at the receipt; the same at both ends.';
comment on column dak_letter.party_centre_id is
  'The centre, of whatever area, at the other end; null for another party. Not a reference: rows of two areas do not refer to each other.';
comment on column dak_letter.source_id is
  'The letter at the end that sent it, in source_area_id; null where it was entered here. Not a reference, as party_centre_id. Written by deliver_letter only.';
comment on constraint dak_letter_received on dak_letter is 'Each step has who and when, whoever writes; a receipt names who took the letter.';
select make_resource_table('dak_letter', title => 'subject', masked => array['remarks'],
  unlogged => array['code', 'photo_id', 'source_area_id', 'source_id', 'party_centre_id', 'year', 'number', 'made_by_name',
    'dispatched_at', 'dispatched_by_name', 'received_at', 'received_by_name', 'acknowledged_at', 'acknowledged_by_name',
    'completed_at', 'completed_by_name']);
select make_attachment_owner('dak_letter', 'letter_id');

create function portal_centres(p_text text, p_limit int) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.name
  from (select c.id, c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id
    where c.is_active and a.is_active) d
  where length(d.name) <= 120 and position(lower(p_text) in lower(d.name)) > 0
  order by lower(d.name) <> lower(p_text), position(lower(p_text) in lower(d.name)), lower(d.name), d.id
  limit least(p_limit, 20)
$$;
comment on function portal_centres is
  'Centres of all areas by a part of their name, with the name of the area. As the owner, because centres of other areas are out of the caller''s sight; it tells names only. Called by the forms of rolls and letters and when they are saved.';
create or replace function roll_destinations(p_text text, p_limit int) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$ select p.id, p.name from portal_centres(p_text, p_limit) p $$;
comment on function roll_destinations is 'The name that portal_centres had: called by servers of an earlier version while they are replaced.';

create function deliver_letter(p_letter uuid, p_arriving uuid, p_today date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sent dak_letter;
  target centre;
  answered dak_letter;
begin
  select * into sent from dak_letter l where l.area_id = context_area() and l.id = p_letter and centre_in_scope(l.centre_id)
    and l.type = 5 and l.status = 10 and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  select c.* into target from centre c join area a on a.id = c.area_id where c.id = sent.party_centre_id and c.is_active and a.is_active;
  if target.id is null then return false; end if;
  -- An answer to a letter of that centre is one at its end too.
  select o.* into answered from dak_letter a join dak_letter o on o.area_id = a.source_area_id and o.id = a.source_id
    where a.area_id = sent.area_id and a.id = sent.answers_id and o.area_id = target.area_id and o.centre_id = target.id;
  insert into dak_letter (area_id, id, centre_id, type, status, day, code, party, party_centre_id, subject, kind, mode, courier_number,
      enclosures, their_number, reply_by, answers_id, made_by_name, dispatched_at, dispatched_by_name, source_area_id, source_id)
    select target.area_id, p_arriving, target.id, 10, 10, p_today, sent.code, left(c.name || ', ' || a.name, 120), c.id, sent.subject, sent.kind,
      sent.mode, sent.courier_number, sent.enclosures, sent.reference, sent.reply_by, answered.id, sent.made_by_name,
      sent.dispatched_at, sent.dispatched_by_name, sent.area_id, sent.id
    from centre c join area a on a.id = c.area_id where c.area_id = sent.area_id and c.id = sent.centre_id;
  insert into attachment (area_id, id, centre_id, letter_id, owner_id, type, name, mime, bytes, width, height, content_hash,
      thumbnail_hash, card_hash, added_by_name)
    select target.area_id, gen_random_uuid(), target.id, p_arriving, p_arriving, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.area_id = sent.area_id and t.letter_id = sent.id;
  return true;
end $$;
comment on function deliver_letter is
  'Puts a letter that the caller has just dispatched, with its scans, into the register of the centre that it goes to, of whatever area; false: there is no such centre any more. As the owner, because that register is out of the caller''s sight. It carries the letter and nothing else of the sender. Called when a letter is dispatched.';

create function report_letter_step(p_letter uuid, p_today date) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update dak_letter s set status = t.status, received_at = t.received_at, received_by_name = t.received_by_name, receiver = t.receiver,
      acknowledged_at = t.acknowledged_at, acknowledged_by_name = t.acknowledged_by_name,
      completed_at = t.completed_at, completed_by_name = t.completed_by_name
  from dak_letter t
  where t.area_id = context_area() and t.id = p_letter and centre_in_scope(t.centre_id) and t.type = 10
    and s.area_id = t.source_area_id and s.id = t.source_id and s.type = 5 and s.code = t.code and s.party_centre_id = t.centre_id
    and s.status < t.status
    and (context_holds('SG_MANAGEMENT.DAK', 3, p_today) or context_holds('SG_MANAGEMENT.DAK', 5, p_today))
$$;
comment on function report_letter_step is
  'Tells the sender how far a letter has come that the caller has in hand: the status, and who took each step when. As the owner, because the sender''s register is out of the caller''s sight. Called after each step of a letter that came from a centre of the portal.';

revoke execute on function portal_centres, deliver_letter, report_letter_step from public;
grant execute on function portal_centres, deliver_letter, report_letter_step to sewa_app;
