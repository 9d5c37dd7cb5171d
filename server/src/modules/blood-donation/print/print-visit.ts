import { stationLabels } from '@sewa/contract/blood-donation/camp-words';
import type { Camp } from '@sewa/contract/blood-donation/camps';
import type { Deferral } from '@sewa/contract/blood-donation/deferrals';
import type { Donation } from '@sewa/contract/blood-donation/donations';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { visitPrints } from '@sewa/contract/blood-donation/print';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { storedDonors } from '../donors/donors.resource.ts';
import { comersByIds } from '../floor/floor-donors.queries.ts';
import { findLineRow, type LineRow } from '../floor/visits.queries.ts';
import { campLabels, way } from './print-camp.ts';
import {
  consentData,
  donorLabels,
  donorTemplates,
  findCertificate,
  findSlip,
  type PaperDonor,
} from './print-donor.ts';
import { findVisitConsent } from './signed-consent.queries.ts';

export const queueSlipTemplate = new URL('./queue-slip.typ', import.meta.url);

interface Needs extends PrintNeeds, BloodNeeds {
  getCamp: (tx: Tx, id: string) => Promise<Camp>;
  getDonation: (tx: Tx, id: string) => Promise<Donation>;
  getDeferral: (tx: Tx, id: string) => Promise<Deferral>;
}

interface VisitParams {
  /** Of the camp. */
  id: string;
  visit: string;
}

/** What all papers of the floor have in common: of the camp's team, in the donor's language. */
const paperOf = (params: VisitParams) => ({
  read: { entity: 'blood_camp', rowId: params.id, detail: {} },
  languageOf: async (tx: Tx) => (await getRow(tx, params)).language,
});

/** For the donor's hand: the number that is called, and where to go. */
export function printQueueSlip(needs: Needs): SteppingHandler<typeof visitPrints.queueSlip> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        ...paperOf(call.params),
        template: queueSlipTemplate,
        labels: campLabels,
        fileName: 'registration-slip.pdf',
        find: async (tx, format) => {
          const row = await getRow(tx, call.params);
          return { data: queueSlipData(row, { camp: await needs.getCamp(tx, call.params.id) }, format) };
        },
      },
    );
}

export function printVisitConsent(needs: Needs): SteppingHandler<typeof visitPrints.consent> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        ...paperOf(call.params),
        template: donorTemplates.consent,
        labels: donorLabels,
        fileName: 'donor-consent.pdf',
        find: async (tx, format) => {
          const signed = await findVisitConsent(tx, call.params.visit);
          const donor = await getPaperDonor(tx, call.params, await getRow(tx, call.params));
          return { data: consentData(donor, { today: needs.today(), signed }, format) };
        },
      },
    );
}

export function printVisitSlip(needs: Needs): SteppingHandler<typeof visitPrints.deferralSlip> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        ...paperOf(call.params),
        template: donorTemplates.slip,
        labels: donorLabels,
        fileName: 'deferral-slip.pdf',
        find: async (tx, format) => {
          const row = await getRow(tx, call.params);
          if (row.deferral === null) throw notFound();
          const donor = await getPaperDonor(tx, call.params, row);
          const deferral = await needs.getDeferral(tx, row.deferral);
          return { data: await findSlip(tx, { donor, deferral }, format) };
        },
      },
    );
}

export function printVisitCertificate(needs: Needs): SteppingHandler<typeof visitPrints.certificate> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        ...paperOf(call.params),
        template: donorTemplates.certificate,
        labels: donorLabels,
        fileName: 'donation-certificate.pdf',
        find: async (tx, format) => {
          const row = await getRow(tx, call.params);
          if (row.donation === null) throw notFound();
          const donation = await needs.getDonation(tx, row.donation);
          const donor = await getPaperDonor(tx, call.params, row);
          return { data: await findCertificate(tx, { donor, donation }, format) };
        },
      },
    );
}

async function getRow(tx: Tx, { id: camp, visit }: VisitParams): Promise<LineRow> {
  const row = await findLineRow(tx, { camp, visit });
  if (!row) throw notFound();
  return row;
}

/** The whole record where it is in sight; of a donor of another centre what the floor shows. */
async function getPaperDonor(tx: Tx, { id: camp }: VisitParams, { donor }: LineRow): Promise<PaperDonor> {
  // After an erasure nobody knows whose paper it was.
  if (donor === null) throw notFound();
  const [guest] = await comersByIds(tx, camp, [donor]);
  const found = (await storedDonors.find(tx, donor)) ?? guest;
  if (!found) throw notFound();
  return found;
}

export function queueSlipData(visit: LineRow, { camp }: { camp: Camp }, format: PrintFormat) {
  return {
    number: queueText(visit.number),
    name: visit.name,
    nameLatin: visit.nameLatin === visit.name ? '' : visit.nameLatin,
    camp: camp.name,
    place: camp.place || camp.centreName,
    at: format.dateTime(new Date(visit.registeredAt)),
    stations: way.map((station) => stationLabels[station][format.language]),
  };
}
