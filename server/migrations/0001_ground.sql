-- The ground every table stands on: who and where a transaction is, row versions, and the change log.

revoke create on schema public from public;
grant usage on schema public to sewa_app;

-- The transaction's context. Never set, or empty on a reused connection: null, so every policy fails closed.
create function context_user() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
create function context_area() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.area', true), '')::uuid $$;
create function context_level() returns int language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.level', true), '')::int, 0) $$;

-- '*' is the whole area, otherwise the list of the user's own centres.
create function context_is_whole_area() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.centres', true) = '*', false) $$;
create function context_centres() returns uuid[] language sql stable parallel safe
  as $$ select nullif(nullif(current_setting('app.centres', true), ''), '*')::uuid[] $$;
create function centre_in_scope(centre uuid) returns boolean language sql stable parallel safe
  as $$ select context_is_whole_area() or centre = any (context_centres()) $$;
-- Policies ask for these as (select …): once per statement, not once per row.

create function touch_row() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Append-only. Rows that belong to no area (the organisation's own) carry the nil area.
create table change_log (
  area_id uuid not null,
  id bigint generated always as identity,
  -- Readers follow by transaction, so that a row whose transaction commits late is not missed.
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  centre_id uuid,
  entity text not null,
  row_id text,
  title text not null default '',
  kind smallint not null check (kind between 1 and 6),
  user_id uuid,
  user_name text not null default '',
  origin text not null default 'portal',
  request_id text,
  before jsonb,
  after jsonb,
  primary key (area_id, id)
);
create index change_log_record on change_log (area_id, entity, row_id, id);
create index change_log_user on change_log (area_id, user_id, id);
create index change_log_xid on change_log (xid);

alter table change_log enable row level security;
create policy change_log_read on change_log for select to sewa_app using (
  (area_id = (select context_area()) and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[])))
  or (area_id = '00000000-0000-0000-0000-000000000000' and (select context_level()) >= 90)
  or user_id = (select context_user())
);
grant select on change_log to sewa_app;

create function append_change(
  p_area uuid, p_centre uuid, p_entity text, p_row text, p_title text, p_kind int, p_before jsonb, p_after jsonb
) returns void language sql as $$
  insert into public.change_log (area_id, centre_id, entity, row_id, title, kind, user_id, user_name, origin, request_id, before, after)
  values (
    coalesce(p_area, '00000000-0000-0000-0000-000000000000'), p_centre, p_entity, p_row, coalesce(p_title, ''), p_kind,
    public.context_user(), coalesce(current_setting('app.user_name', true), ''),
    coalesce(nullif(current_setting('app.origin', true), ''), 'portal'), nullif(current_setting('app.request', true), ''),
    p_before, p_after
  )
$$;
revoke execute on function append_change from public;

-- One trigger per table: log_change('<id column>', '<masked columns, comma separated>').
-- It runs as the owner because the application may not write the log itself. Names are qualified instead of setting
-- search_path, which would cost more than the insert; the application's role can create nothing that could stand in between.
create function log_change() returns trigger language plpgsql security definer as $$
declare
  bookkeeping constant text[] := array['version', 'created_at', 'updated_at'];
  masked constant text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - bookkeeping end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - bookkeeping end;
  one jsonb := coalesce(new_row, old_row);
  kept jsonb := old_row;
  field text;
begin
  if tg_op = 'UPDATE' then
    for field in select key from jsonb_each(kept) where new_row -> key = value loop
      old_row := old_row - field;
      new_row := new_row - field;
    end loop;
    if new_row = '{}' then return null; end if;
  end if;
  foreach field in array masked loop
    if old_row ? field then old_row := jsonb_set(old_row, array[field], '"•••"'); end if;
    if new_row ? field then new_row := jsonb_set(new_row, array[field], '"•••"'); end if;
  end loop;
  perform public.append_change(
    case when tg_table_name = 'area' then (one ->> 'id')::uuid else (one ->> 'area_id')::uuid end,
    case when tg_table_name = 'centre' then (one ->> 'id')::uuid else (one ->> 'centre_id')::uuid end,
    tg_table_name, one ->> tg_argv[0],
    coalesce(one ->> 'name', one ->> 'title', one ->> 'username'),
    case tg_op when 'UPDATE' then 3 when 'INSERT' then 4 else 5 end,
    old_row, new_row
  );
  return null;
end $$;

-- Exports, prints of personal lists and openings of papers are recorded too, as reads.
create function record_read(p_entity text, p_row text, p_detail jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  perform append_change(context_area(), null, p_entity, p_row, '', 6, null, p_detail);
end $$;

-- What realtime follows: which records changed, never their contents. Rows of transactions that were still open
-- at `p_since` are included; the reader drops those it has seen.
create function change_feed(p_since xid8)
  returns table (id bigint, area_id uuid, centre_id uuid, entity text, row_id text, kind smallint, xid xid8)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.area_id, c.centre_id, c.entity, c.row_id, c.kind, c.xid
  from change_log c where c.xid >= p_since order by c.xid, c.id limit 5000
$$;
create function change_horizon() returns xid8 language sql stable
  as $$ select pg_snapshot_xmin(pg_current_snapshot()) $$;

-- A retried or doubled create answers with the first one's reply.
create table idempotency_key (
  user_id uuid not null,
  key uuid not null,
  endpoint text not null,
  reply jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
alter table idempotency_key enable row level security;
create policy idempotency_own on idempotency_key to sewa_app
  using (user_id = (select context_user())) with check (user_id = (select context_user()));
grant select, insert on idempotency_key to sewa_app;
create index idempotency_key_at on idempotency_key (at);
