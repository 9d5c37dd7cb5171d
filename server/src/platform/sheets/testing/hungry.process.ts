import { answerQuestions } from '../answer-questions.ts';

/** Asked to eat, it takes memory until there is none; anything else it says back. */
answerQuestions(async () => async (question: string) => {
  if (question !== 'eat') return question;
  const eaten: number[][] = [];
  for (;;) eaten.push(new Array<number>(1_000_000).fill(eaten.length));
});
