import { authStates } from '@sewa/contract/user/auth-states';
import { getAuth, subscribeToAuth } from './auth.ts';
import { createStore, type Store } from './store.ts';

/**
 * For what one person did or saw: in memory only, and emptied when the session ends. A session can end without a reload
 * of the page, and the next person may sign in on it.
 */
export function createPersonalStore<T>(empty: T): Store<T> {
  const store = createStore(empty);
  subscribeToAuth(() => {
    if (getAuth().state !== authStates.LOGGED_IN) store.set(empty);
  });
  return store;
}
