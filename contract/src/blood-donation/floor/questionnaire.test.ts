import { expect, test } from 'vitest';
import { deferralReasons } from '../rules/deferral-reasons.ts';
import { publishedRules } from '../rules/published-rules.ts';
import {
  type Answer,
  countedSince,
  judgeAnswers,
  questionNames,
  questions,
  questionsFor,
  standingAnswers,
  unanswered,
  undated,
} from './questionnaire.ts';

const no = (gender: string) =>
  questionsFor(gender).map((question) => ({ question, reason: '', since: null }) as const);

test('every reason that is not measured or the doctor’s own is asked for, once', () => {
  const measured = ['lowHaemoglobin', 'lowWeight', 'bloodPressure', 'pulse', 'doctorDecision'];
  const asked = questionNames.flatMap((name) => [...questions[name].reasons]);
  expect(asked.toSorted()).toEqual(deferralReasons.filter((one) => !measured.includes(one)).toSorted());
});

test('all questions are to be answered; men are not asked about pregnancy', () => {
  expect(unanswered([], 'male')).not.toContain('women');
  expect(unanswered(no('female'), 'female')).toEqual([]);
  expect(unanswered(no('male'), 'female')).toEqual(['women']);
});

test('a yes needs its reason and day, and the reason is one of the question', () => {
  const answers = (reason: 'tattoo' | 'malaria', since: string | null) =>
    no('male').map((one) => (one.question === 'tattoo' ? { ...one, reason, since } : one));
  expect(unanswered(answers('tattoo', '2026-01-01'), 'male')).toEqual([]);
  expect(unanswered(answers('tattoo', null), 'male')).toEqual(['tattoo']);
  expect(unanswered(answers('malaria', '2026-01-01'), 'male')).toEqual(['tattoo']);
});

test('the rules judge a yes by its day: what is over speaks against nothing', () => {
  const judge = (since: string, day: string) =>
    judgeAnswers([{ question: 'tattoo', reason: 'tattoo', since }], publishedRules, day).map(
      ({ rule }) => rule,
    );
  expect(judge('2025-11-16', '2026-11-15')).toEqual(['tattoo']);
  expect(judge('2025-11-16', '2026-11-16')).toEqual([]);
  expect(judgeAnswers(no('female'), publishedRules, '2026-11-16')).toEqual([]);
});

test('of several answers the one that lasts longest comes first, and what is over is left out', () => {
  const answers: Answer[] = [
    { question: 'fevers', reason: 'malaria', since: '2024-11-16' },
    { question: 'medicines', reason: 'antibiotics', since: '2026-11-10' },
    { question: 'tattoo', reason: 'tattoo', since: '2026-11-01' },
    { question: 'unwell', reason: 'minorIllness', since: '2026-11-16' },
    { question: 'alcohol', reason: '', since: null },
    { question: 'risk', reason: 'hepatitisBC', since: '2026-11-16' },
  ];
  const standing = standingAnswers(answers, publishedRules, '2026-11-16');
  expect(standing.map(({ reason }) => reason)).toEqual([
    'hepatitisBC',
    'minorIllness',
    'tattoo',
    'antibiotics',
  ]);
  expect(standing[2]).toEqual({
    reason: 'tattoo',
    since: '2026-11-01',
    deferral: { reason: 'tattoo', kind: 'until', from: '2027-11-01' },
  });
});

test('a yes whose end the rules leave to the doctor speaks against a donation until the doctor has said it', () => {
  const rules = {
    ...publishedRules,
    periods: { ...publishedRules.periods, tattoo: { kind: 'chosen' } },
  } as const;
  const answers: Answer[] = [{ question: 'tattoo', reason: 'tattoo', since: '2020-01-01' }];
  expect(judgeAnswers(answers, rules, '2026-11-16')).toMatchObject([{ rule: 'tattoo', limit: null }]);
  expect(standingAnswers(answers, rules, '2026-11-16').map(({ deferral }) => deferral)).toEqual([
    { reason: 'tattoo', kind: 'recovery' },
  ]);
});

test('a yes needs a day that is one and has come', () => {
  const since = (day: string | null) =>
    undated([{ question: 'tattoo', reason: 'tattoo', since: day }], '2026-11-16');
  expect(since('2026-11-16')).toEqual([]);
  for (const wrong of [null, '', '31-2', '2026-02-31', '2026-11-17'])
    expect(since(wrong)).toEqual(['tattoo']);
  expect(undated(no('male'), '2026-11-16')).toEqual([]);
});

test('another reason is counted from its own answer or from today, not from the day of the reason before', () => {
  const answers: Answer[] = [{ question: 'tattoo', reason: 'tattoo', since: '2026-05-01' }];
  expect(countedSince('tattoo', answers, '2026-11-16')).toBe('2026-05-01');
  expect(countedSince('antibiotics', answers, '2026-11-16')).toBe('2026-11-16');
});
