import { donorList } from '@sewa/contract/blood-donation/import-columns';
import type { Tx } from '../../../../platform/db/kysely-on-client.ts';
import type { ImportKind } from '../../../../platform/import/import-kind.ts';
import {
  type NumberBlock,
  releaseBlock,
  reserveBlock,
} from '../../../../platform/import/number-block.queries.ts';
import { seriesWithin } from '../../../../platform/numbers/number-series.ts';
import { findLikelyTwice, listNameableCentres } from '../../../people/public.ts';
import type { BloodNeeds } from '../../blood-needs.ts';
import { donorNumbers } from '../../number-series.ts';
import { findDonorMatches, insertStagedDonors } from './donor-import.queries.ts';
import type { DonorParserContext } from './parse-donor.ts';

/** Lists of donors from Excel. A centre's own user imports into their own centres only. */
export function donorImport({ device, today }: BloodNeeds): ImportKind {
  const series = async (tx: Tx) => seriesWithin(donorNumbers, await device(tx));
  return {
    ...donorList,
    tables: ['blood_donor'],
    parser: new URL('./parse-donor.ts', import.meta.url),
    parserContext: async (tx, who): Promise<DonorParserContext> => ({
      today: today(),
      centres: await listNameableCentres(tx, who),
    }),
    checks: [findLikelyTwice, findDonorMatches],
    reserve: async (tx, take) => reserveBlock(tx, await series(tx), take),
    release: async (tx, reserved) => releaseBlock(tx, await series(tx), reserved as NumberBlock),
    commit: async (tx, part) =>
      insertStagedDonors(tx, part, { device: await device(tx), numbers: part.reserved as NumberBlock }),
    finish: async () => {},
  };
}
