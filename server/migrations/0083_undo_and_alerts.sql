-- An approval of a record of a satsang ghar can be undone for ten minutes, and whoever looks after papers and badges is told
-- by mail before they expire.

alter table sg_record add column undo jsonb;
comment on column sg_record.undo is
  'The last decision: who took it, when, the version since, and how the columns that it wrote stood before; null where it was undone. Written with each decision.';
drop trigger sg_record_log on sg_record;
select log_changes('sg_record', title => 'title',
  unlogged => array['photo_id', 'number', 'made_by', 'made_by_name', 'editors', 'l1_by', 'l2_by', 'l1_by_at', 'l2_by_at', 'status_since', 'before',
    'in_force', 'verdicts', 'completed_by_name', 'undo']);
select describe_triggers('sg_record');

create table expiry_alert (
  area_id uuid not null references area,
  user_id uuid not null references app_user on delete cascade,
  thing text not null check (length(thing) between 1 and 100),
  last_day date not null,
  days smallint not null check (days > 0),
  mail_id uuid not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (area_id, user_id, thing, last_day, days)
);
create index expiry_alert_user on expiry_alert (user_id);
create index expiry_alert_unsent on expiry_alert (area_id, user_id) where sent_at is null;
create index expiry_alert_day on expiry_alert (area_id, last_day);
comment on table expiry_alert is 'Who was told by mail that something expires: each of the days before once. Changed by the functions claim_alerts, end_alerts and forget_old_alerts.';
comment on column expiry_alert.thing is 'What expires, by the name and id of the part that keeps it.';
comment on column expiry_alert.days is 'How many days before its last day it is announced.';
comment on column expiry_alert.mail_id is 'Those of one mail have one id: a mail that was broken off is sent again under the same.';
comment on column expiry_alert.claimed_at is 'Since when a server is sending it; null when the mail was refused.';
alter table expiry_alert enable row level security;

create function alert_recipients(p_after uuid, p_limit int) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id from app_user u where u.is_active and u.email <> '' and u.area_id is not null and (p_after is null or u.id > p_after)
  order by u.id limit p_limit
$$;
comment on function alert_recipients is
  'Users of centres and areas who have an address for mail, in the order of their ids. As the owner, because the hourly work belongs to no area. Called before the alerts of what expires.';

create function open_alerts(p_user uuid) returns table (user_id uuid, username text, name text, org_id uuid, org_name text, org_level int,
    area_id uuid, centres text, acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; o org; scope text;
begin
  select * into u from app_user p where p.id = p_user and p.is_active and p.email <> '' and p.area_id is not null;
  select * into o from org g where g.id = u.org_id;
  if o.id is null then return; end if;
  scope := case when o.level > 10 then '*' else
    (array(select o.centre_id union select c.centre_id from user_centre c where c.user_id = u.id))::text end;
  perform set_config('transaction_read_only', 'on', true);
  perform set_config('app.user', u.id::text, true), set_config('app.area', u.area_id::text, true),
          set_config('app.level', o.level::text, true), set_config('app.centres', scope, true),
          set_config('app.user_name', u.name, true), set_config('app.origin', 'alerts', true), set_config('app.request', '', true);
  return query select u.id, u.username, u.name, o.id, o.name, o.level, u.area_id, scope, u.acl, u.temporary_acl, o.acl,
    false, u.preferences ->> 'language', 0::bigint, u.email;
end $$;
comment on function open_alerts is
  'States whose alerts are looked for, so that a mail tells nobody more than the portal would show them, and makes the transaction read-only: nothing is done in another''s name. Called by the hourly alerts.';

create function claim_alerts(p_user uuid, p_mail uuid, p_things jsonb) returns table (thing text, last_day date, days int, mail_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant uuid := (select u.area_id from app_user u where u.id = p_user);
  broken uuid;
begin
  -- Of two servers at the same user the second finds what the first has claimed.
  perform pg_advisory_xact_lock(hashtextextended('alerts ' || p_user, 0));
  -- What was renewed since a mail was broken off is no longer told.
  delete from expiry_alert a where a.area_id = here and a.user_id = p_user and a.sent_at is null
    and (a.claimed_at is null or a.claimed_at < now() - interval '5 minutes')
    and not exists (select from jsonb_to_recordset(p_things) as k (thing text, "lastDay" date, days int)
      where k.thing = a.thing and k."lastDay" = a.last_day and k.days = a.days);
  select a.mail_id into broken from expiry_alert a where a.area_id = here and a.user_id = p_user and a.sent_at is null
    and (a.claimed_at is null or a.claimed_at < now() - interval '5 minutes') order by a.mail_id limit 1;
  if broken is not null then
    update expiry_alert a set claimed_at = now() where a.area_id = here and a.user_id = p_user and a.mail_id = broken and a.sent_at is null;
    return query select a.thing, a.last_day, a.days::int, a.mail_id from expiry_alert a
      where a.area_id = here and a.user_id = p_user and a.mail_id = broken and a.sent_at is null;
    return;
  end if;
  return query insert into expiry_alert (area_id, user_id, thing, last_day, days, mail_id, claimed_at)
    select here, p_user, k.thing, k."lastDay", k.days, p_mail, now()
    from jsonb_to_recordset(p_things) as k (thing text, "lastDay" date, days int) where here is not null
    on conflict do nothing
    returning expiry_alert.thing, expiry_alert.last_day, expiry_alert.days::int, expiry_alert.mail_id;
end $$;
comment on function claim_alerts is
  'Writes down what the next mail to a user tells, before it is sent: of those given, what no earlier mail told; or first what a mail told that was refused or broken off, under the id of that mail. As the owner, because no user sees these rows. Called by the hourly alerts.';

create function end_alerts(p_user uuid, p_mail uuid, p_is_sent boolean) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update expiry_alert a set sent_at = case when p_is_sent then now() end, claimed_at = case when p_is_sent then a.claimed_at end
   where a.user_id = p_user and a.area_id = (select u.area_id from app_user u where u.id = p_user) and a.mail_id = p_mail and a.sent_at is null
$$;
comment on function end_alerts is 'Writes down that a mail was taken by the mail server, or that it was refused and is tried again. Called by the hourly alerts.';

create function forget_old_alerts(p_today date) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from expiry_alert a where a.last_day < p_today - 60 returning 1) select count(*) from gone
$$;
comment on function forget_old_alerts is 'Deletes what was told about days that are long past. Called by the hourly alerts.';

revoke execute on function alert_recipients, open_alerts, claim_alerts, end_alerts, forget_old_alerts from public;
grant execute on function alert_recipients, open_alerts, claim_alerts, end_alerts, forget_old_alerts to sewa_app;
