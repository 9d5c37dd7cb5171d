-- Papers that expire (licences, insurance, inspections), with their renewals. Any table can own them: one call in its own
-- migration, `select make_paper_owner('transport_vehicle', 'vehicle_id')`. The owners are the tables to which
-- expiring_paper has cascading foreign keys; there is no other list.

create table expiring_paper (
  area_id uuid not null references area,
  id uuid not null,
  centre_id uuid not null,
  owner_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{0,39}$'),
  number text not null default '' check (length(number) <= 60),
  valid_until date not null check (valid_until between '2000-01-01' and '2099-12-31'),
  notes text not null default '' check (length(notes) <= 500),
  scan_id uuid,
  renews_id uuid,
  is_current boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (area_id, id),
  foreign key (area_id, scan_id) references attachment (area_id, id) on delete set null (scan_id),
  foreign key (area_id, renews_id) references expiring_paper (area_id, id),
  constraint expiring_paper_renews unique (area_id, renews_id)
);
create unique index expiring_paper_kind on expiring_paper (area_id, owner_id, kind) where is_current;
create index expiring_paper_owner_id on expiring_paper (area_id, owner_id);
create index expiring_paper_until on expiring_paper (area_id, valid_until) where is_current;
create index expiring_paper_scan on expiring_paper (area_id, scan_id) where scan_id is not null;
comment on table expiring_paper is 'Papers of records that expire. A record has one current paper of a kind; those that were renewed stay as history.';
comment on column expiring_paper.kind is 'One of the kinds that the owner declares.';
comment on column expiring_paper.valid_until is 'The last day on which it is valid.';
comment on column expiring_paper.renews_id is 'The paper that it followed.';
-- Read wherever the record is: queries join the record, whose own policy decides.
select make_resource_table('expiring_paper', record => 'owner_id', seen_by => 'area');

create function paper_owners() returns table (owner_table regclass, owner_column text)
  language sql stable set search_path = public, pg_temp as $$
  select k.confrelid::regclass, a.attname::text
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
   where k.conrelid = 'expiring_paper'::regclass and k.contype = 'f' and k.confdeltype = 'c'
   order by a.attnum
$$;
comment on function paper_owners is
  'The tables whose records have papers that expire, and the column of expiring_paper that refers to each. Called by the trigger expiring_paper_follow and by make_paper_owner.';

create function follow_paper_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given constant jsonb := to_jsonb(new);
  one record;
begin
  for one in select * from paper_owners() where given ->> owner_column is not null loop
    new.owner_id := given ->> one.owner_column;
    execute format('select centre_id from %s where area_id = $1 and id = $2', one.owner_table)
      into new.centre_id using new.area_id, new.owner_id;
  end loop;
  return new;
end $$;
comment on function follow_paper_owner is
  'A paper belongs to the centre of its record, whatever the writer says: policies then need no join. Called by the trigger expiring_paper_follow.';
create trigger expiring_paper_follow before insert or update on expiring_paper for each row execute function follow_paper_owner();
comment on trigger expiring_paper_follow on expiring_paper is
  'Sets owner_id and the centre of the record. That there is exactly one record is for the constraint expiring_paper_owner.';

create function papers_move() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('update expiring_paper set centre_id = $1 where area_id = $2 and %I = $3', tg_argv[0])
    using new.centre_id, new.area_id, new.id;
  return null;
end $$;
comment on function papers_move is
  'A record that moves to another centre takes its papers along, also out of the mover''s sight. Argument: the column of expiring_paper. Called by the triggers that make_paper_owner makes.';

create function make_paper_owner(resource regclass, owner_column text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  columns text[];
begin
  execute format('alter table expiring_paper add column %I uuid, add foreign key (area_id, %1$I) references %s (area_id, id) on delete cascade',
    owner_column, resource);
  execute format('create index %I on expiring_paper (area_id, %I) where %2$I is not null', 'expiring_paper_' || owner_column, owner_column);
  execute format('create trigger %I after update of centre_id on %s for each row when (old.centre_id is distinct from new.centre_id)
    execute function papers_move(%L)', own_name || '_papers_move', resource, owner_column);
  execute format('comment on trigger %I on %s is %L', own_name || '_papers_move', resource,
    'The papers of a record follow it to another centre.');
  columns := array(select o.owner_column from paper_owners() o);
  execute format('alter table expiring_paper drop constraint if exists expiring_paper_owner, add constraint expiring_paper_owner check (num_nonnulls(%s) = 1)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c));
  drop trigger expiring_paper_log on expiring_paper;
  perform log_changes('expiring_paper', 'owner_id', null, '{}', columns);
  perform describe_triggers('expiring_paper');
end $$;
comment on function make_paper_owner is
  'Lets the records of a table have papers that expire. The table has the columns area_id, id and centre_id. Only migrations call it, as the owner.';

revoke execute on function paper_owners, follow_paper_owner, papers_move, make_paper_owner from public;
grant execute on function papers_move to sewa_app;
