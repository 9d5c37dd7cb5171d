import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import {
  letterAttachments,
  premisesAttachments,
  sgRecordAttachments,
} from '@sewa/contract/sg-management/attachments';
import { bagPrints, bags } from '@sewa/contract/sg-management/bags';
import { due } from '@sewa/contract/sg-management/due';
import { letters } from '@sewa/contract/sg-management/letters';
import { letterPrints, premisesPrints } from '@sewa/contract/sg-management/print';
import { sgRecords } from '@sewa/contract/sg-management/records';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { bagNumbers, bagResource } from './bags/bags.resource.ts';
import { dispatchBag, packLetters, recallBag, receiveBag, unpackLetters } from './bags/bags.ts';
import { printManifest } from './bags/print/print-manifest.ts';
import { letterNumbers } from './letter-numbers.ts';
import { letterSource } from './letter-source.queries.ts';
import { countOverdueAnswers, countToReceive } from './letters.queries.ts';
import { letterResource } from './letters.resource.ts';
import {
  handOverLetter,
  instruct,
  linkLetter,
  moveLetter,
  recallLetter,
  receiveLetter,
  showNext,
  showParties,
} from './letters.ts';
import { equipmentResource, hallResource } from './premises/parts.resource.ts';
import { listDue } from './premises/premises.queries.ts';
import { premisesResource } from './premises/premises.resource.ts';
import { premisesPaperTable } from './premises/premises-table.ts';
import { printPassport } from './premises/print/print-passport.ts';
import { printRegister, printSlip } from './print/print-letters.ts';
import { moveRecord, undoRecordMove, withdrawVersion } from './records/decide-record.ts';
import { premisesSource, sgRecordSource } from './records/record-source.queries.ts';
import {
  addBill,
  addProgress,
  completeRecord,
  refuseFileChange,
  removeEntry,
  reopenRecord,
  showEntries,
} from './records/record-work.ts';
import {
  clearReturn,
  countOverdueRecords,
  countReturnedRecords,
  countWaitingRecords,
} from './records/records.queries.ts';
import { sgRecordNumbers, sgRecordResource } from './records/sg-records.resource.ts';

/** Satsang ghars with the records that two people approve, and the post register of the centres. */
export function sgManagementModule({ config, pdf, files }: ModuleNeeds): ServerModule {
  const { timeZone } = config;
  const today = (moment?: Date) => todayIn(timeZone, moment);
  const resource = letterResource({ today });
  const needs = { today, resource };
  const premises = premisesResource({ today });
  const halls = hallResource();
  const equipment = equipmentResource({ today });
  const records = sgRecordResource({ today });
  const working = { records, today };
  const bagTable = bagResource(needs);
  const packing = { bags: bagTable, letters: resource, today };
  const printing = { ...needs, pdf, files, timeZone };
  return {
    name: 'sg-management',
    attachments: [
      { owner: letterAttachments, table: 'dak_letter', column: 'letter_id' },
      { owner: premisesAttachments, table: 'sg_premises', column: 'premises_id' },
      {
        owner: sgRecordAttachments,
        table: 'sg_record',
        column: 'sg_record_id',
        refusal: refuseFileChange,
        changed: clearReturn,
      },
    ],
    papers: [premisesPaperTable],
    searchedRecords: [sgRecordSource, premisesSource, letterSource],
    waiting: [
      {
        kind: 'sgRecords',
        requirement: sgRecords.move.requirement,
        count: countWaitingRecords,
      },
      {
        kind: 'sgRecordsReturned',
        requirement: right('SG_MANAGEMENT.RECORD', 'edit'),
        count: countReturnedRecords,
      },
      {
        kind: 'sgRecordsOverdue',
        requirement: right('SG_MANAGEMENT.RECORD', 'edit'),
        count: (tx) => countOverdueRecords(tx, today()),
      },
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
    numbers: [letterNumbers, bagNumbers, sgRecordNumbers],
    routes: [
      ...premises.routes,
      ...halls.routes,
      ...equipment.routes,
      ...records.routes,
      handle(sgRecords.move, moveRecord(working)),
      handle(sgRecords.undo, undoRecordMove(working)),
      handle(sgRecords.withdraw, withdrawVersion(working)),
      handle(sgRecords.entries, showEntries(working)),
      handle(sgRecords.addProgress, addProgress(working)),
      handle(sgRecords.addBill, addBill(working)),
      handle(sgRecords.removeEntry, removeEntry(working)),
      handle(sgRecords.complete, completeRecord(working)),
      handle(sgRecords.reopen, reopenRecord(working)),
      handle(due.list, (tx, { query }) => listDue(tx, { to: query.to, centre: query.centre })),
      handleInSteps(premisesPrints.passport, printPassport({ ...printing, premises, halls, equipment })),
      // Before the reading of one bag by its id.
      handle(bags.receive, receiveBag(packing)),
      ...bagTable.routes,
      handle(bags.pack, packLetters(packing)),
      handle(bags.unpack, unpackLetters(packing)),
      handle(bags.dispatch, dispatchBag(packing)),
      handle(bags.recall, recallBag(packing)),
      handleInSteps(bagPrints.manifest, printManifest({ ...printing, ...packing })),
      // Before the reading of one letter by its id.
      handle(letters.next, showNext(needs)),
      handle(letters.parties, showParties),
      handleInSteps(letterPrints.register, printRegister(printing)),
      handle(letters.receive, receiveLetter(needs)),
      handle(letters.handOver, handOverLetter(needs)),
      ...resource.routes,
      handle(letters.move, moveLetter(needs)),
      handle(letters.recall, recallLetter(needs)),
      handle(letters.link, linkLetter(needs)),
      handle(letters.instruct, instruct(needs)),
      handleInSteps(letterPrints.slip, printSlip(printing)),
    ],
  };
}
