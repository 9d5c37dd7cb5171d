-- Signed codes on badges and what is scanned at a gate: the keys of an area, the scans, and what a gate may know of a badge
-- of any centre of the area.

create table badge_key (
  area_id uuid not null references area,
  id text not null check (id ~ '^[0-9A-Z]{1,8}$'),
  area_code text not null check (length(area_code) between 1 and 12),
  public_key bytea not null,
  private_key bytea,
  retired_at timestamptz,
  withdrawn_at timestamptz,
  made_by_name text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint badge_key_retired check (withdrawn_at is null or retired_at is not null)
);
create unique index badge_key_signing on badge_key (area_id) where retired_at is null;
comment on table badge_key is 'The keys with which an area signs the codes of its badges. One signs; retired ones still verify, withdrawn ones no longer.';
comment on column badge_key.id is 'Stands in every code, so that the right key verifies it.';
comment on column badge_key.area_code is 'The code of the area when the key was made: it stands in the codes, and a later change of the area''s code does not touch them.';
comment on column badge_key.private_key is 'Encrypted with a secret that is not in the database. Emptied when the key is withdrawn.';
comment on index badge_key_signing is 'One key of an area signs, whoever makes one.';
select make_resource_table('badge_key', title => 'id', unlogged => array['public_key', 'private_key', 'made_by_name'],
  acts => 'select, insert, update');

create table badge_scan (
  area_id uuid not null references area,
  id uuid not null,
  gate text not null check (length(gate) <= 60),
  at timestamptz not null,
  way text not null check (way in ('code', 'number', 'name')),
  answer text not null check (length(answer) between 1 and 20),
  kind text check (kind in ('badge', 'quick', 'vehicle')),
  type smallint,
  number int,
  event int,
  badge_id uuid,
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, badge_id) references badge (area_id, id)
);
create index badge_scan_at on badge_scan (area_id, at);
create index badge_scan_badge on badge_scan (area_id, badge_id) where badge_id is not null;
comment on table badge_scan is 'What was held before the scanner of a gate and what the portal answered. The id is made by the device, so that a scan that is sent twice counts once.';
comment on column badge_scan.at is 'When it was scanned; by the clock of the device where it had to wait.';
comment on column badge_scan.way is 'How the badge was found: by its signed code, a typed number or the name.';
comment on column badge_scan.kind is 'Null: nothing that the portal knows.';
select make_resource_table('badge_scan', title => 'gate', unlogged => array['user_id'], acts => 'select, insert');

create function scanned_badge(p_type smallint, p_number int, p_is_signed boolean, p_today date)
  returns table (id uuid, centre_name text, department text, valid_from date, valid_to date, status smallint, is_changed boolean,
    replaced_by int, name text, name_latin text, photo uuid, elder_name text, elder_name_latin text, elder_photo uuid,
    is_elder_inside boolean, helpers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, c.name, b.department, b.valid_from, b.valid_to, b.status,
    coalesce(b.printed_digest <> badge_digest(b), false),
    (select r.number from badge r where r.area_id = b.area_id and r.replaces = b.id order by r.number desc limit 1),
    p.name, p.name_latin, p.photo_id, e.name, e.name_latin, e.photo_id,
    case when e.id is not null then exists (
      select from oae_gathering g join oae_arrival v on v.area_id = g.area_id and v.gathering_id = g.id
      where g.area_id = b.area_id and g.on_day = p_today and v.member_id = e.id and v.left_at is null) end,
    case when k.is_told and b.member_id is not null then (
      select jsonb_agg(jsonb_build_object('name', a.name, 'nameLatin', a.name_latin, 'phone', a.phone) order by a.place)
      from oae_attendant a where a.area_id = b.area_id and a.member_id = b.member_id and a.phone <> '') end
  from badge b
  join centre c on c.area_id = b.area_id and c.id = b.centre_id
  cross join lateral (select p_is_signed or centre_in_scope(b.centre_id) as is_told) k
  left join lateral (
    select s.name, s.name_latin, s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.photo_id from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, a.photo_id from oae_attendant a where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select t.name, t.name_latin, t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id
  ) p on k.is_told
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id and k.is_told
  left join oae_member e on e.area_id = h.area_id and e.id = h.member_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$$;
comment on function scanned_badge is
  'What a gate shows of a badge of the area: whether it is valid, and for a badge in the caller''s sight or with a verified signature also who carries it. As the owner, because badges of every centre come to a gate. Called when a badge is verified.';

create function scanned_badge_photo(p_scan uuid, p_photo uuid) returns table (thumbnail_hash text, card_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.thumbnail_hash, f.card_hash
  from badge_scan n
  join badge b on b.area_id = n.area_id and b.id = n.badge_id
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id
  join attachment f on f.area_id = b.area_id and f.id = p_photo and f.type = 5
  where n.area_id = context_area() and n.id = p_scan and n.user_id = context_user() and n.created_at > now() - interval '1 hour'
    and (n.way = 'code' or centre_in_scope(b.centre_id))
    and p_photo in (
      (select s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id),
      (select m.photo_id from oae_member m where m.area_id = b.area_id and m.id = coalesce(b.member_id, h.member_id)),
      h.photo_id,
      (select t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id))
$$;
comment on function scanned_badge_photo is
  'The small pictures of the person, or the elder of the attendant, whose badge the caller scanned within the last hour. As the owner, because the attachment may be out of the caller''s sight. Called by the verify page.';

create function revoked_badges(p_today date, p_limit int)
  returns table (kind text, type smallint, reason text, numbers int[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'badge', b.type, b.reason, array_agg(b.number order by b.number)
  from (
    select b.type, b.number, case when exists (select from badge r where r.area_id = b.area_id and r.replaces = b.id) then 'replaced'
      when b.status = 60 then 'lost' when b.status = 70 then 'revoked' when b.status = 40 then 'returned' else 'expired' end as reason
    from badge b
    where b.area_id = context_area() and b.status in (40, 50, 60, 70) and b.valid_to >= p_today
    order by b.status_since desc
    limit p_limit
  ) b
  group by b.type, b.reason
$$;
comment on function revoked_badges is
  'The numbers of badges of the whole area that are no longer valid although their last day has not come: what a device needs to refuse them without a connection. Numbers only; as the owner, because badges of every centre come to a gate. Called by the verify page.';

revoke execute on function scanned_badge, scanned_badge_photo, revoked_badges from public;
grant execute on function scanned_badge, scanned_badge_photo, revoked_badges to sewa_app;
