-- The counters of the shop: their shifts, receipts and cash (docs/decisions/0052-counter.md). Nothing that was posted is
-- edited: a return or a cancellation is another receipt.

create table bav_till (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  code text not null check (code ~ '^[A-Z0-9]{1,8}$'),
  location_id uuid not null,
  max_discount smallint not null default 0 check (max_discount between 0 and 100),
  upi_address text not null default '' check (length(upi_address) <= 200),
  upi_name text not null default '' check (length(upi_name) <= 60),
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  foreign key (area_id, location_id, centre_id) references stock_location (area_id, id, centre_id),
  constraint bav_till_centre unique (area_id, id, centre_id)
);
create unique index bav_till_code on bav_till (area_id, code);
create index bav_till_of_centre on bav_till (area_id, centre_id);
comment on table bav_till is 'A counter of the shop: whose stock it sells, how much discount it may give, and who is paid by UPI.';
comment on column bav_till.code is 'Stands first in its receipt numbers, so that no two counters give the same.';
comment on column bav_till.max_discount is 'Parts of a hundred of a whole sale.';
select make_resource_table('bav_till');

create table bav_shift (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  till_id uuid not null,
  number int not null check (number > 0),
  device uuid not null,
  day date not null,
  opening_float bigint not null check (opening_float >= 0),
  opened_at timestamptz not null default now(),
  opened_by_name text not null,
  closed_at timestamptz,
  closed_by_name text,
  count jsonb,
  counted bigint check (counted >= 0),
  expected bigint,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, till_id, centre_id) references bav_till (area_id, id, centre_id),
  constraint bav_shift_centre unique (area_id, id, centre_id),
  constraint bav_shift_number unique (area_id, till_id, number),
  constraint bav_shift_closed check (num_nonnulls(closed_at, closed_by_name, count, counted, expected) in (0, 5))
);
create unique index bav_shift_open on bav_shift (area_id, till_id) where closed_at is null;
create index bav_shift_day on bav_shift (area_id, day, id);
create index bav_shift_of_centre on bav_shift (area_id, centre_id);
comment on table bav_shift is
  'The work at a counter from its opening to the count of its drawer, at one device: that device gives the numbers of the receipts.';
comment on column bav_shift.expected is 'What must have been in the drawer when it was closed; sales that came later are not in it.';
comment on index bav_shift_open is 'One shift at a time, whoever opens it.';
select make_resource_table('bav_shift', unlogged => array['device', 'count'], acts => 'select, insert, update');

create table bav_cash_move (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  shift_id uuid not null,
  day date not null,
  amount bigint not null check (amount <> 0),
  reason text not null check (length(reason) between 1 and 120),
  at timestamptz not null,
  by_name text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, shift_id, centre_id) references bav_shift (area_id, id, centre_id)
);
create index bav_cash_move_shift on bav_cash_move (area_id, shift_id);
comment on table bav_cash_move is 'Cash that was put into a drawer, or taken out: below zero. Never changed.';
select make_resource_table('bav_cash_move', record => 'shift_id', title => 'reason', acts => 'select, insert');

create table bav_receipt (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  till_id uuid not null,
  shift_id uuid not null,
  kind text not null check (kind in ('sale', 'return', 'cancel')),
  number int not null check (number > 0),
  reference text not null check (length(reference) <= 40),
  day date not null,
  at timestamptz not null,
  cashier_id uuid,
  cashier_name text not null,
  copies int not null,
  gross bigint not null,
  discount bigint not null,
  total bigint not null,
  cash bigint not null,
  upi bigint not null,
  tendered bigint not null default 0,
  reason text not null default '' check (length(reason) <= 300),
  against_id uuid,
  asked text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, till_id, centre_id) references bav_till (area_id, id, centre_id),
  foreign key (area_id, shift_id, centre_id) references bav_shift (area_id, id, centre_id),
  foreign key (area_id, against_id) references bav_receipt (area_id, id),
  constraint bav_receipt_scope unique (area_id, id, centre_id),
  constraint bav_receipt_number unique (area_id, shift_id, kind, number),
  constraint bav_receipt_sums check (gross - discount = total and cash + upi = total),
  constraint bav_receipt_sale check (kind <> 'sale' or copies > 0 and discount between 0 and gross and cash >= 0 and upi >= 0
    and tendered >= cash),
  constraint bav_receipt_against check ((kind = 'sale') = (against_id is null))
);
create unique index bav_receipt_reference on bav_receipt (area_id, reference);
create index bav_receipt_at on bav_receipt (area_id, at, id);
create index bav_receipt_day on bav_receipt (area_id, day);
create index bav_receipt_till on bav_receipt (area_id, till_id, day);
create index bav_receipt_of_against on bav_receipt (area_id, against_id) where against_id is not null;
create unique index bav_receipt_cancel on bav_receipt (area_id, against_id) where kind = 'cancel';
comment on table bav_receipt is
  'A sale, the return of copies of a sale, or the cancellation of a whole receipt; amounts that were paid back are below zero. Never changed.';
comment on column bav_receipt.at is 'When it was made, which for a sale without a connection is before it was posted.';
comment on column bav_receipt.day is 'Of `at` in the centre''s time zone: the day in whose sales and cash it counts.';
comment on column bav_receipt.asked is 'A digest of what was sold: the same id with other contents is not the same sale.';
comment on constraint bav_receipt_number on bav_receipt is 'No two receipts of a shift have one number, whoever gives it.';
comment on index bav_receipt_cancel is 'A receipt is cancelled once.';
select make_resource_table('bav_receipt', title => 'reference', unlogged => array['cashier_id', 'asked'], acts => 'select, insert');

create table bav_receipt_line (
  area_id uuid not null references area,
  receipt_id uuid not null,
  place smallint not null check (place >= 0),
  centre_id uuid not null,
  till_id uuid not null,
  day date not null,
  item_id uuid not null,
  title text not null,
  quantity int not null check (quantity <> 0),
  price int not null check (price >= 0),
  discount bigint not null,
  amount bigint not null,
  cost bigint not null,
  condition text check (condition in ('stock', 'damaged')),
  against_id uuid,
  against_place smallint,
  returned int not null default 0,
  primary key (area_id, receipt_id, place),
  foreign key (area_id, receipt_id, centre_id) references bav_receipt (area_id, id, centre_id),
  foreign key (area_id, item_id) references bav_item (area_id, id),
  foreign key (area_id, against_id, against_place) references bav_receipt_line (area_id, receipt_id, place),
  constraint bav_receipt_line_sum check (amount = price::bigint * quantity - discount),
  constraint bav_receipt_line_returned check (returned between 0 and abs(quantity)),
  constraint bav_receipt_line_against check ((against_id is null) = (against_place is null) and (against_id is not null or quantity > 0))
);
create index bav_receipt_line_day on bav_receipt_line (area_id, day);
create index bav_receipt_line_item on bav_receipt_line (area_id, item_id, day);
comment on table bav_receipt_line is
  'Copies of an item on a receipt, with what was paid and what they cost; below zero: they came back. Never changed but for `returned`.';
comment on column bav_receipt_line.title is 'As it was printed on the receipt.';
comment on column bav_receipt_line.cost is 'In paise, by the ledger; of copies that the stock did not have, by the cost of the item.';
comment on column bav_receipt_line.returned is 'Copies that were returned or cancelled since; written by the trigger only.';
comment on constraint bav_receipt_line_returned on bav_receipt_line is 'Never more comes back than was sold, whoever writes and however many at once.';
select restrict_to_scope('bav_receipt_line');
grant select, insert on bav_receipt_line to sewa_app;

create function note_returned_copies() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source bav_receipt_line;
begin
  update bav_receipt_line l set returned = l.returned + abs(new.quantity)
   where l.area_id = new.area_id and l.receipt_id = new.against_id and l.place = new.against_place
     and l.item_id = new.item_id and sign(l.quantity) = -sign(new.quantity)
   returning * into source;
  if not found then raise foreign_key_violation using message = 'a line that goes back needs the line that it is against'; end if;
  -- A cancelled return makes its copies sold again.
  if source.against_id is not null then
    update bav_receipt_line l set returned = l.returned - new.quantity
     where l.area_id = source.area_id and l.receipt_id = source.against_id and l.place = source.against_place;
  end if;
  return null;
end $$;
comment on function note_returned_copies is
  'Counts on the line of a sale the copies that came back. In the database and as the owner, so that two returns at once wait for each other and a constraint refuses what is too many: the application has no right to change lines. Trigger of bav_receipt_line.';
create trigger bav_receipt_line_goes_back after insert on bav_receipt_line for each row
  when (new.against_id is not null) execute function note_returned_copies();
comment on trigger bav_receipt_line_goes_back on bav_receipt_line is 'What came back is counted on the sale, whoever writes.';

create table bav_sale_issue (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  receipt_id uuid not null,
  place smallint,
  kind text not null check (kind in ('oversold', 'price', 'discount', 'lateSale')),
  quantity int check (quantity > 0),
  note text not null default '' check (length(note) <= 500),
  settled_at timestamptz,
  settled_by_name text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, receipt_id, centre_id) references bav_receipt (area_id, id, centre_id),
  foreign key (area_id, place, receipt_id) references bav_receipt_line (area_id, place, receipt_id),
  constraint bav_sale_issue_settled check ((settled_at is null) = (settled_by_name is null)),
  constraint bav_sale_issue_line check ((kind in ('oversold', 'price')) = (place is not null) and (kind = 'oversold') = (quantity is not null))
);
create index bav_sale_issue_receipt on bav_sale_issue (area_id, receipt_id);
create index bav_sale_issue_waiting on bav_sale_issue (area_id, centre_id) where settled_at is null;
comment on table bav_sale_issue is
  'What a sale that was made without a connection left for a person: copies that the stock did not have, an old price, a discount above the limit, a sale that came after the close.';
select make_resource_table('bav_sale_issue', record => 'receipt_id', acts => 'select, insert, update');

revoke execute on function note_returned_copies from public;
