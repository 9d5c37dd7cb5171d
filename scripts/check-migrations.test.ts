import { expect, test } from 'vitest';
import { findIncompatible } from './check-migrations.ts';

test.each([
  'drop table dak;',
  'drop function old_one(uuid);',
  'alter table dak drop column note;',
  'drop policy dak_read on dak;',
  'alter policy dak_read on dak using (false);',
  'alter table dak rename column note to remark;',
  'alter table dak alter column number type bigint;',
  'alter table dak alter column note set not null;',
  'alter table dak add column place text not null;',
  'alter table dak add constraint dak_place check (place <> 1);',
  'create index change_log_origin on change_log (origin);',
])('%s breaks the version before, or holds a lock', (sql) => {
  expect(findIncompatible(sql)).toHaveLength(1);
});

test.each([
  "alter table dak add column place text not null default '';",
  'alter table dak add column place text;',
  'alter table dak add constraint dak_place check (place <> 1) not valid;',
  'create index concurrently change_log_origin on change_log (origin);',
  'create index dak_place on dak (place);',
  'create function f() returns void language sql as $$ drop table x; alter table y rename to z $$;',
  "comment on table dak is 'drop table; rename to';",
  '-- drop table dak;\nselect 1;',
  'create table dak_note (id uuid not null, constraint n check (id is not null));',
])('%s is compatible', (sql) => {
  expect(findIncompatible(sql)).toEqual([]);
});

test('a reason in the line above is taken, and only for that statement', () => {
  const sql = '-- compatible: nobody has called it since 0120.\ndrop function a();\ndrop function b();\n';
  expect(findIncompatible(sql)).toEqual(['line 3: the version before may still use it']);
});
