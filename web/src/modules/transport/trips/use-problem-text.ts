import { problemText } from '@sewa/contract/transport/trip-problem-text';
import type { TripProblem } from '@sewa/contract/transport/trip-rules';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';

/** What a problem of a trip says, in the language of the screen. */
export function useProblemText(): (problem: TripProblem) => string {
  const language = useStore(languageStore);
  const format = useFormat();
  return (problem) => problemText(problem, { language, day: format.day });
}
