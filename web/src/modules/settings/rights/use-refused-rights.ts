import { refusedRightsSchema } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../platform/call-error.ts';
import { useRightWords } from '../../../ui/right-words.ts';
import { shownGrants } from './acl.rules.ts';

/** Names the rights in the message when the server refuses some of them: only this side knows their words. */
export function useRefusedRights() {
  const { t } = useTranslation('settings');
  const { rightWord } = useRightWords();

  async function namingRefused<Reply>(saving: Promise<Reply>): Promise<Reply> {
    try {
      return await saving;
    } catch (error) {
      throw withNames(error);
    }
  }

  function withNames(error: unknown): unknown {
    if (!(error instanceof CallError)) return error;
    const refused = refusedRightsSchema.safeParse(error.data);
    if (!refused.success) return error;
    const words = shownGrants(refused.data.rights).map(({ key, value }) => `“${rightWord(key, value)}”`);
    if (words.length === 0) return error;
    const text = error.code === 'GRANT_BEYOND_ORG' ? 'rights.beyondOrg' : 'rights.beyondOwn';
    const message = t(text, { rights: [...new Set(words)].join(', ') });
    const { status, code, requestId } = error;
    return new CallError({ status, code, requestId, message, said: message });
  }

  return namingRefused;
}
