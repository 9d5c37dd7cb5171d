import { donorAttachments } from '@sewa/contract/blood-donation/attachments';
import { camps } from '@sewa/contract/blood-donation/camps';
import { deferrals } from '@sewa/contract/blood-donation/deferrals';
import { donorMerges, donors } from '@sewa/contract/blood-donation/donors';
import { donorErasure } from '@sewa/contract/blood-donation/erasure';
import { floor } from '@sewa/contract/blood-donation/floor/floor';
import { campPrints, donorPrints, visitPrints } from '@sewa/contract/blood-donation/print';
import { bloodRules } from '@sewa/contract/blood-donation/rules-calls';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { eraseRecord } from '../../platform/erasure/erase-record.ts';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { deviceNumber } from '../../platform/sync/device-number.queries.ts';
import type { BloodNeeds } from './blood-needs.ts';
import { bankResource } from './camps/banks.resource.ts';
import { claimCall, forgetOldClaims, releaseCall } from './camps/call-claims.ts';
import { recordCall, showCallingList } from './camps/calling-list.ts';
import { campSource } from './camps/camp-source.queries.ts';
import { countCamps, isToClose, isToOpen } from './camps/camps.queries.ts';
import { campResource } from './camps/camps.resource.ts';
import { addCampStaff, moveCamp, removeCampStaff, setCampBanks } from './camps/camps.ts';
import { countedBloodCharts } from './charts.ts';
import {
  createDonor,
  donorHistory,
  editDonor,
  exportDonors,
  readDonor,
  removeDonor,
  searchDonors,
  showDonors,
} from './donors/donors.ts';
import { findDonorDuplicates } from './donors/duplicates.ts';
import { eraseDonor } from './donors/erase-donor.queries.ts';
import { donorImport } from './donors/import/donor-import.ts';
import { listDonorMerges, mergeDonors, undoDonorMerge } from './donors/merge-donors.ts';
import { donorSource } from './donors/search-source.queries.ts';
import { countWelcomeDonors } from './donors/welcome.queries.ts';
import { cleanBed } from './floor/clean-bed.ts';
import { findAlikeComers, findComers } from './floor/comers.ts';
import { deferDonor } from './floor/defer.ts';
import { finishDonation, leaveCamp, startDonation, stopDonation } from './floor/donate.ts';
import { acceptDonor, callDonor, recordVitals } from './floor/examine.ts';
import { showBackup, showBoard, showControl, showLine } from './floor/looks.ts';
import { registerVisit } from './floor/register.ts';
import { sendBack, undoStep, withdrawDonor } from './floor/turn-back.ts';
import { campNumbers, donorNumbers, queueNumbers } from './number-series.ts';
import { printBankList, printCampReport } from './print/print-camp.ts';
import { printCertificate, printConsent, printDeferralSlip, printDonorCard } from './print/print-donor.ts';
import {
  printQueueSlip,
  printVisitCertificate,
  printVisitConsent,
  printVisitSlip,
} from './print/print-visit.ts';
import { deferralResource, liftDeferral, openConfidential } from './records/deferrals.resource.ts';
import { donationResource } from './records/donations.resource.ts';
import { changeRules, readRules } from './rules/rules.ts';

/** Donors and their standing, camps and who is called for them, donations and deferrals. */
import { bloodSync } from './sync/blood-sync.ts';

export function bloodDonationModule({ backups, config, files, log, pdf }: ModuleNeeds): ServerModule {
  const needs: BloodNeeds = {
    device: (tx) => deviceNumber(tx, config.device),
    today: (at) => todayIn(config.timeZone, at),
  };
  const served = {
    camps: campResource(needs),
    deferrals: deferralResource(needs),
    donations: donationResource(needs),
  };
  const printing = {
    ...needs,
    pdf,
    files,
    timeZone: config.timeZone,
    getDonation: served.donations.get,
    getDeferral: served.deferrals.get,
    getCamp: served.camps.get,
  };
  return {
    name: 'blood-donation',
    attachments: [{ owner: donorAttachments, table: 'blood_donor', column: 'donor_id' }],
    searched: [donorSource],
    searchedRecords: [campSource],
    charts: countedBloodCharts,
    waiting: [
      {
        kind: 'campsToOpen',
        requirement: right('BLOOD_DONATION.CAMP', 'planRegister'),
        count: (tx) => countCamps(tx, isToOpen(needs.today())),
      },
      {
        kind: 'campsToClose',
        requirement: right('BLOOD_DONATION.CAMP', 'closeCamp'),
        count: (tx) => countCamps(tx, isToClose(needs.today())),
      },
      {
        kind: 'donorsWelcome',
        requirement: right('BLOOD_DONATION.DONOR', 'edit'),
        count: (tx) => countWelcomeDonors(tx, needs.today()),
      },
    ],
    numbers: [donorNumbers, campNumbers, queueNumbers],
    housekeeping: [forgetOldClaims],
    synced: bloodSync,
    imports: [donorImport(needs)],
    routes: [
      handle(bloodRules.read, readRules),
      handle(bloodRules.change, changeRules),
      handle(donors.search, searchDonors),
      handle(donors.list, showDonors(needs)),
      handle(donors.read, readDonor(needs)),
      handle(donors.create, createDonor(needs)),
      handle(donors.update, editDonor(needs)),
      handle(donors.remove, removeDonor),
      handle(donors.export, exportDonors(needs)),
      handle(donors.history, donorHistory(needs)),
      handle(donors.duplicates, findDonorDuplicates),
      handle(donorMerges.list, listDonorMerges(needs)),
      handle(donorMerges.create, mergeDonors),
      handle(donorMerges.undo, undoDonorMerge),
      handle(donorErasure.erase, eraseRecord('blood_donor', { files, log, erase: eraseDonor })),
      ...served.donations.routes,
      ...served.deferrals.routes,
      handle(deferrals.lift, liftDeferral(served.deferrals, needs)),
      handle(deferrals.confidential, openConfidential(needs)),
      handleInSteps(donorPrints.card, printDonorCard(printing)),
      handleInSteps(donorPrints.consent, printConsent(printing)),
      handleInSteps(donorPrints.deferralSlip, printDeferralSlip(printing)),
      handleInSteps(donorPrints.certificate, printCertificate(printing)),
      handleInSteps(visitPrints.queueSlip, printQueueSlip(printing)),
      handleInSteps(visitPrints.consent, printVisitConsent(printing)),
      handleInSteps(visitPrints.deferralSlip, printVisitSlip(printing)),
      handleInSteps(visitPrints.certificate, printVisitCertificate(printing)),
      handleInSteps(campPrints.bankList, printBankList(printing)),
      handleInSteps(campPrints.report, printCampReport(printing)),
      ...bankResource.routes,
      ...served.camps.routes,
      handle(camps.move, moveCamp(served.camps, { ...needs, backups })),
      handle(camps.setBanks, setCampBanks(served.camps)),
      handle(camps.addStaff, addCampStaff(served.camps)),
      handle(camps.removeStaff, removeCampStaff(served.camps)),
      handle(camps.callingList, showCallingList(served.camps, needs)),
      handle(camps.recordCall, recordCall(served.camps)),
      handle(camps.claimCall, claimCall(served.camps)),
      handle(camps.releaseCall, releaseCall(served.camps)),
      handle(floor.line, showLine(needs)),
      handle(floor.find, findComers(needs)),
      handle(floor.alike, findAlikeComers(needs)),
      handle(floor.board, showBoard(needs)),
      handle(floor.control, showControl(needs, config.timeZone)),
      handle(floor.backup, showBackup(backups)),
      handle(floor.register, registerVisit(needs)),
      handle(floor.call, callDonor(needs)),
      handle(floor.vitals, recordVitals(needs)),
      handle(floor.accept, acceptDonor(needs)),
      handle(floor.defer, deferDonor(needs)),
      handle(floor.withdraw, withdrawDonor(needs)),
      handle(floor.start, startDonation(needs)),
      handle(floor.finish, finishDonation(needs)),
      handle(floor.stop, stopDonation(needs)),
      handle(floor.back, sendBack(needs)),
      handle(floor.clean, cleanBed(needs)),
      handle(floor.leave, leaveCamp(needs)),
      handle(floor.undo, undoStep(needs)),
    ],
  };
}
