-- Alerts of what expires are sent by mail unless the user turned them off in the preferences. A letter that was received is
-- handed over by scan within its centre.

alter table dak_letter add column holder text not null default '' check (length(holder) <= 120);
comment on column dak_letter.holder is
  'In whose hands it is since it was received; empty: still with the receiver. The history keeps every hand-over. Not told to the sender.';

create function wants_alert_mails(u app_user) returns boolean
  language sql immutable set search_path = public, pg_temp as $$
  select u.is_active and u.email <> '' and u.area_id is not null and coalesce(u.preferences -> 'alertMails', 'true') <> 'false'
$$;
comment on function wants_alert_mails is
  'Whether a user gets the mails about what expires: a user of a centre or area, with an address, who has not turned them off. Called by alert_recipients and open_alerts.';
revoke execute on function wants_alert_mails from public;

create or replace function alert_recipients(p_after uuid, p_limit int) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id from app_user u where wants_alert_mails(u) and (p_after is null or u.id > p_after)
  order by u.id limit p_limit
$$;
comment on function alert_recipients is
  'Users of centres and areas who have an address for mail and want the alerts, in the order of their ids. As the owner, because the hourly work belongs to no area. Called before the alerts of what expires.';

create or replace function open_alerts(p_user uuid) returns table (user_id uuid, username text, name text, org_id uuid, org_name text, org_level int,
    area_id uuid, centres text, acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user; o org; scope text;
begin
  -- Whoever turned the mails off since the list of recipients was read gets none.
  select * into u from app_user p where p.id = p_user and wants_alert_mails(p);
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
