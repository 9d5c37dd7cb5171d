import { donorList } from '@sewa/contract/blood-donation/import-columns';
import type { ImportKind } from '../../../../platform/import/import-kind.ts';
import { listCentresOfArea } from '../../../people/public.ts';
import type { BloodNeeds } from '../../blood-needs.ts';
import {
  findDonorMatches,
  findDonorsTwice,
  insertStagedDonors,
  type ReservedDonorNumbers,
  releaseDonorNumbers,
  reserveDonorNumbers,
} from './donor-import.queries.ts';
import type { DonorParserContext } from './parse-donor.ts';

/** Lists of donors from Excel. A centre's own user imports into the own centres only. */
export function donorImport({ device, today }: BloodNeeds): ImportKind {
  return {
    ...donorList,
    tables: ['blood_donor'],
    parser: new URL('./parse-donor.ts', import.meta.url),
    parserContext: async (tx, { centres }): Promise<DonorParserContext> => ({
      today: today(),
      centres: (await listCentresOfArea(tx)).map((centre) => ({
        ...centre,
        isOwn: centres === '*' || centres.includes(centre.id),
      })),
    }),
    checks: [findDonorsTwice, findDonorMatches],
    reserve: async (tx, take) => reserveDonorNumbers(tx, take, await device(tx)),
    release: async (tx, reserved) =>
      releaseDonorNumbers(tx, reserved as ReservedDonorNumbers, await device(tx)),
    commit: async (tx, part) =>
      insertStagedDonors(tx, part, {
        device: await device(tx),
        numbers: part.reserved as ReservedDonorNumbers,
      }),
    finish: async () => {},
  };
}
