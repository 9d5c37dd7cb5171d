-- Long work as jobs, and imports on top of them. The queue itself is pg-boss's own, in the schema `queue`
-- (platform/jobs/queue-schema.ts makes and grants it); here stands what people see of it.

create table job (
  area_id uuid not null references area (id),
  id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-zA-Z.]{1,59}$'),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- How much is done of how much; no total while nobody knows it.
  done int not null default 0 check (done >= 0),
  total int check (total >= 0),
  input jsonb not null default '{}',
  result jsonb,
  -- A code of the portal's refusals, and what belongs to it.
  error text,
  error_data jsonb,
  is_cancel_asked boolean not null default false,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  primary key (area_id, id)
);
create unique index job_id on job (id);
create index job_recent on job (area_id, user_id, created_at);
create index job_open on job (state) where state in ('waiting', 'running');
alter table job enable row level security;
create policy job_own on job to sewa_app
  using (area_id = (select context_area()) and user_id = (select context_user()))
  with check (area_id = (select context_area()) and user_id = (select context_user()));
grant select, insert (area_id, id, user_id, kind, input, total), update (is_cancel_asked) on job to sewa_app;

-- Told to the maker's open pages, past the change log: progress is no history.
create function tell_job(j job) returns void language sql as $$
  select pg_notify('sewa_note', jsonb_build_object('event', 'job.changed', 'area', j.area_id, 'user', j.user_id, 'entity', 'job', 'row', j.id)::text)
$$;

create function job_asked() returns trigger language plpgsql as $$
begin
  perform tell_job(new);
  return null;
end $$;
create trigger job_asked after insert or update of is_cancel_asked on job for each row execute function job_asked();

-- What has not begun is ended at once; what runs is told by report_job.
create function job_cancelled() returns trigger language plpgsql as $$
begin
  new.state := 'cancelled';
  new.ended_at := now();
  return new;
end $$;
create trigger job_cancelled before update of is_cancel_asked on job
  for each row when (new.is_cancel_asked and old.state = 'waiting') execute function job_cancelled();

-- Who works on a job holds it until the connection ends: a second one is told so.
create function hold_job(p_job uuid) returns boolean language sql as $$
  select pg_try_advisory_lock(hashtextextended('job ' || p_job, 0))
$$;

-- A process takes a job up: once, or again when the one before it died. Nothing when it is over.
create function begin_job(p_job uuid) returns table (kind text, input jsonb) language plpgsql security definer set search_path = public, pg_temp as $$
declare j job;
begin
  update job b set state = 'running', attempts = b.attempts + 1, started_at = now(), done = 0, error = null, error_data = null
   where b.id = p_job and b.state in ('waiting', 'running') returning * into j;
  if not found then return; end if;
  perform tell_job(j);
  return query select j.kind, j.input;
end $$;

-- States who and where for the transaction of a running job: its maker as he is now. Nothing when he may no longer
-- work in that area. The caller compares the rights.
create function open_job(p_job uuid)
  returns table (
    user_id uuid, username text, name text, org_id uuid, org_name text, org_level int, area_id uuid, centres text,
    acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint
  ) language plpgsql security definer set search_path = public, pg_temp as $$
declare j job; u app_user; o org; scope text;
begin
  select * into j from job b where b.id = p_job and b.state = 'running';
  select * into u from app_user p where p.id = j.user_id and p.is_active;
  select * into o from org g where g.id = u.org_id;
  if o.id is null or (o.level < 90 and u.area_id is distinct from j.area_id) then return; end if;
  scope := case when o.level > 10 then '*' else
    (array(select o.centre_id union select c.centre_id from user_centre c where c.user_id = u.id))::text end;
  perform set_config('app.user', u.id::text, true), set_config('app.area', j.area_id::text, true),
          set_config('app.level', o.level::text, true), set_config('app.centres', scope, true),
          set_config('app.user_name', u.name, true), set_config('app.origin', split_part(j.kind, '.', 1), true),
          set_config('app.request', j.id::text, true);
  return query select u.id, u.username, u.name, o.id, o.name, o.level, j.area_id, scope, u.acl, u.temporary_acl, o.acl,
    false, u.preferences ->> 'language', 0::bigint;
end $$;

-- How far it is, told by another connection than the one that works. Answers whether its maker wants it ended.
create function report_job(p_job uuid, p_done int, p_total int) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare j job;
begin
  update job set done = p_done, total = coalesce(p_total, total)
   where id = p_job and state = 'running' and (done, total) is distinct from (p_done, coalesce(p_total, total)) returning * into j;
  if found then perform tell_job(j); return j.is_cancel_asked; end if;
  return coalesce((select is_cancel_asked or state <> 'running' from job where id = p_job), true);
end $$;

create function end_job(p_job uuid, p_state text, p_result jsonb, p_error text, p_data jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare j job;
begin
  update job set state = p_state, result = p_result, error = p_error, error_data = p_data, ended_at = now(),
         done = case when p_state = 'done' then coalesce(total, done) else done end
   where id = p_job and state in ('waiting', 'running') and p_state in ('done', 'failed', 'cancelled') returning * into j;
  if found then perform tell_job(j); end if;
end $$;

-- What the queue has given up or never had (a restored backup): it did not happen.
create function settle_lost_jobs() returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare j job; n int := 0;
begin
  for j in update job b set state = 'failed', error = 'JOB_LOST', ended_at = now()
    where b.state in ('waiting', 'running')
      and not exists (select from queue.job q where q.id = b.id and q.state in ('created', 'retry', 'active'))
      and pg_try_advisory_xact_lock(hashtextextended('job ' || b.id, 0)) returning * loop
    perform tell_job(j);
    n := n + 1;
  end loop;
  return n;
end $$;

-- An uploaded list on its way into the portal, for as long as it is needed.
create table import_file (
  area_id uuid not null references area (id),
  id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  bytes int not null check (bytes >= 0),
  state text not null default 'uploaded' check (state in ('uploaded', 'checked', 'done')),
  headings jsonb not null,
  heading_row int not null,
  -- The first rows, to map the columns by; identity numbers masked.
  sample jsonb not null,
  mapping jsonb not null,
  -- The last job that worked on it.
  job_id uuid,
  row_count int not null default 0,
  error_count int not null default 0,
  warning_count int not null default 0,
  -- What was taken aside for the commit before it began, such as a block of numbers.
  reserved jsonb,
  result jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (area_id, id)
);
create index import_file_recent on import_file (area_id, user_id, created_at);
alter table import_file enable row level security;
create policy import_file_own on import_file to sewa_app
  using (area_id = (select context_area()) and user_id = (select context_user()))
  with check (area_id = (select context_area()) and user_id = (select context_user()));
grant select, insert, update, delete on import_file to sewa_app;

-- The file itself, in pieces: whichever server works on it next makes its own copy. Unlogged, so it is in no archive.
create unlogged table import_chunk (
  area_id uuid not null,
  import_id uuid not null,
  piece int not null,
  user_id uuid not null,
  bytes bytea not null,
  primary key (area_id, import_id, piece)
);
alter table import_chunk alter column bytes set storage external;
alter table import_chunk enable row level security;
create policy import_chunk_own on import_chunk to sewa_app
  using (area_id = (select context_area()) and user_id = (select context_user()))
  with check (area_id = (select context_area()) and user_id = (select context_user()));
grant select, insert, delete on import_chunk to sewa_app;

-- Its rows, read and judged, until they are taken in. Unlogged: after a crash of the database the file is checked anew.
create unlogged table import_row (
  area_id uuid not null,
  import_id uuid not null,
  row_no int not null,
  user_id uuid not null,
  -- The id that the record will have: taken in twice, it would be there once.
  record_id uuid not null,
  -- 0: good, 1: with warnings, 2: with errors.
  level smallint not null default 0,
  content jsonb not null,
  issues jsonb not null default '[]',
  primary key (area_id, import_id, row_no)
);
create index import_row_issues on import_row (area_id, import_id, row_no) where level > 0;
alter table import_row enable row level security;
create policy import_row_own on import_row to sewa_app
  using (area_id = (select context_area()) and user_id = (select context_user()))
  with check (area_id = (select context_area()) and user_id = (select context_user()));
grant select, insert, update, delete on import_row to sewa_app;

-- A hundred thousand new rows that the planner has not heard of make the next lists slow; it would notice by itself minutes
-- later. Only the owner may count, hence this; the tables are named here.
create function count_imported(p_kind text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_kind = 'sewadar' then analyze sewadar; analyze sewadar_department; analyze search_key; end if;
end $$;

-- Who of the area a staged list of sewadars meets, also where the caller does not see them: a number or an identity that
-- is taken is taken. The number is told only where the record is in sight.
-- Nobody has counted the staged rows when this is asked: without the setting it would look through the area once for each.
create function sewadar_import_matches(p_import uuid) returns table (row_no int, reason text, number int)
  language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with staged as materialized (
    select r.row_no, (r.content ->> 'number')::int as number, (r.content ->> 'aadhaar_hash')::bytea as aadhaar_hash,
      (r.content ->> 'pan_hash')::bytea as pan_hash, r.content -> 'name_keys' ->> 0 as name_key,
      nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select s.number, s.centre_id, s.aadhaar_hash, s.pan_hash, s.phone, s.birth_date, s.name_keys[1] as name_key,
      s.merged_into is null and s.status <> 'transferred' as is_living
    from sewadar s where s.area_id = context_area()
  ), met as (
    select t.row_no, 'number' as reason, s.number, s.centre_id from staged t join known s on s.number = t.number
    union all
    select t.row_no, 'aadhaar', s.number, s.centre_id from staged t join known s on s.aadhaar_hash = t.aadhaar_hash where s.is_living
    union all
    select t.row_no, 'pan', s.number, s.centre_id from staged t join known s on s.pan_hash = t.pan_hash where s.is_living
    union all
    select t.row_no, 'phone', s.number, s.centre_id
      from staged t join known s on s.phone = t.phone and s.name_key = t.name_key where s.is_living
    union all
    select t.row_no, 'birthDate', s.number, s.centre_id
      from staged t join known s on s.birth_date = t.birth_date and s.name_key = t.name_key where s.is_living
  )
  select distinct on (m.row_no, m.reason) m.row_no, m.reason, case when centre_in_scope(m.centre_id) then m.number end
  from met m order by m.row_no, m.reason, m.number
$$;

-- Jobs are shown for a month; what was imported is in the change log, the list it came from is nobody's business later.
create function forget_old_jobs() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from job where ended_at < now() - interval '30 days';
  delete from import_file where changed_at < now() - interval '2 days';
  delete from import_row r where not exists (select from import_file f where f.area_id = r.area_id and f.id = r.import_id);
  delete from import_chunk r where not exists (select from import_file f where f.area_id = r.area_id and f.id = r.import_id);
$$;

revoke execute on function tell_job, job_asked, job_cancelled, hold_job, begin_job, open_job, report_job, end_job, settle_lost_jobs, count_imported, sewadar_import_matches, forget_old_jobs from public;
grant execute on function tell_job, job_asked, job_cancelled, hold_job, begin_job, open_job, report_job, end_job, settle_lost_jobs, count_imported, sewadar_import_matches, forget_old_jobs to sewa_app;
