import { expect, test } from 'vitest';
import { deferralReasons } from '../rules/deferral-reasons.ts';
import { publishedRules } from '../rules/published-rules.ts';
import { judgeAnswers, questionNames, questions, questionsFor, unanswered } from './questionnaire.ts';

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
