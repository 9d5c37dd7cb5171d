import { expect, test } from 'vitest';
import { parseRow, type SewadarParserContext } from './parse-sewadar.ts';

const context: SewadarParserContext = {
  secret: 'a secret for tests only',
  today: '2026-11-15',
  centres: [{ id: '0199f3c0-0000-7000-8000-000000000001', code: 'ASR-1', name: 'Ajnala', isOwn: true }],
  departments: [],
};

const parse = (cells: Record<string, string>) =>
  parseRow({ name: 'Harbans Kaur', gender: 'F', ...cells }, context);

test.each([
  [{ birthDate: '72' }, '1954-01-01'],
  [{ birthDate: '੭੨' }, '1954-01-01'],
  [{ age: '72 years' }, '1954-01-01'],
  [{ birthDate: '1954' }, '1954-01-01'],
])('an age is taken wherever the form takes one: %o', (cells, birthDate) => {
  const { content, issues } = parse(cells);
  expect(issues).toEqual([]);
  expect(content).toMatchObject({ birth_date: birthDate, is_birth_estimated: true });
});

test('what cannot be an age is named in its own column', () => {
  const { issues } = parse({ birthDate: '190' });
  expect(issues).toMatchObject([{ field: 'birthDate', code: 'notAnAge' }]);
});
