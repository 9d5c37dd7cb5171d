-- A laptop notices that its cloud was restored from a backup, and hands in everything again. docs/cloud-sync.md says how.

alter table sync_self add column generation text not null default '' check (length(generation) <= 120);
comment on column sync_self.generation is
  'The life of the cloud''s database that the confirmed batches belong to; empty before the first contact. Another one: the cloud was restored.';
