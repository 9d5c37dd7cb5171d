-- Records that somebody else decides: whoever made or edited one approves nothing about it, and one person never gives two
-- approvals. The rules are in the application; the constraint holds whoever writes.

create function make_four_eyes(resource regclass, deciders text[]) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  conditions text[] := '{}';
  one text;
begin
  execute format('alter table %s add column made_by uuid not null, add column made_by_name text not null,
    add column editors uuid[] not null default ''{}'', add column status_since timestamptz not null default now(),
    add column reason text not null default '''' check (length(reason) <= 1000)', resource);
  execute format('comment on column %s.editors is %L', resource, 'Who changed its substance since it was last approved as a whole.');
  foreach one in array deciders loop
    execute format('alter table %s add column %I uuid, add column %I text, add column %I timestamptz,
      add constraint %I check (num_nonnulls(%2$I, %3$I, %4$I) in (0, 3))', resource, one, one || '_name', one || '_at', own_name || '_' || one);
    conditions := conditions || format('(%1$I is null or %1$I <> made_by and not %1$I = any (editors))', one)
      || array(select format('(%I is null or %I is null or %1$I <> %2$I)', one, other) from unnest(deciders) other where other > one);
  end loop;
  execute format('alter table %s add constraint %I check (%s)', resource, own_name || '_four_eyes', array_to_string(conditions, ' and '));
  execute format('comment on constraint %I on %s is %L', own_name || '_four_eyes', resource,
    'Nobody decides what they made or edited, and no two decisions are one person''s, whoever writes.');
end $$;
comment on function make_four_eyes is
  'Adds the columns in which a table keeps who made, edited and decided a record, and the constraint of four eyes. Called by migrations only, before make_resource_table. The table has the columns status and version.';
revoke execute on function make_four_eyes from public;
