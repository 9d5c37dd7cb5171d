import { signedCode } from '@sewa/contract/badges/code';
import { expect, test } from 'vitest';
import { findScanned } from './scanned-member.rules.ts';

const codeOf = (unsigned: string) => signedCode(unsigned, new Uint8Array(64));
const badge = codeOf('S1.B1.ASR.7F3Q.1234..');
const card = { type: 1, number: 1234, key: '7F3Q', validFrom: '2026-11-10', validTo: '2026-11-16' };
const members = [
  { id: 'erased', number: null, code: 'R1B4C6D8E9', cards: [] },
  { id: 'other', number: 1234, code: 'R2B4C6D8E9', cards: [{ ...card, number: 9 }] },
  { id: 'carrier', number: 17, code: 'R3B4C6D8E9', cards: [{ ...card, type: 2 }, card] },
];
const day = '2026-11-15';
const found = (code: string, on = day) => findScanned(members, { code, day: on })?.id;

test.each([
  ['a gate code as it is typed', ' r3b4c-6d8e9', 'carrier'],
  ['a number, which is that of the sewadar', '1234', 'other'],
  ['a badge', badge, 'carrier'],
  ['a badge as a scanner types it', ` ${badge.toLowerCase()}\r\n`, 'carrier'],
  ['a badge of another type', codeOf('S1.B3.ASR.7F3Q.1234..'), undefined],
  ['a badge of another area with the same number', codeOf('S1.B1.DEL.K2D8.1234..'), undefined],
  ['a badge of somebody who is not on the roll', codeOf('S1.B1.ASR.7F3Q.4321..'), undefined],
  ['a quick token', codeOf('S1.Q1.ASR.7F3Q.3-1234..'), undefined],
  ['a damaged code', badge.slice(0, -1), undefined],
  ['nothing that is known', 'null', undefined],
])('%s', (_case, code, id) => {
  expect(found(code)).toBe(id);
});

test('a badge names its sewadar from its first to its last day, whatever the card says', () => {
  const days = ['09', '10', '16', '17'].map((date) => `2026-11-${date}`);
  expect(days.map((on) => found(badge, on))).toEqual([undefined, 'carrier', 'carrier', undefined]);
});

test('a list from before an update has no cards and names by code and number', () => {
  const old = [{ number: 17, code: 'R3B4C6D8E9' }];
  expect(findScanned(old, { code: '17', day })).toBe(old[0]);
  expect(findScanned(old, { code: badge, day })).toBeUndefined();
});
