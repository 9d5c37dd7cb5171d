import { getAuth, refreshUser } from '../auth.ts';
import { getConnection, subscribeToConnection } from '../connection.ts';
import { keepReplies } from './kept-replies.ts';
import { registerWorker } from './register-worker.ts';

/** Prepares this device for a lost connection, and asks who is signed in when a kept session has one again. */
export function startOffline(): () => void {
  registerWorker().catch((error: unknown) => console.warn('The portal will not open offline', error));
  const stops = [keepReplies(), subscribeToConnection(confirmSession)];
  confirmSession();
  return () => {
    for (const stop of stops) stop();
  };
}

function confirmSession(): void {
  if (getAuth().keptAt === null || getConnection() === 'lost') return;
  refreshUser().catch(() => {
    // Signed out, which the call has told already; or lost again, and asked when it is back.
  });
}
