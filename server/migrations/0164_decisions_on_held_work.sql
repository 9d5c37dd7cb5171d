-- What a laptop handed in after it was revoked is taken over or discarded. The device keeps the latest decision, and the
-- change log every one of them: its trigger writes all columns that it is not told to leave out.
alter table sync_device add column held_decided_at timestamptz;
alter table sync_device add column held_decided_by_name text not null default '';
alter table sync_device add column held_act text check (held_act in ('accept', 'discard'));
alter table sync_device add column held_reason text not null default '' check (length(held_reason) <= 300);
alter table sync_device add column held_decided_batches integer not null default 0;
comment on column sync_device.held_decided_at is
  'When somebody last decided about batches that it handed in after it was revoked; null: never.';
comment on column sync_device.held_decided_batches is 'How many batches that decision was about.';

-- Of two administrators who edit a laptop at the same time, the second is told of the first. What the exchange writes
-- down does not count: an open form would become a conflict with every contact.
alter table sync_device add column version integer not null default 1;
alter table sync_device add column updated_at timestamptz not null default now();
create trigger sync_device_touch before update of name, staff on sync_device for each row execute function touch_row();
select describe_triggers('sync_device');
