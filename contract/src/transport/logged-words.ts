import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { paperWords } from '../papers/words.ts';
import { transportPaperKinds } from './papers.ts';

const choices = Object.fromEntries(
  Object.entries(transportPaperKinds).map(([kind, { words }]) => [kind, words]),
);

export const transportPaperLog: LoggedWords = {
  entity: 'expiring_paper',
  fields: { kind: { ...paperWords.kind, choices } },
};
