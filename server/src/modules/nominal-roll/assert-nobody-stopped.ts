import type { Language } from '@sewa/contract/kernel/values/languages';
import { hasStopped } from '@sewa/contract/nominal-roll/members';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { listMembers, type StoredMember } from './members.queries.ts';

/** More names than this would not fit into a message; the list of members marks them all. */
const MAX_NAMES = 5;

/** Members are judged when they are added; whoever died, left or was transferred since is removed first. */
export async function assertNobodyStopped(tx: Tx, roll: string): Promise<void> {
  const stopped = (await listMembers(tx, roll)).filter(hasStopped);
  if (stopped.length === 0) return;
  throw new PortalError('ROLL_MEMBERS_STOPPED', {
    words: (language) => ({ names: namesOf(stopped, language) }),
  });
}

function namesOf(members: readonly StoredMember[], language: Language): string {
  const named = members.slice(0, MAX_NAMES).map(({ name, number, sewadarStatus }) => {
    const word = sewadarStatus === '' ? '' : sewadarWords.fields.status.choices[sewadarStatus][language];
    return `${name} (${number}, ${word})`;
  });
  const rest = members.length - named.length;
  return [...named, ...(rest === 0 ? [] : [`+${rest}`])].join(', ');
}
