-- A camp can have several blood banks: the start of a donation says which of them takes the bag. docs/decisions/0059-camp-floor.md says why.

alter table blood_visit add column bank_id uuid, add foreign key (area_id, bank_id) references blood_bank (area_id, id);
create index blood_visit_bank on blood_visit (area_id, bank_id) where bank_id is not null;
comment on column blood_visit.bank_id is
  'The blood bank whose bag was started. Null before the start, and where an older tablet did not say which of several.';
