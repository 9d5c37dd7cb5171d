import type { Client } from 'pg';

export interface TableEntry {
  name: string;
  kind: 'table' | 'unlogged table' | 'view';
  /** What its partitions are cut by; which there are changes with time. */
  partitioning: string | null;
  comment: string | null;
  columns: { definition: string; comment: string | null }[];
  constraints: string[];
  /** Indexes and statistics. */
  indexes: string[];
  isGuarded: boolean;
  policies: string[];
  triggers: { definition: string; comment: string | null }[];
  grants: string[];
  /** Options of a view, such as security_barrier. */
  options: string[];
  view: string | null;
  /** Functions whose body changes the rows of the table. */
  writers: string[];
}

export interface FunctionEntry {
  signature: string;
  comment: string | null;
  definition: string;
  isGranted: boolean;
  /** Tables whose triggers run it. */
  tables: string[];
}

const ours = `relnamespace = 'public'::regnamespace`;
const notOfAnExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Collation "C" throughout, so that the order is the same on every server. */
export async function readTables(client: Client): Promise<TableEntry[]> {
  const { rows } = await client.query<TableEntry>(`
    select c.relname as name,
      case when c.relkind = 'v' then 'view' when c.relpersistence = 'u' then 'unlogged table' else 'table' end as kind,
      pg_get_partkeydef(c.oid) as partitioning,
      obj_description(c.oid, 'pg_class') as comment,
      (select json_agg(json_build_object('comment', col_description(c.oid, a.attnum), 'definition',
        concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
          case when a.attcollation <> y.typcollation then 'COLLATE ' || quote_ident(l.collname) end,
          case when a.attgenerated = 's' then 'GENERATED ALWAYS AS (' || pg_get_expr(v.adbin, v.adrelid) || ') STORED'
               when a.attidentity = 'a' then 'GENERATED ALWAYS AS IDENTITY'
               when v.adbin is not null then 'DEFAULT ' || pg_get_expr(v.adbin, v.adrelid) end,
          case when a.attstorage <> y.typstorage then 'STORAGE ' || case a.attstorage when 'e' then 'EXTERNAL' else a.attstorage::text end end,
          case when a.attnotnull then 'NOT NULL' end)) order by a.attnum)
        from pg_attribute a join pg_type y on y.oid = a.atttypid
        left join pg_collation l on l.oid = a.attcollation
        left join pg_attrdef v on v.adrelid = a.attrelid and v.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      array(
        select 'CONSTRAINT ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid, true)
        from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')
        order by position(k.contype::text in 'pucf'), k.conname) as constraints,
      array(
        select pg_get_indexdef(i.indexrelid, 0, true) from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
        order by x.relname)
      || array(select pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s where s.stxrelid = c.oid order by s.stxname) as indexes,
      c.relrowsecurity as "isGuarded",
      array(
        select concat_ws(E'\\n  ', 'CREATE POLICY ' || quote_ident(p.polname) || ' ON ' || quote_ident(c.relname)
            || case p.polcmd when 'r' then ' FOR SELECT' when 'a' then ' FOR INSERT' when 'w' then ' FOR UPDATE' when 'd' then ' FOR DELETE' else '' end
            || ' TO ' || (select string_agg(r.rolname, ', ' order by r.rolname) from pg_roles r where r.oid = any (p.polroles)),
          'USING (' || pg_get_expr(p.polqual, p.polrelid, true) || ')',
          'WITH CHECK (' || pg_get_expr(p.polwithcheck, p.polrelid, true) || ')')
        from pg_policy p where p.polrelid = c.oid order by p.polname) as policies,
      coalesce((
        select json_agg(json_build_object('definition', pg_get_triggerdef(t.oid, true), 'comment', obj_description(t.oid, 'pg_trigger')) order by t.tgname)
        from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggers,
      array(
        select 'GRANT ' || string_agg(g.privilege || g.columns, ', ' order by g.place) || ' ON ' || quote_ident(c.relname) || ' TO sewa_app'
        from (
          select e.privilege_type as privilege, '' as columns, position(e.privilege_type in 'SELECT INSERT UPDATE DELETE TRUNCATE') as place
          from aclexplode(c.relacl) e where e.grantee = 'sewa_app'::regrole
          union all
          select e.privilege_type, ' (' || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')', position(e.privilege_type in 'SELECT INSERT UPDATE DELETE')
          from pg_attribute a, aclexplode(a.attacl) e where a.attrelid = c.oid and e.grantee = 'sewa_app'::regrole group by e.privilege_type
        ) g having count(*) > 0) as grants,
      coalesce(c.reloptions, '{}') as options,
      case when c.relkind = 'v' then pg_get_viewdef(c.oid, true) end as view,
      array(
        select distinct p.proname::text collate "C" from pg_proc p where p.pronamespace = 'public'::regnamespace
        and p.prosrc ~ ('\\m(insert into|update|delete from|truncate) (public\\.)?' || c.relname || '\\M') order by 1) as writers
    from pg_class c
    where ${ours} and c.relkind in ('r', 'p', 'v') and not c.relispartition and ${notOfAnExtension('pg_class', 'c.oid')}
    order by c.relname`);
  return rows;
}

export async function readFunctions(client: Client): Promise<FunctionEntry[]> {
  const { rows } = await client.query<FunctionEntry>(`
    select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature,
      obj_description(p.oid, 'pg_proc') as comment, pg_get_functiondef(p.oid) as definition,
      exists (select from aclexplode(p.proacl) e where e.grantee = 'sewa_app'::regrole) as "isGranted",
      array(select distinct c.relname::text collate "C" from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgfoid = p.oid and not c.relispartition order by 1) as tables
    from pg_proc p where p.pronamespace = 'public'::regnamespace and ${notOfAnExtension('pg_proc', 'p.oid')}
    order by p.proname, pg_get_function_identity_arguments(p.oid) collate "C"`);
  return rows;
}

/** Extensions and sequences of our own; the sequence of an identity column belongs to its table. */
export async function readOthers(client: Client): Promise<{ text: string }[]> {
  const { rows } = await client.query<{ text: string }>(`
    select 'CREATE EXTENSION ' || e.extname || ' SCHEMA ' || n.nspname as text
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname <> 'plpgsql'
    union all
    select 'CREATE SEQUENCE ' || c.relname from pg_class c where ${ours} and c.relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a'))
    order by 1`);
  return rows;
}

/** Tables, views, functions, triggers and sequences that nobody has explained. */
export async function readUncommented(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select 'table ' || c.relname as name from pg_class c where ${ours} and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and obj_description(c.oid, 'pg_class') is null and ${notOfAnExtension('pg_class', 'c.oid')}
    union all
    select 'function ' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
      and obj_description(p.oid, 'pg_proc') is null and ${notOfAnExtension('pg_proc', 'p.oid')}
    union all
    select 'trigger ' || t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where ${ours} and not c.relispartition and not t.tgisinternal and obj_description(t.oid, 'pg_trigger') is null
    order by 1`);
  return rows.map(({ name }) => name);
}
