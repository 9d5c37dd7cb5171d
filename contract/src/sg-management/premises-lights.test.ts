import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../kernel/values/days.ts';
import { conditions, premisesSubjects } from './enums.ts';
import { premisesPaperKinds, subjectOfPaper } from './papers.ts';
import { causesOf, type JudgedPremises, lightOf, lights, lightsOf, worstOf } from './premises-lights.ts';

const today = '2026-11-16';
const unchecked = Object.fromEntries(
  premisesSubjects.map((subject) => [subject, null]),
) as JudgedPremises['conditions'];
const nothing: JudgedPremises = { status: 'inUse', conditions: unchecked, paperDays: {}, serviceDays: {} };

test('a paper and a service turn amber a month before their day and red after it', () => {
  const lightAt = (days: number) => {
    const day = dayAfter(today, days);
    const service = lightOf('water', { ...nothing, serviceDays: { water: day } }, today);
    const paper = lightOf('water', { ...nothing, paperDays: { waterTest: day } }, today);
    expect(paper).toBe(service);
    return paper;
  };
  expect([-400, -1, 0, 30, 31].map(lightAt)).toEqual(['red', 'red', 'amber', 'amber', 'green']);
});

test('a subject of which nothing is known is not green, and one that must have a paper asks for it', () => {
  expect(lightOf('toilets', nothing, today)).toBe('unknown');
  expect(lightOf('fireSafety', nothing, today)).toBe('amber');
  expect(causesOf('fireSafety', nothing, today)).toEqual([
    { what: 'missingPaper', kind: 'fireNoc', light: 'amber' },
  ]);
});

test('a closed satsang ghar has no lights', () => {
  const closed: JudgedPremises = {
    status: 'closed',
    conditions: { ...unchecked, toilets: 'bad' },
    paperDays: { fireNoc: '2020-01-01' },
    serviceDays: { power: '2020-01-01' },
  };
  expect(Object.values(lightsOf(closed, today)).every((light) => light === 'unknown')).toBe(true);
  expect(lightOf('toilets', { ...closed, status: 'inUse' }, today)).toBe('red');
});

test('a light is the worst of what is known, and nothing known about another subject changes it', () => {
  const judged = fc.record({
    status: fc.constant('inUse'),
    conditions: fc.record(
      Object.fromEntries(
        premisesSubjects.map((subject) => [subject, fc.option(fc.constantFrom(...conditions))]),
      ) as never,
    ),
    paperDays: fc.dictionary(
      fc.constantFrom(...premisesPaperKinds),
      fc.integer({ min: -60, max: 90 }).map((days) => dayAfter(today, days)),
    ),
    serviceDays: fc.dictionary(
      fc.constantFrom(...premisesSubjects),
      fc.integer({ min: -60, max: 90 }).map((days) => dayAfter(today, days)),
    ),
  });
  fc.assert(
    fc.property(judged, fc.constantFrom(...premisesSubjects), (given, subject) => {
      const one = given as unknown as JudgedPremises;
      const causes = causesOf(subject, one, today);
      const light = lightOf(subject, one, today);
      for (const cause of causes)
        expect(lights.indexOf(light)).toBeLessThanOrEqual(lights.indexOf(cause.light));
      expect(causes.some((cause) => cause.light === light)).toBe(causes.length > 0);
      const others = premisesPaperKinds.filter((kind) => subjectOfPaper[kind] !== subject);
      const paperDays = {
        ...one.paperDays,
        ...Object.fromEntries(others.map((kind) => [kind, '2001-01-01'])),
      };
      expect(lightOf(subject, { ...one, paperDays }, today)).toBe(light);
    }),
  );
  expect(worstOf([])).toBe('unknown');
});
