-- What posts to the ledger of stock: purchases and returns to the supplier, transfers between locations, counts, and the
-- orders by which a centre asks the store of the area (docs/decisions/0051-shop-orders.md).

create table stock_purchase (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  location_id uuid not null,
  type smallint not null check (type in (5, 10)),
  reference text not null check (length(reference) between 1 and 60),
  day date not null,
  source text not null check (source in ('supplier', 'headOffice')),
  supplier text not null default '' check (length(supplier) <= 120),
  bill_number text not null default '' check (length(bill_number) <= 60),
  purchase_id uuid,
  total bigint not null check (total >= 0),
  copies int not null check (copies > 0),
  notes text not null default '' check (length(notes) <= 2000),
  is_cancelled boolean not null default false,
  reason text not null default '' check (length(reason) <= 500),
  made_by_name text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, location_id, centre_id) references stock_location (area_id, id, centre_id),
  foreign key (area_id, purchase_id) references stock_purchase (area_id, id),
  constraint stock_purchase_reference unique (area_id, reference),
  constraint stock_purchase_named check (source <> 'supplier' or supplier <> ''),
  constraint stock_purchase_of check ((type = 10) = (purchase_id is not null))
);
create index stock_purchase_day on stock_purchase (area_id, day, id);
create index stock_purchase_location on stock_purchase (area_id, location_id);
create index stock_purchase_purchase on stock_purchase (area_id, purchase_id) where purchase_id is not null;
comment on table stock_purchase is
  'What came from a supplier or the head office (type 5), or went back to it (type 10). Posted when it is made, with the same id in stock_document; only a cancellation changes it.';
comment on column stock_purchase.day is 'That of the bill.';
comment on column stock_purchase.purchase_id is 'Of a return: the purchase that it is against.';
comment on column stock_purchase.total is 'In paise.';
select make_resource_table('stock_purchase', title => 'reference', acts => 'select, insert, update');

create table stock_purchase_line (
  area_id uuid not null references area,
  purchase_id uuid not null,
  item_id uuid not null,
  centre_id uuid not null,
  place smallint not null,
  quantity int not null check (quantity > 0),
  cost int not null check (cost >= 0),
  primary key (area_id, purchase_id, item_id),
  foreign key (area_id, purchase_id) references stock_purchase (area_id, id),
  foreign key (area_id, item_id) references bav_item (area_id, id)
);
create index stock_purchase_line_item on stock_purchase_line (area_id, item_id);
comment on table stock_purchase_line is 'How many copies of an item a purchase brought, or a return took back, and what one cost in paise.';
select make_resource_table('stock_purchase_line', record => 'purchase_id', unlogged => array['place', 'centre_id'], acts => 'select, insert');

-- Rows that two centres share: what goes from one to the other.
create function restrict_to_both_ends(resource regclass) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  in_scope constant text := 'area_id = (select context_area()) and ((select context_is_whole_area())
    or centre_id = any ((select context_centres())::uuid[]) or other_centre_id = any ((select context_centres())::uuid[]))';
begin
  execute format('alter table %s enable row level security', resource);
  execute format('create policy %I on %s to sewa_app using (%s) with check (%3$s)', own_name || '_scope', resource, in_scope);
end $$;
comment on function restrict_to_both_ends is
  'As restrict_to_scope, for rows of two centres: the one at centre_id and the one at other_centre_id both see and write them. Called by migrations.';
revoke execute on function restrict_to_both_ends from public;

create table stock_order (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  other_centre_id uuid not null,
  location_id uuid not null,
  store_id uuid not null,
  status smallint not null check (status in (5, 10, 15, 20)),
  reference text not null check (length(reference) between 1 and 60),
  day date not null,
  needed_by date,
  notes text not null default '' check (length(notes) <= 2000),
  reason text not null default '' check (length(reason) <= 500),
  asked_value bigint not null check (asked_value >= 0),
  value bigint not null check (value >= 0),
  copies int not null check (copies >= 0),
  is_beyond_sanction boolean not null default false,
  made_by uuid not null,
  made_by_name text not null,
  editors uuid[] not null default '{}',
  approved_by uuid,
  approved_by_name text,
  approved_at timestamptz,
  verified_by uuid,
  verified_by_name text,
  verified_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  submitted_at timestamptz,
  transfer_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, location_id, centre_id) references stock_location (area_id, id, centre_id),
  foreign key (area_id, store_id, other_centre_id) references stock_location (area_id, id, centre_id),
  constraint stock_order_reference unique (area_id, reference),
  constraint stock_order_places check (location_id <> store_id),
  constraint stock_order_approved check (status < 10 or num_nonnulls(approved_by, approved_by_name, approved_at) = 3),
  constraint stock_order_verified check (status < 15 or num_nonnulls(verified_by, verified_by_name, verified_at) = 3),
  constraint stock_order_submitted check ((status = 20) = (transfer_id is not null)
    and (status < 20 or num_nonnulls(submitted_by, submitted_by_name, submitted_at) = 3))
);
create index stock_order_day on stock_order (area_id, day, id);
create index stock_order_centre on stock_order (area_id, centre_id, day);
create index stock_order_open on stock_order (area_id, status) where status < 20;
comment on table stock_order is
  'A centre asks the store of the area for stock: created, approved with quantities that may be cut, verified (picked and packed), submitted (the transfer left the store).';
comment on column stock_order.other_centre_id is 'The centre of the store: it sees and serves the order.';
comment on column stock_order.asked_value is 'What was asked for, at the prices of that day, in paise.';
comment on column stock_order.value is 'What is approved, otherwise asked for, in paise: it counts against the sanctioned amount of the year.';
comment on column stock_order.is_beyond_sanction is 'The approver said so.';
comment on column stock_order.editors is 'Everybody who changed the order: none of them approves it.';
select restrict_to_both_ends('stock_order');
select touch_on_update('stock_order');
select log_changes('stock_order', 'id', 'reference', '{}', array['made_by', 'editors', 'approved_by', 'verified_by', 'submitted_by', 'other_centre_id']);
select describe_triggers('stock_order');
grant select, insert, update, delete on stock_order to sewa_app;

create table stock_order_line (
  area_id uuid not null references area,
  order_id uuid not null,
  item_id uuid not null,
  centre_id uuid not null,
  other_centre_id uuid not null,
  place smallint not null,
  asked int not null check (asked > 0),
  approved int check (approved >= 0),
  price int not null check (price >= 0),
  primary key (area_id, order_id, item_id),
  foreign key (area_id, order_id) references stock_order (area_id, id) on delete cascade,
  foreign key (area_id, item_id) references bav_item (area_id, id),
  constraint stock_order_line_cut check (approved <= asked)
);
create index stock_order_line_item on stock_order_line (area_id, item_id);
comment on table stock_order_line is 'How many copies of an item an order asks for, and how many the approver granted; null: not decided. The price of one is in paise.';
select restrict_to_both_ends('stock_order_line');
select log_changes('stock_order_line', 'order_id', null, '{}', array['place', 'centre_id', 'other_centre_id']);
select describe_triggers('stock_order_line');
grant select, insert, update, delete on stock_order_line to sewa_app;

create table stock_transfer (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  other_centre_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  status text not null check (status in ('inTransit', 'received', 'cancelled')),
  reference text not null check (length(reference) between 1 and 60),
  day date not null,
  order_id uuid,
  copies int not null check (copies > 0),
  missing int not null default 0 check (missing >= 0),
  value bigint not null check (value >= 0),
  notes text not null default '' check (length(notes) <= 2000),
  reason text not null default '' check (length(reason) <= 500),
  made_by_name text not null,
  received_at timestamptz,
  received_by_name text,
  received_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, from_id, centre_id) references stock_location (area_id, id, centre_id),
  foreign key (area_id, to_id, other_centre_id) references stock_location (area_id, id, centre_id),
  foreign key (area_id, order_id) references stock_order (area_id, id),
  constraint stock_transfer_reference unique (area_id, reference),
  constraint stock_transfer_order unique (area_id, order_id),
  constraint stock_transfer_places check (from_id <> to_id),
  constraint stock_transfer_received check (num_nonnulls(received_at, received_by_name) = case when status = 'received' then 2 else 0 end)
);
create index stock_transfer_day on stock_transfer (area_id, day, id);
create index stock_transfer_in_transit on stock_transfer (area_id, to_id) where status = 'inTransit';
comment on table stock_transfer is
  'Stock on its way from one location to another: it leaves when it is made, with the same id in stock_document, and arrives when somebody receives it.';
comment on column stock_transfer.missing is 'Copies that left and did not arrive.';
comment on column stock_transfer.value is 'What the copies cost, in paise, as they left.';
comment on column stock_transfer.received_id is 'The document of the receipt; null where nothing arrived. Not a reference: the sender does not see it.';
select restrict_to_both_ends('stock_transfer');
select touch_on_update('stock_transfer');
select log_changes('stock_transfer', 'id', 'reference', '{}', array['received_id', 'other_centre_id']);
select describe_triggers('stock_transfer');
grant select, insert, update on stock_transfer to sewa_app;
alter table stock_order add foreign key (area_id, transfer_id) references stock_transfer (area_id, id);

create table stock_transfer_line (
  area_id uuid not null references area,
  transfer_id uuid not null,
  item_id uuid not null,
  centre_id uuid not null,
  other_centre_id uuid not null,
  place smallint not null,
  quantity int not null check (quantity > 0),
  value bigint not null check (value >= 0),
  received int check (received >= 0 and received <= quantity),
  primary key (area_id, transfer_id, item_id),
  foreign key (area_id, transfer_id) references stock_transfer (area_id, id),
  foreign key (area_id, item_id) references bav_item (area_id, id)
);
create index stock_transfer_line_item on stock_transfer_line (area_id, item_id);
comment on table stock_transfer_line is 'How many copies of an item left, what they cost in paise, and how many arrived; null: on their way.';
select restrict_to_both_ends('stock_transfer_line');
select log_changes('stock_transfer_line', 'transfer_id', null, '{}', array['place', 'value', 'centre_id', 'other_centre_id']);
select describe_triggers('stock_transfer_line');
grant select, insert, update (received) on stock_transfer_line to sewa_app;

create table stock_count (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  location_id uuid not null,
  status text not null check (status in ('open', 'posted', 'cancelled')),
  reference text not null check (length(reference) between 1 and 60),
  day date not null,
  notes text not null default '' check (length(notes) <= 2000),
  made_by_name text not null,
  posted_at timestamptz,
  posted_by_name text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, location_id, centre_id) references stock_location (area_id, id, centre_id),
  constraint stock_count_reference unique (area_id, reference),
  constraint stock_count_posted check (num_nonnulls(posted_at, posted_by_name) = case when status = 'posted' then 2 else 0 end)
);
create index stock_count_day on stock_count (area_id, day, id);
create index stock_count_location on stock_count (area_id, location_id);
comment on table stock_count is 'A sheet on which the stock of a location is counted. Posting brings the ledger in line with it, under the same id in stock_document.';
select make_resource_table('stock_count', title => 'reference', acts => 'select, insert, update');

create table stock_count_line (
  area_id uuid not null references area,
  count_id uuid not null,
  item_id uuid not null,
  centre_id uuid not null,
  counted int check (counted between 0 and 1000000),
  book int,
  counted_by_name text,
  primary key (area_id, count_id, item_id),
  foreign key (area_id, count_id) references stock_count (area_id, id),
  foreign key (area_id, item_id) references bav_item (area_id, id),
  constraint stock_count_line_counted check (num_nonnulls(counted, book, counted_by_name) in (0, 3))
);
create index stock_count_line_item on stock_count_line (area_id, item_id);
comment on table stock_count_line is 'An item of a sheet: how many were counted, and how many the ledger said at that moment, so that what is sold until the posting is no difference.';
select make_resource_table('stock_count_line', record => 'count_id', unlogged => array['centre_id', 'book'], acts => 'select, insert, update, delete');

create table stock_sanction (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  year smallint not null check (year between 2000 and 2200),
  amount bigint not null check (amount >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint stock_sanction_year unique (area_id, centre_id, year)
);
comment on table stock_sanction is 'What a centre may order in a year that begins in April, in paise. No row: nothing was decided, and nothing is limited.';
comment on column stock_sanction.year is 'That in whose April the year begins.';
select make_resource_table('stock_sanction', seen_by => 'area');
