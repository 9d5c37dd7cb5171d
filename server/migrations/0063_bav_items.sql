-- What the stall sells. An item belongs to the area: its centres sell the same books.

create table bav_item (
  area_id uuid not null references area,
  id uuid not null,
  number int not null check (number > 0),
  title text not null check (length(title) between 1 and 200),
  title_latin text not null default '' check (length(title_latin) <= 200),
  code text not null check (length(code) between 1 and 20),
  barcode text not null default '' check (barcode ~ '^([0-9]{8}|[0-9]{13})?$'),
  category smallint not null check (category in (2, 3, 4, 5, 10, 15)),
  language text not null default '' check (length(language) <= 40),
  price int not null check (price >= 0),
  cost int check (cost >= 0),
  reorder_level int check (reorder_level >= 0),
  is_active boolean not null default true,
  notes text not null default '' check (length(notes) <= 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  constraint bav_item_number unique (area_id, number)
);
create unique index bav_item_code on bav_item (area_id, lower(code));
create unique index bav_item_barcode on bav_item (area_id, barcode) where barcode <> '';
create index bav_item_title on bav_item (area_id, lower(title), id);
comment on table bav_item is 'A book or another item that the area sells, with its barcode and price.';
comment on column bav_item.number is 'Counts up by area; the barcode of the shop is made of it.';
comment on column bav_item.barcode is 'Thirteen or eight digits with a right check digit; empty: the label gets the barcode of the shop.';
comment on column bav_item.price is 'In paise.';
comment on column bav_item.cost is 'In paise: what the shop pays for one; null: not known.';
select make_resource_table('bav_item', unlogged => array['number']);
