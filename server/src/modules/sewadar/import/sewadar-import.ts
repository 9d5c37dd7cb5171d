import { todayIn } from '@sewa/contract/kernel/values/days';
import { sewadarList } from '@sewa/contract/sewadar/import-columns';
import type { ImportKind } from '../../../platform/import/import-kind.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { listNameableCentres } from '../../people/public.ts';
import { listDepartments } from '../departments.queries.ts';
import type { SewadarParserContext } from './parse-sewadar.ts';
import {
  addKeys,
  assertNobodyTwice,
  findMatches,
  findTwice,
  giveBackNumbers,
  insertStaged,
  type ReservedNumbers,
  reserveNumbers,
} from './sewadar-import.queries.ts';

/** Lists of sewadars from Excel. A centre's own user imports into their own centres only. */
export function sewadarImport({ config, secret }: Pick<ModuleNeeds, 'config' | 'secret'>): ImportKind {
  return {
    ...sewadarList,
    tables: ['sewadar', 'sewadar_department'],
    parser: new URL('./parse-sewadar.ts', import.meta.url),
    parserContext: async (tx, who): Promise<SewadarParserContext> => {
      const today = todayIn(config.timeZone);
      return {
        secret,
        today,
        centres: await listNameableCentres(tx, who),
        departments: (await listDepartments(tx, today)).map(({ department }) => department),
      };
    },
    checks: [findTwice, findMatches],
    reserve: reserveNumbers,
    release: (tx, reserved) => giveBackNumbers(tx, reserved as ReservedNumbers),
    commit: (tx, part) => insertStaged(tx, part, part.reserved as ReservedNumbers),
    finish: async (tx, take) => {
      await addKeys(tx, take);
      await assertNobodyTwice(tx, take);
    },
  };
}
