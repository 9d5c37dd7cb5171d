import { createStore, useStore } from '../store.ts';
import type { Action } from './outbox.rules.ts';

/** The actions of the signed-in user that are not confirmed yet. Apart from the outbox, which comes after the first page. */
export const waitingActions = createStore<readonly Action[]>([]);

export function useWaitingActions(): readonly Action[] {
  return useStore(waitingActions);
}
