import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { letterAttachments } from '@sewa/contract/sg-management/attachments';
import { letters } from '@sewa/contract/sg-management/letters';
import { letterPrints } from '@sewa/contract/sg-management/print';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { letterNumbers } from './letter-numbers.ts';
import { letterSource } from './letter-source.queries.ts';
import { countOverdueAnswers, countToReceive } from './letters.queries.ts';
import { letterResource } from './letters.resource.ts';
import { instruct, moveLetter, receiveLetter, showNext, showParties } from './letters.ts';
import { printRegister, printSlip } from './print/print-letters.ts';

/** The post register of the centres. */
export function sgManagementModule({ config, pdf, files }: ModuleNeeds): ServerModule {
  const { timeZone } = config;
  const today = () => todayIn(timeZone);
  const resource = letterResource({ today });
  const needs = { today, resource };
  const printing = { ...needs, pdf, files, timeZone };
  return {
    name: 'sg-management',
    attachments: [{ owner: letterAttachments, table: 'dak_letter', column: 'letter_id' }],
    searchedRecords: [letterSource],
    waiting: [
      {
        kind: 'lettersToReceive',
        requirement: right('SG_MANAGEMENT.DAK', 'dispatchReceive'),
        count: countToReceive,
      },
      {
        kind: 'overdueAnswers',
        requirement: right('SG_MANAGEMENT.DAK', 'edit'),
        count: (tx) => countOverdueAnswers(tx, today()),
      },
    ],
    numbers: [letterNumbers],
    routes: [
      // Before the reading of one letter by its id.
      handle(letters.next, showNext(needs)),
      handle(letters.parties, showParties),
      handleInSteps(letterPrints.register, printRegister(printing)),
      handle(letters.receive, receiveLetter(needs)),
      ...resource.routes,
      handle(letters.move, moveLetter(needs)),
      handle(letters.instruct, instruct(needs)),
      handleInSteps(letterPrints.slip, printSlip(printing)),
    ],
  };
}
