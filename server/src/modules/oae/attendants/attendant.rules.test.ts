import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someAttendant } from '../testing/some-member.ts';
import { findTwin, planAttendants } from './attendant.rules.ts';

const one = { id: 'a', place: 1, sewadar: null };
const two = { id: 'b', place: 2, sewadar: 's' };

describe('the plan', () => {
  test('keeps by id, drops who is gone, puts a new one on the free place', () => {
    const plan = planAttendants([one, two], [someAttendant({ id: 'b', sewadar: 's' }), someAttendant()]);
    expect(plan.keep.map(({ id }) => id)).toEqual(['b']);
    expect(plan.drop).toEqual(['a']);
    expect(plan.add.map(({ place }) => place)).toEqual([1]);
  });

  test('another sewadar in the same line is another person: a new pass', () => {
    const plan = planAttendants([two], [someAttendant({ id: 'b', sewadar: 'other' })]);
    expect(plan).toMatchObject({ keep: [], drop: ['b'], add: [{ id: undefined, sewadar: 'other' }] });
  });

  test('a link to a sewadar may come and go without a new pass', () => {
    expect(planAttendants([one], [someAttendant({ id: 'a', sewadar: 's' })]).keep).toHaveLength(1);
    expect(planAttendants([two], [someAttendant({ id: 'b', sewadar: null })]).keep).toHaveLength(1);
  });

  test('afterwards there are as many as wished, each on a place of its own', () => {
    const ids = fc.constantFrom('a', 'b', 'c', undefined);
    const wishes = fc.uniqueArray(ids, { maxLength: 2, selector: (id) => id ?? Math.random() });
    fc.assert(
      fc.property(fc.subarray([one, two]), wishes, (current, wished) => {
        const plan = planAttendants(
          current,
          wished.map((id) => someAttendant({ id, sewadar: null })),
        );
        const kept = current.filter(({ id }) => !plan.drop.includes(id));
        const places = [...kept, ...plan.add].map(({ place }) => place);
        expect(places).toHaveLength(wished.length);
        expect(new Set(places).size).toBe(places.length);
        expect(places.every((place) => place === 1 || place === 2)).toBe(true);
      }),
    );
  });
});

describe('the same person twice', () => {
  const kaur = someAttendant();
  test.each([
    ['the same sewadar', someAttendant({ sewadar: 's' }), someAttendant({ sewadar: 's', name: 'X' }), 1],
    ['two sewadars of one family', someAttendant({ sewadar: 's' }), someAttendant({ sewadar: 't' }), null],
    ['the same name and phone', kaur, someAttendant({ name: ' harpreet   KAUR', nameLatin: '' }), 1],
    ['the same name in Latin only', kaur, someAttendant({ name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' }), 1],
    ['a sewadar and a record', someAttendant({ sewadar: 's' }), kaur, 1],
    ['the same name, another phone', kaur, someAttendant({ phone: '+919876500000' }), null],
    ['the same name, no phone', someAttendant({ phone: '' }), someAttendant({ phone: '' }), null],
    ['the same phone', kaur, someAttendant({ name: 'Simran', nameLatin: '' }), null],
  ])('%s', (_what, first, second, twin) => {
    expect(findTwin([first, second])).toBe(twin);
    expect(findTwin([second, first])).toBe(twin);
  });

  test('one alone is nobody’s twin', () => {
    expect(findTwin([kaur])).toBe(null);
    expect(findTwin([])).toBe(null);
  });
});
