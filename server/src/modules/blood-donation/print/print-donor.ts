import { consentTexts, consentVersions, currentConsent } from '@sewa/contract/blood-donation/consent';
import type { Deferral } from '@sewa/contract/blood-donation/deferrals';
import type { Donation } from '@sewa/contract/blood-donation/donations';
import { donorWords } from '@sewa/contract/blood-donation/donor-words';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import type { donorPrints } from '@sewa/contract/blood-donation/print';
import { deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { endOfInterval } from '@sewa/contract/blood-donation/rules/eligibility';
import { deferralsOn } from '@sewa/contract/blood-donation/rules/known-on-day';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { ageOn } from '@sewa/contract/people/person';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { readCardCode } from '../donors/donors.queries.ts';
import { getDonor } from '../donors/donors.ts';
import { deferralsOf } from '../records/donations.queries.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { findSignedConsent, type SignedConsent } from './signed-consent.queries.ts';

export const donorTemplates = {
  card: new URL('./card.typ', import.meta.url),
  consent: new URL('./consent.typ', import.meta.url),
  slip: new URL('./slip.typ', import.meta.url),
  certificate: new URL('./certificate.typ', import.meta.url),
} as const;

/** Words of the contract that the templates show. */
export const donorLabels = donorWords.fields;

type Got<Row> = (tx: Tx, id: string) => Promise<Row>;

interface Needs extends PrintNeeds, BloodNeeds {
  getDonation: Got<Donation>;
  getDeferral: Got<Deferral>;
}

export function printDonorCard(needs: Needs): SteppingHandler<typeof donorPrints.card> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: donorTemplates.card,
        labels: donorLabels,
        fileName: 'donor-card.pdf',
        read: { entity: 'blood_donor', rowId: call.params.id, detail: {} },
        languageOf: (tx) => languageOf(tx, call.params.id, needs),
        find: async (tx, format) => {
          const donor = await getDonor(tx, call.params.id, needs.today());
          const code = await readCardCode(tx, donor.id);
          return { data: cardData(donor, { code }, format), codes: [code] };
        },
      },
    );
}

export function printConsent(needs: Needs): SteppingHandler<typeof donorPrints.consent> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: donorTemplates.consent,
        labels: donorLabels,
        fileName: 'donor-consent.pdf',
        read: { entity: 'blood_donor', rowId: call.params.id, detail: {} },
        languageOf: (tx) => languageOf(tx, call.params.id, needs),
        find: async (tx, format) => {
          const donor = await getDonor(tx, call.params.id, needs.today());
          const signed = await findSignedConsent(tx, donor.id);
          return { data: consentData(donor, { today: needs.today(), signed }, format) };
        },
      },
    );
}

/** Why not today, and from when: a confidential reason was never in the record that is printed. */
export function printDeferralSlip(needs: Needs): SteppingHandler<typeof donorPrints.deferralSlip> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: donorTemplates.slip,
        labels: donorLabels,
        fileName: 'deferral-slip.pdf',
        read: { entity: 'blood_deferral', rowId: call.params.id, detail: {} },
        languageOf: async (tx) => languageOf(tx, (await needs.getDeferral(tx, call.params.id)).donor, needs),
        find: async (tx, format) => {
          const deferral = await needs.getDeferral(tx, call.params.id);
          const donor = await getDonor(tx, deferral.donor, needs.today());
          return { data: await findSlip(tx, { donor, deferral }, format) };
        },
      },
    );
}

export function printCertificate(needs: Needs): SteppingHandler<typeof donorPrints.certificate> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: donorTemplates.certificate,
        labels: donorLabels,
        fileName: 'donation-certificate.pdf',
        read: { entity: 'blood_donation', rowId: call.params.id, detail: {} },
        languageOf: async (tx) => languageOf(tx, (await needs.getDonation(tx, call.params.id)).donor, needs),
        find: async (tx, format) => {
          const donation = await needs.getDonation(tx, call.params.id);
          // After an erasure nobody knows whose it was.
          if (donation.donor === null) throw notFound();
          const donor = await getDonor(tx, donation.donor, needs.today());
          return { data: await findCertificate(tx, { donor, donation }, format) };
        },
      },
    );
}

/** With the first day on which the interval is over. */
export async function findCertificate(
  tx: Tx,
  { donor, donation }: { donor: PaperDonor; donation: Donation },
  format: PrintFormat,
) {
  if (donation.outcome !== 'complete') throw new PortalError('NO_CERTIFICATE');
  const given = { gender: donor.gender, lastDonationOn: donation.day };
  const next = endOfInterval(given, await rulesInForce(tx));
  return certificateData(donor, { donation, next }, format);
}

async function languageOf(tx: Tx, donor: string | null, { today }: BloodNeeds): Promise<Language> {
  // After an erasure nobody knows whose paper it was.
  if (donor === null) throw notFound();
  return (await getDonor(tx, donor, today())).language;
}

/** Whom a paper is about: a record in sight, or what the floor of a camp sees of a donor of another centre. */
export interface PaperDonor
  extends Pick<Donor, 'name' | 'nameLatin' | 'number' | 'birthDate'>,
    Partial<Pick<Donor, 'confirmedGroup' | 'phone' | 'address' | 'donations'>> {
  gender: string;
  bloodGroup: string;
}

function whoData(donor: PaperDonor) {
  const { name, nameLatin, number } = donor;
  return {
    name,
    nameLatin: nameLatin === name ? '' : nameLatin,
    number: String(number),
    gender: donor.gender,
    group: (donor.confirmedGroup || donor.bloodGroup).replace('-', '−'),
  };
}

export function cardData(donor: Donor, { code }: { code: string }, format: PrintFormat) {
  return {
    ...whoData(donor),
    isGroupTested: donor.confirmedGroup !== '',
    birthDate: donor.isBirthEstimated ? donor.birthDate.slice(0, 4) : format.day(donor.birthDate),
    centre: donor.centreName,
    donations: format.number(donor.donations),
    code,
  };
}

/** Without a signature there are lines to sign; the text is the one of the day. */
export function consentData(
  donor: PaperDonor,
  { today, signed }: { today: string; signed: SignedConsent | null },
  format: PrintFormat,
) {
  const version = consentVersions.find((one) => one === signed?.version) ?? currentConsent;
  const { phone = '', address = '' } = donor;
  return {
    ...whoData(donor),
    age: format.number(ageOn(donor.birthDate, signed?.day ?? today)),
    phone: phone === '' ? '' : format.phone(phone),
    address,
    version,
    text: consentTexts[version][format.language],
    camp: signed?.campName ?? '',
    signature: signed?.signature ?? '',
    signedAt: signed ? format.dateTime(new Date(signed.at)) : '',
  };
}

/** With the last day of all that stood against a donation when it was decided: no earlier day is promised. */
export async function findSlip(
  tx: Tx,
  { donor, deferral }: { donor: PaperDonor; deferral: Deferral },
  format: PrintFormat,
) {
  const standing =
    deferral.donor === null ? [] : deferralsOn(await deferralsOf(tx, deferral.donor), deferral.day);
  const ends = standing.flatMap((one) => (one.kind === 'until' && one.from > deferral.day ? [one.from] : []));
  if (deferral.welcomeFrom !== null) ends.push(deferral.welcomeFrom);
  const welcomeFrom = ends.toSorted().at(-1) ?? null;
  return slipData(donor, { ...deferral, welcomeFrom }, format);
}

export function slipData(donor: PaperDonor, deferral: Deferral, format: PrintFormat) {
  return {
    ...whoData(donor),
    reason: deferralReasonWords[deferral.reason][format.language],
    isExplained: deferral.reason === 'doctorDecision',
    kind: deferral.kind,
    welcomeFrom: format.day(deferral.welcomeFrom),
    day: format.day(deferral.day),
    doctor: deferral.decidedByName,
    camp: deferral.campName,
  };
}

export function certificateData(
  donor: PaperDonor,
  { donation, next }: { donation: Donation; next: string | null },
  format: PrintFormat,
) {
  return {
    ...whoData(donor),
    day: format.day(donation.day),
    volume: format.number(donation.volume),
    place: donation.campName ?? donation.place,
    bank: donation.bankName,
    count: donor.donations === undefined ? null : format.number(donor.donations),
    next: format.day(next),
  };
}
