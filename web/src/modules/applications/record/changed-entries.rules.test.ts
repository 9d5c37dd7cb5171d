import { expect, test } from 'vitest';
import { changedEntries } from './changed-entries.rules.ts';

const before = {
  name: 'Jasvir',
  phone: '',
  papers: [{ id: '1', type: 5, name: 'photo.jpg' }],
  form: { departments: ['Langar'], validTo: null, attendants: [] },
};

test('nothing changed, whatever else the record shows and however its keys are ordered', () => {
  const after = {
    form: { attendants: [], validTo: null, departments: ['Langar'] },
    papers: [{ name: 'photo.jpg', type: 5, id: '1' }],
    phone: '',
    name: 'Jasvir',
    status: 10,
    version: 4,
  };
  expect(changedEntries(before, after)).toEqual([]);
});

test('entries and answers are told one by one, old beside new', () => {
  const after = {
    ...before,
    phone: '+919811122233',
    papers: [],
    form: { ...before.form, departments: ['Langar', 'Traffic'], validTo: '2027-01-01' },
  };
  expect(changedEntries(before, after)).toEqual([
    { name: 'phone', before: '', after: '+919811122233' },
    { name: 'papers', before: before.papers, after: [] },
    { name: 'form.departments', before: ['Langar'], after: ['Langar', 'Traffic'] },
    { name: 'form.validTo', before: null, after: '2027-01-01' },
  ]);
});
