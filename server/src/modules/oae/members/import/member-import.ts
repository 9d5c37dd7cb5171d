import { memberList } from '@sewa/contract/oae/import-columns';
import type { Tx } from '../../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../../platform/http/portal-error.ts';
import type { ImportKind, Take } from '../../../../platform/import/import-kind.ts';
import {
  type NumberBlock,
  releaseBlock,
  reserveBlock,
} from '../../../../platform/import/number-block.queries.ts';
import { findLikelyTwice, listNameableCentres } from '../../../people/public.ts';
import { lockAttendants } from '../../attendants/attendants.queries.ts';
import { memberNumbers } from '../../number-series.ts';
import type { OaeNeeds } from '../members.ts';
import {
  findMemberMatches,
  findThirdMembers,
  insertStagedMembers,
  listNameableBlocks,
} from './member-import.queries.ts';
import type { MemberParserContext } from './parse-member.ts';

/** Lists of members from Excel. A centre's own user imports into their own centres only. */
export function memberImport({ today }: OaeNeeds): ImportKind {
  return {
    ...memberList,
    tables: ['oae_member', 'oae_attendant'],
    parser: new URL('./parse-member.ts', import.meta.url),
    parserContext: async (tx, who): Promise<MemberParserContext> => ({
      today: today(),
      centres: await listNameableCentres(tx, who),
      blocks: await listNameableBlocks(tx),
    }),
    checks: [findLikelyTwice, findMemberMatches, findThirdMembers],
    reserve: (tx, take) => reserveBlock(tx, memberNumbers, take),
    release: (tx, reserved) => releaseBlock(tx, memberNumbers, reserved as NumberBlock),
    commit: (tx, part) => insertStagedMembers(tx, part, part.reserved as NumberBlock),
    finish: assertNobodyAttendsThree,
  };
}

/**
 * Whoever saves an attendant waits from here on, and then counts the imported members. Elsewhere the lock comes before that of
 * the member; here nobody else sees the new members yet, and no sewadar is named.
 */
async function assertNobodyAttendsThree(tx: Tx, { importId, mostLevel }: Take): Promise<void> {
  await lockAttendants(tx, { sewadars: [], isCounted: true });
  const refused = await findThirdMembers(tx, importId, mostLevel);
  if (refused.length > 0) throw new PortalError('IMPORT_STALE');
}
