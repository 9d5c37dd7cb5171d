-- The stock of the shop is a ledger: each movement is a row that is never changed, written by a posted document. What a
-- location has is the sum, kept in stock_balance by the ledger itself (docs/decisions/0050-stock-ledger.md).

create table stock_location (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('areaStore', 'store', 'counter')),
  is_active boolean not null default true,
  notes text not null default '' check (length(notes) <= 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, centre_id) references centre (area_id, id),
  constraint stock_location_centre unique (area_id, id, centre_id)
);
create unique index stock_location_name on stock_location (area_id, centre_id, lower(name));
comment on table stock_location is
  'Where the shop keeps stock: the store of the area, from which centres order, the store of a centre, or a counter. Seen in the whole area, because stock is sent from one centre to another.';
comment on constraint stock_location_centre on stock_location is
  'Documents, balances and movements refer to it with their centre, so that they belong to the centre of their location.';
select make_resource_table('stock_location', seen_by => 'area');

create table stock_document (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  location_id uuid not null,
  kind text not null check (kind in ('opening', 'purchase', 'purchaseReturn', 'transferOut', 'transferIn', 'count',
    'adjustment', 'sale', 'saleReturn', 'reversal')),
  day date not null,
  reference text not null default '' check (length(reference) <= 60),
  reason text not null default '' check (length(reason) <= 500),
  reverses_id uuid,
  quantity int not null,
  value bigint not null,
  made_by uuid,
  made_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, location_id, centre_id) references stock_location (area_id, id, centre_id),
  foreign key (area_id, reverses_id) references stock_document (area_id, id),
  constraint stock_document_reverses unique (area_id, reverses_id),
  constraint stock_document_reversal check ((kind = 'reversal') = (reverses_id is not null))
);
create index stock_document_location on stock_document (area_id, location_id, day, id);
create index stock_document_kind on stock_document (area_id, kind, day);
comment on table stock_document is
  'What was posted to the ledger: who moved stock at a location, when and why. Never changed; undone by a reversal.';
comment on column stock_document.day is 'The day on which it was posted: statements of past days never change.';
comment on column stock_document.reference is 'The number that people know it by, such as that of the receipt.';
comment on column stock_document.quantity is 'How many copies it added; below zero: took away.';
comment on column stock_document.value is 'What they cost, in paise.';
comment on constraint stock_document_reverses on stock_document is 'A document is reversed once.';
select make_resource_table('stock_document', title => 'reference', unlogged => array['made_by'], acts => 'select, insert');

create table stock_balance (
  area_id uuid not null references area,
  centre_id uuid not null,
  location_id uuid not null,
  item_id uuid not null,
  quantity int not null default 0,
  value bigint not null default 0,
  last_seq int not null default 0,
  last_day date,
  last_sold_day date,
  count_me_since timestamptz,
  count_me_reason text check (count_me_reason in ('sale', 'count', 'asked')),
  primary key (area_id, location_id, item_id),
  foreign key (area_id, location_id, centre_id) references stock_location (area_id, id, centre_id),
  foreign key (area_id, item_id) references bav_item (area_id, id),
  constraint stock_balance_quantity check (quantity >= 0),
  constraint stock_balance_value check (value >= 0 and (quantity > 0 or value = 0)),
  constraint stock_balance_count_me check ((count_me_since is null) = (count_me_reason is null))
);
create index stock_balance_item on stock_balance (area_id, item_id);
create index stock_balance_count_me on stock_balance (area_id) where count_me_since is not null;
comment on table stock_balance is
  'What a location has of an item and what that cost: the sum of its movements. Written by the trigger of stock_movement only.';
comment on column stock_balance.value is 'In paise. The moving average cost of one copy is value / quantity.';
comment on column stock_balance.last_day is 'The day of the last movement: the next one is not before it.';
comment on column stock_balance.count_me_since is 'Since when something contradicts the quantity, so that somebody should count; null: nothing does.';
comment on constraint stock_balance_quantity on stock_balance is 'Nothing leaves that is not there, whoever writes.';
comment on constraint stock_balance_value on stock_balance is 'The last copy takes the rest of the value with it.';
select restrict_to_scope('stock_balance');
grant select, update (count_me_since, count_me_reason) on stock_balance to sewa_app;

create table stock_movement (
  area_id uuid not null references area,
  centre_id uuid not null,
  location_id uuid not null,
  item_id uuid not null,
  seq int not null default 0,
  document_id uuid not null,
  kind text not null check (kind in ('opening', 'purchase', 'purchaseReturn', 'transferOut', 'transferIn', 'count',
    'adjustment', 'sale', 'saleReturn', 'reversal')),
  day date not null,
  quantity int not null,
  value bigint not null,
  quantity_after int not null default 0,
  value_after bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (area_id, location_id, item_id, seq),
  foreign key (area_id, location_id, item_id) references stock_balance (area_id, location_id, item_id),
  foreign key (area_id, document_id) references stock_document (area_id, id),
  constraint stock_movement_quantity check (quantity <> 0),
  constraint stock_movement_direction check (case
    when kind in ('opening', 'purchase', 'transferIn', 'saleReturn') then quantity > 0
    when kind in ('purchaseReturn', 'transferOut', 'sale') then quantity < 0
    else true end),
  constraint stock_movement_sign check (case when quantity > 0 then value >= 0 else value <= 0 end)
);
create index stock_movement_document on stock_movement (area_id, document_id);
create index stock_movement_day on stock_movement (area_id, location_id, item_id, day, seq);
comment on table stock_movement is
  'The ledger: what a document added to, or took from, the stock of an item at a location. The application adds rows and never changes one.';
comment on column stock_movement.seq is 'Counts up by location and item, without gaps; given by the trigger.';
comment on column stock_movement.value is 'What the copies cost, in paise, with the sign of the quantity.';
comment on column stock_movement.quantity_after is 'The balance after it: a statement of a past day is one look for each item.';
select restrict_to_scope('stock_movement');
grant select, insert on stock_movement to sewa_app;

create function post_movement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stock_balance b
     set quantity = b.quantity + new.quantity, value = b.value + new.value, last_seq = b.last_seq + 1,
       last_day = greatest(b.last_day, new.day),
       last_sold_day = case when new.kind = 'sale' then greatest(b.last_sold_day, new.day) else b.last_sold_day end
   where b.area_id = new.area_id and b.location_id = new.location_id and b.item_id = new.item_id and b.centre_id = new.centre_id
   returning b.last_seq, b.last_day, b.quantity, b.value
     into new.seq, new.day, new.quantity_after, new.value_after;
  if not found then
    raise foreign_key_violation using message = 'a movement needs a balance: lock_stock makes it';
  end if;
  return new;
end $$;
comment on function post_movement is
  'Brings the balance up to date with each movement, and gives the movement its place in the ledger. In the database and as the owner, so that no writer can make balance and ledger differ: the application has no right to write balances. Trigger of stock_movement.';
create trigger stock_movement_post before insert on stock_movement for each row execute function post_movement();
comment on trigger stock_movement_post on stock_movement is 'Balance and ledger change together, whoever writes.';

create function lock_stock(p_locations uuid[], p_items uuid[])
  returns table (location_id uuid, item_id uuid, quantity int, value bigint, title text, cost int)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  insert into stock_balance (area_id, centre_id, location_id, item_id)
    select l.area_id, l.centre_id, l.id, i.id
    from unnest(p_locations, p_items) w (location, item)
    join stock_location l on l.area_id = context_area() and l.id = w.location and centre_in_scope(l.centre_id)
    join bav_item i on i.area_id = l.area_id and i.id = w.item
    where not exists (select from stock_balance b where b.area_id = l.area_id and b.location_id = l.id and b.item_id = i.id)
    order by l.id, i.id
    on conflict do nothing;
  return query
    select b.location_id, b.item_id, b.quantity, b.value, i.title, i.cost
    from unnest(p_locations, p_items) w (location, item)
    join stock_balance b on b.area_id = context_area() and b.location_id = w.location and b.item_id = w.item
    join bav_item i on i.area_id = b.area_id and i.id = b.item_id
    where centre_in_scope(b.centre_id)
    order by b.location_id, b.item_id
    for no key update of b;
end $$;
comment on function lock_stock is
  'Locks balances of the caller''s centres in one order, by location and item, and makes those that are missing, so that two documents never wait for each other. As the owner, because the application may not write balances. Called before a document is posted.';

revoke execute on function post_movement, lock_stock from public;
grant execute on function lock_stock to sewa_app;
