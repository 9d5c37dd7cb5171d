import { expect, test } from 'vitest';
import { contradictionsIn, differing, suggested } from './merge.rules.ts';

const fields = [
  { name: 'name', label: 'Name', mine: 'Gurpreet', theirs: 'ਗੁਰਪ੍ਰੀਤ' },
  { name: 'phone', label: 'Phone', mine: '', theirs: '+919876543210' },
  { name: 'address', label: 'Address', mine: 'Ajnala', theirs: '' },
  { name: 'gender', label: 'Gender', mine: 'Female', theirs: 'Female' },
  { name: 'notes', label: 'Notes', mine: '', theirs: '' },
];

test('only what reads differently is asked for', () => {
  expect(differing(fields).map(({ name }) => name)).toEqual(['name', 'phone', 'address']);
});

test('what only the other record knows is suggested, what both know stays', () => {
  expect([...suggested(fields)]).toEqual(['phone']);
});

test('only the refusal for contradictions is asked about, and it names fields of the comparison', () => {
  const data = { contradictions: ['gender', 'birthDate', 'unheard of'] };
  expect(contradictionsIn({ code: 'MERGE_CONTRADICTION', data })).toEqual(['birthDate', 'gender']);
  expect(contradictionsIn({ code: 'CONFLICT', data })).toBeNull();
});
