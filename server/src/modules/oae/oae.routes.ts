import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { memberErasure } from '@sewa/contract/oae/erasure';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { members } from '@sewa/contract/oae/members';
import { oaePrints } from '@sewa/contract/oae/print';
import { renewals } from '@sewa/contract/oae/renewals';
import { eraseRecord } from '../../platform/erasure/erase-record.ts';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { countedMemberCharts } from './charts.ts';
import {
  arrive,
  cancelArrival,
  changeArrival,
  findAtGate,
  showArrivals,
  showFloor,
} from './gatherings/arrivals.ts';
import { seatBlocks } from './gatherings/blocks.resource.ts';
import { countGatheringsOn } from './gatherings/gatherings.queries.ts';
import { gatheringResource } from './gatherings/gatherings.resource.ts';
import { showVisitorEmergency, showVisitorPhoto } from './gatherings/visitors.ts';
import { showEmergency } from './members/emergency.ts';
import { exportMemberList } from './members/export-members.ts';
import { memberImport } from './members/import/member-import.ts';
import { countExpiringMembers } from './members/members.queries.ts';
import {
  createMember,
  editMember,
  memberHistory,
  type OaeNeeds,
  readMember,
  removeMember,
  showMembers,
} from './members/members.ts';
import { memberNumbers } from './number-series.ts';
import { attendantTable, memberTable } from './oae-tables.ts';
import { printPasses } from './print/print-passes.ts';
import { countWaitingRenewals, listRenewals, listYears } from './renewals/renewals.queries.ts';
import { endRenewal, readRenewal, renew, renewMany, startRenewals } from './renewals/renewals.ts';
import type { ScanNeeds } from './scanned-pass.ts';
import { memberSource } from './search-source.queries.ts';

const edit = right('SEWADAR.OAE', 'edit');

/** The old age enclosure: members and attendants, the day of a gathering, the yearly renewal. */
export function oaeModule(
  { config, pdf, files, log }: ModuleNeeds,
  { readCard }: Pick<ScanNeeds, 'readCard'>,
): ServerModule {
  const needs: OaeNeeds = { today: () => todayIn(config.timeZone) };
  const scanning: ScanNeeds = { ...needs, readCard };
  const printing = { ...needs, pdf, files, timeZone: config.timeZone };
  return {
    name: 'oae',
    isLeftOutOffline: true,
    attachments: [memberTable, attendantTable],
    searched: [memberSource],
    charts: countedMemberCharts,
    waiting: [
      { kind: 'gatherings', requirement: edit, count: (tx) => countGatheringsOn(tx, needs.today()) },
      { kind: 'renewals', requirement: edit, count: (tx) => countWaitingRenewals(tx) },
      { kind: 'expiring', requirement: edit, count: (tx) => countExpiringMembers(tx, needs.today()) },
    ],
    numbers: [memberNumbers],
    imports: [memberImport(needs)],
    routes: [
      handle(members.list, showMembers(needs)),
      handle(members.read, readMember(needs)),
      handle(members.create, createMember(needs)),
      handle(members.update, editMember(needs)),
      handle(members.remove, removeMember),
      handle(memberErasure.erase, eraseRecord('oae_member', { files, log })),
      handle(members.export, exportMemberList(needs)),
      handle(members.history, memberHistory(needs)),
      handle(members.emergency, showEmergency(scanning)),
      handleInSteps(oaePrints.passes, printPasses(printing)),
      ...seatBlocks.routes,
      ...gatheringResource.routes,
      handle(gatherings.find, findAtGate(needs)),
      handle(gatherings.arrive, arrive(scanning)),
      handle(gatherings.changeArrival, changeArrival),
      handle(gatherings.cancelArrival, cancelArrival),
      handle(gatherings.arrivals, showArrivals(needs)),
      handle(gatherings.floor, showFloor),
      handle(gatherings.emergency, showVisitorEmergency(scanning)),
      handle(gatherings.photo, showVisitorPhoto({ ...needs, files })),
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
