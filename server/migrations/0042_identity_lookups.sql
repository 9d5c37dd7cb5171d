-- Whether a number is somebody's can be found out by entering it. So that nobody finds numbers by trial, the whole
-- numbers that a user has compared are counted, limited and written down, in forms and in dry runs of imports.
create table identity_lookup (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  at timestamptz not null default now(),
  -- The keyed hash, so that the same number counts once a day; null for the numbers of a file.
  digest bytea,
  amount int not null,
  is_refused boolean not null default false
);
comment on table identity_lookup is 'How many identity numbers each user has compared lately; reached through a function only.';
create index identity_lookup_user on identity_lookup (user_id, at);

create function count_identity_lookups(p_digests bytea[], p_amount int, p_source text) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asker constant uuid := context_user();
  is_file constant boolean := p_digests is null;
  fresh bytea[];
  asked int := p_amount;
  wait int := 0;
begin
  if asker is null then raise exception 'no user in the context'; end if;
  perform pg_advisory_xact_lock(hashtextextended('identity lookups ' || asker, 0));
  if not is_file then
    fresh := array(select d from unnest(p_digests) d except
      select l.digest from identity_lookup l where l.user_id = asker and l.at > now() - interval '1 day' and l.digest is not null);
    asked := cardinality(fresh);
  end if;
  if asked = 0 then return 0; end if;
  -- For each limit: when so much of it is over that this many fit again.
  select coalesce(max(ceil(extract(epoch from o.oldest + w.span - now()))), 0) into wait
    from (values (false, interval '1 hour', 60), (false, interval '1 day', 300), (true, interval '7 days', 250000)) w (of_file, span, most)
    cross join lateral (
      select coalesce(sum(l.amount), 0) as amount, min(l.at) as oldest from identity_lookup l
       where l.user_id = asker and not l.is_refused and (l.digest is null) = w.of_file and l.at > now() - w.span) o
   where w.of_file = is_file and o.amount + asked > w.most;
  if wait > 0 then
    -- Written down once in ten minutes: a flood of refusals must not fill the log.
    if not exists (select from identity_lookup l where l.user_id = asker and l.is_refused and l.at > now() - interval '10 minutes') then
      insert into identity_lookup (user_id, amount, is_refused) values (asker, asked, true);
      perform append_change(context_area(), null, 'identity_lookup', asker::text, '', 6, null,
        jsonb_build_object('source', p_source, 'numbers', asked, 'outcome', 'refused'));
    end if;
    return wait;
  end if;
  if is_file then insert into identity_lookup (user_id, amount) values (asker, asked);
  else insert into identity_lookup (user_id, digest, amount) select asker, d, 1 from unnest(fresh) d;
  end if;
  perform append_change(context_area(), null, 'identity_lookup', asker::text, '', 6, null,
    jsonb_build_object('source', p_source, 'numbers', asked));
  return 0;
end $$;
comment on function count_identity_lookups is
  'Counts the identity numbers that the user compares with those on record, and writes it down. Nought: go on. Otherwise the seconds to wait: 60 an hour and 300 a day in forms, 250,000 a week in files. Called before numbers are compared; in the database, so that several servers count together.';

-- Driving licences and medical papers are protected like identity papers, which have no small pictures.
update attachment set thumbnail_hash = null, card_hash = null
 where type in (20, 25) and (thumbnail_hash is not null or card_hash is not null);

revoke execute on function count_identity_lookups from public;
grant execute on function count_identity_lookups to sewa_app;
