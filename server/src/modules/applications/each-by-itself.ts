import type { BulkResult } from '@sewa/contract/kernel/resource/selection';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { PortalError } from '../../platform/http/portal-error.ts';
import type { Step } from '../../platform/http/route.ts';
import { translateError } from '../../platform/http/translate-error.ts';
import { lockApplication, type StoredApplication } from './application-rows.queries.ts';
import { refusalText } from './refusal-text.ts';

interface Act<Made> {
  ids: readonly string[];
  language: Language;
  /** What is locked before the application itself. */
  before?: (tx: Tx, id: string) => Promise<void>;
  act(tx: Tx, one: { application: StoredApplication; who: Who }): Promise<Made>;
  /** Told once it is committed. */
  done?: (id: string, made: Made) => void;
}

/** Each in a transaction of its own: one refusal undoes nothing, and nobody waits for a thousand rows. */
export async function eachByItself<Made>(
  step: Step,
  { ids, language, done, ...act }: Act<Made>,
): Promise<BulkResult> {
  const result: BulkResult = { done: 0, refused: [] };
  for (const id of ids) {
    const outcome = await one(step, id, act);
    if (outcome === null) continue;
    if ('error' in outcome)
      result.refused.push({ id, name: outcome.name, ...refusalText(outcome.error, language) });
    else {
      result.done += 1;
      done?.(id, outcome.made);
    }
  }
  return result;
}

/** Null: out of this user's sight, as if it had not been named. */
async function one<Made>(
  step: Step,
  id: string,
  { before, act }: Pick<Act<Made>, 'before' | 'act'>,
): Promise<{ made: Made } | { name: string; error: PortalError } | null> {
  let name = '';
  try {
    return await step(async (tx, who) => {
      await before?.(tx, id);
      const application = await lockApplication(tx, id);
      if (!application) return null;
      name = application.name;
      return { made: await act(tx, { application, who }) };
    });
  } catch (thrown) {
    const error = translateError(thrown);
    // What is not about this one application is about all of them.
    if (error.status >= 500 || name === '') throw thrown;
    return { name, error };
  }
}
