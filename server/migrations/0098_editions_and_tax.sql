-- Editions of one title, and the tax of items (docs/decisions/0065-pictures-editions-and-tax.md).

alter table bav_item add column edition_of text not null default '' check (length(edition_of) <= 200);
create index bav_item_edition on bav_item (area_id, lower(edition_of)) where edition_of <> '';
comment on column bav_item.edition_of is 'The name of a title that is sold in several languages; its editions have the same. Empty: none.';

create table bav_item_tax (
  area_id uuid not null references area,
  id uuid not null,
  item_id uuid not null,
  since date not null,
  hsn text not null check (hsn ~ '^[0-9]{4,8}$'),
  rate smallint not null check (rate between 0 and 10000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, item_id) references bav_item (area_id, id) on delete cascade,
  constraint bav_item_tax_since unique (area_id, item_id, since)
);
comment on table bav_item_tax is 'HSN code and rate of tax of an item from a day on. No row: nil, as for books.';
comment on column bav_item_tax.rate is 'In hundredths of a percent; prices include it.';
select make_resource_table('bav_item_tax', record => 'item_id', title => 'hsn');

alter table bav_receipt_line add column hsn text not null default '', add column tax_rate smallint not null default 0;
comment on column bav_receipt_line.hsn is 'As it was on the day of the sale.';
comment on column bav_receipt_line.tax_rate is 'In hundredths of a percent, as it was on the day of the sale. The amount includes the tax.';
