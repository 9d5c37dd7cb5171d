import { refreshUser } from '../../platform/auth.ts';
import { remember } from '../../platform/remember.ts';

/** A failure costs nothing: the same part is then marked again next time. */
export async function markSeen(version: string): Promise<void> {
  try {
    await remember({ seenVersion: version });
    await refreshUser();
  } catch (error) {
    console.warn('The visit of the changelog could not be noted', error);
  }
}
