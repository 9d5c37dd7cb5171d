import { todayIn } from '@sewa/contract/kernel/days';
import { blocks, gatherings } from '@sewa/contract/oae/gatherings';
import { members } from '@sewa/contract/oae/members';
import { oaePrints } from '@sewa/contract/oae/print';
import { renewals } from '@sewa/contract/oae/renewals';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { arrive, cancelArrival, changeArrival, showArrivals, showFloor } from './arrivals.ts';
import { listBlocks } from './blocks.queries.ts';
import { blockHistory, createBlock, editBlock, exportBlockList, readBlock, removeBlock } from './blocks.ts';
import { showEmergency } from './emergency.ts';
import { exportMemberList } from './export-members.ts';
import { listGatherings } from './gatherings.queries.ts';
import {
  createGathering,
  editGathering,
  exportGatheringList,
  gatheringHistory,
  readGathering,
  removeGathering,
} from './gatherings.ts';
import {
  createMember,
  editMember,
  memberHistory,
  type OaeNeeds,
  readMember,
  removeMember,
  showMembers,
} from './members.ts';
import { printPasses } from './print/print-passes.ts';
import { listRenewals, listYears } from './renewals.queries.ts';
import { endRenewal, readRenewal, renew, renewMany, startRenewals } from './renewals.ts';

/** The old age enclosure: members and attendants, the day of a gathering, the yearly renewal. */
export function oaeModule({ config, pdf, files }: ModuleNeeds): ServerModule {
  const needs: OaeNeeds = { today: () => todayIn(config.timeZone) };
  const printing = { ...needs, pdf, files, timeZone: config.timeZone };
  return {
    name: 'oae',
    routes: [
      handle(members.list, showMembers(needs)),
      handle(members.read, readMember(needs)),
      handle(members.create, createMember(needs)),
      handle(members.update, editMember(needs)),
      handle(members.remove, removeMember),
      handle(members.export, exportMemberList(needs)),
      handle(members.history, memberHistory(needs)),
      handle(members.emergency, showEmergency(needs)),
      handleInSteps(oaePrints.passes, printPasses(printing)),
      handle(blocks.list, (tx, { query }) => listBlocks(tx, query)),
      handle(blocks.read, readBlock),
      handle(blocks.create, createBlock),
      handle(blocks.update, editBlock),
      handle(blocks.remove, removeBlock),
      handle(blocks.export, exportBlockList),
      handle(blocks.history, blockHistory),
      handle(gatherings.list, (tx, { query }) => listGatherings(tx, query)),
      handle(gatherings.read, readGathering),
      handle(gatherings.create, createGathering),
      handle(gatherings.update, editGathering),
      handle(gatherings.remove, removeGathering),
      handle(gatherings.export, exportGatheringList),
      handle(gatherings.history, gatheringHistory),
      handle(gatherings.arrive, arrive),
      handle(gatherings.changeArrival, changeArrival),
      handle(gatherings.cancelArrival, cancelArrival),
      handle(gatherings.arrivals, showArrivals),
      handle(gatherings.floor, showFloor),
      handle(renewals.list, (tx, { query }) => listRenewals(tx, query)),
      handle(renewals.years, listYears),
      handle(renewals.read, readRenewal),
      handle(renewals.start, startRenewals),
      handle(renewals.renew, renew(needs)),
      handle(renewals.renewMany, renewMany(needs)),
      handle(renewals.end, endRenewal),
    ],
  };
}
