import { describe, expect, test } from 'vitest';
import { columnOfField, fieldOfColumn } from './kernel/resource/columns.ts';
import { shapesOf } from './kernel/resource/field-kinds.ts';
import type { AnyResource } from './kernel/resource/resource.ts';
import { languages } from './kernel/values/languages.ts';
import { allResources } from './modules.ts';

const named: [string, AnyResource][] = allResources.map((resource) => [resource.entity, resource]);

test('an entity is declared once', () => {
  expect(new Set(named.map(([entity]) => entity)).size).toBe(named.length);
});

describe.each(named)('%s', (_entity, resource) => {
  const fields = Object.keys(resource.row.shape).filter((name) => name !== 'id' && name !== 'version');

  test('has a word for every field of its row', () => {
    expect(Object.keys(resource.words.fields)).toEqual(expect.arrayContaining(fields));
  });

  test('has a word for every choice in every language', () => {
    for (const [field, { details }] of shapesOf(resource.row)) {
      if (details.kind !== 'choice' && details.kind !== 'choices') continue;
      const choices = resource.words.fields[field]?.choices ?? {};
      for (const value of details.values)
        for (const language of languages)
          expect([field, value, choices[String(value)]?.[language]]).toEqual([
            field,
            value,
            expect.any(String),
          ]);
    }
  });

  test('tells its fields apart in every language', () => {
    for (const language of languages) {
      const entered = Object.keys(resource.fields.shape).map(
        (field) => resource.words.fields[field]?.[language],
      );
      expect(new Set(entered).size).toBe(entered.length);
    }
  });

  test('sorts by fields of its row', () => {
    for (const name of resource.sort)
      expect([name, fields.includes(name)]).toEqual([name, !resource.orders.includes(name)]);
  });
});

test.each([
  ['name', 'name'],
  ['name_latin', 'nameLatin'],
  ['centre_id', 'centre'],
  ['has_wheelchair_room', 'hasWheelchairRoom'],
])('the column %s is the field %s', (column, field) => {
  expect(fieldOfColumn(column)).toBe(field);
  expect(columnOfField(field, { isId: column.endsWith('_id') })).toBe(column);
});
