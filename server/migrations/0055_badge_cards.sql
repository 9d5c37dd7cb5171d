-- The cards of badges: templates with their versions, pictures in them, printers with their corrections, and prints.

create table badge_template (
  area_id uuid not null references area,
  id uuid not null,
  type smallint not null check (type in (1, 2, 3, 4, 5, 10, 11)),
  revision int not null check (revision > 0),
  design jsonb not null check (octet_length(design::text) <= 120000),
  made_by uuid not null,
  made_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint badge_template_revision unique (area_id, type, revision)
);
comment on table badge_template is 'The card of a badge type as an area has designed it. Each saved change is a row of its own, so that a print can say which one it used.';
comment on column badge_template.revision is 'Counts up by area and type. 0 stands for the built-in card, which has no row.';
select make_resource_table('badge_template', unlogged => array['design', 'made_by'], acts => 'select, insert');

create table badge_picture (
  area_id uuid not null references area,
  id uuid not null,
  bytes bytea not null check (length(bytes) <= 500000),
  made_by uuid not null,
  made_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id)
);
alter table badge_picture alter column bytes set storage external;
comment on table badge_picture is 'Logos on card templates, drawn anew by the portal. Small, and named by versions that are kept, so they stay in the database.';
select make_resource_table('badge_picture', unlogged => array['bytes', 'made_by'], acts => 'select, insert');

create table badge_printer (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  layout text not null check (layout in ('single', 'a4')),
  offset_x double precision not null default 0 check (offset_x between -15 and 15),
  offset_y double precision not null default 0 check (offset_y between -15 and 15),
  scale_x double precision not null default 100 check (scale_x between 95 and 105),
  scale_y double precision not null default 100 check (scale_y between 95 and 105),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create unique index badge_printer_name on badge_printer (area_id, centre_id, lower(name));
comment on table badge_printer is 'A printer of a centre, and what makes its prints land where they belong: moved by millimetres, scaled in percent.';
select make_resource_table('badge_printer');

create table badge_print (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  layout text not null check (layout in ('single', 'a4')),
  language text check (language in ('en', 'hi', 'pa')),
  printer_id uuid,
  cards int not null check (cards > 0),
  job_id uuid,
  made_by uuid not null,
  made_by_name text not null,
  finished_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, printer_id) references badge_printer (area_id, id) on delete set null (printer_id)
);
create index badge_print_newest on badge_print (area_id, created_at desc);
create index badge_print_centre on badge_print (area_id, centre_id);
create index badge_print_printer on badge_print (area_id, printer_id) where printer_id is not null;
comment on table badge_print is 'One print of cards: waiting in the queue of a printer, at work, or done. The badges are marked as printed when its file is there.';
comment on column badge_print.centre_id is 'The centre of the printer, otherwise of the first card.';
comment on column badge_print.job_id is 'The job that sets it, or set it last.';
select make_resource_table('badge_print', unlogged => array['made_by', 'job_id'], acts => 'select, insert, update, delete');

create table badge_print_card (
  area_id uuid not null references area,
  print_id uuid not null,
  badge_id uuid not null,
  centre_id uuid not null,
  place int not null check (place >= 0),
  reprint text check (reprint in ('spoiled', 'changed', 'other')),
  reason text not null default '' check (length(reason) <= 200),
  is_open boolean not null default true,
  printed_at timestamptz,
  template_revision int check (template_revision >= 0),
  primary key (area_id, print_id, badge_id),
  foreign key (area_id, print_id) references badge_print (area_id, id) on delete cascade,
  foreign key (area_id, badge_id) references badge (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id)
);
create unique index badge_print_card_open on badge_print_card (area_id, badge_id) where is_open;
create index badge_print_card_badge on badge_print_card (area_id, badge_id);
create index badge_print_card_centre on badge_print_card (area_id, centre_id);
comment on table badge_print_card is 'A card of a print, in the order of the pages, with the version of the template that it was set by.';
comment on column badge_print_card.reprint is 'Why a card is printed that was printed before; null for a first print.';
comment on column badge_print_card.is_open is 'Not printed yet.';
comment on index badge_print_card_open is 'A badge waits in one print at a time: two clerks cannot print it at the same moment.';
select make_resource_table('badge_print_card', 'badge_id', unlogged => array['print_id', 'place', 'is_open']);

-- Like the pieces of an import: what can be made again, for some days, and in no backup.
create unlogged table badge_print_file (
  area_id uuid not null,
  print_id uuid not null,
  piece int not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (area_id, print_id, piece)
);
alter table badge_print_file alter column bytes set storage external;
comment on table badge_print_file is 'The PDF of a print, in pieces, until it has been fetched for some days.';
alter table badge_print_file enable row level security;
create policy badge_print_file_scope on badge_print_file to sewa_app
  using (area_id = (select context_area()) and exists (select from badge_print p where p.area_id = badge_print_file.area_id and p.id = badge_print_file.print_id))
  with check (area_id = (select context_area()) and exists (select from badge_print p where p.area_id = badge_print_file.area_id and p.id = badge_print_file.print_id));
grant select, insert, delete on badge_print_file to sewa_app;

create function forget_print_files() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from badge_print_file f where f.created_at < now() - interval '2 days'
      or not exists (select from badge_print p where p.area_id = f.area_id and p.id = f.print_id)
    returning piece)
  select count(*) from gone
$$;
comment on function forget_print_files is 'Removes the files of prints after two days, of all areas: called by the hourly housekeeping, as the owner because no user sees every area.';
revoke execute on function forget_print_files from public;
grant execute on function forget_print_files to sewa_app;
