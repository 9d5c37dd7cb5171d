import { currentConsent } from '@sewa/contract/blood-donation/consent';
import { type Donor, type DonorFields, donors } from '@sewa/contract/blood-donation/donors';
import { judged } from '@sewa/contract/blood-donation/rules/donor-standing';
import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { exportResource } from '../../../platform/resource/export-resource.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { searchPeople } from '../../../platform/search/search-people.ts';
import { holdSewadars } from '../../sewadar/public.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { donorNumbers, takeDeviceNumber } from '../number-series.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { donorsMatching } from './donor-filter.queries.ts';
import { countRecordsOf, donorBriefs, donorColumns, findDonorOfSewadar } from './donors.queries.ts';
import { storedDonors } from './donors.resource.ts';
import { donorSource } from './search-source.queries.ts';

const CODE_LENGTH = 9;
const MAX_FOUND = 20;

export function showDonors({ today }: BloodNeeds): Handler<typeof donors.list> {
  return async (tx, { query }) => {
    const [rules, day] = [await rulesInForce(tx), today()];
    const found = await donorsMatching(tx, { ...query, rules, today: day });
    const { rows, total } = await storedDonors.page(found, query);
    return { rows: rows.map((row) => judged(row, rules, day)), total };
  };
}

export function readDonor({ today }: BloodNeeds): Handler<typeof donors.read> {
  return (tx, { params }) => getDonor(tx, params.id, today());
}

export function createDonor({ device, today }: BloodNeeds): Handler<typeof donors.create> {
  return async (tx, { who, body }) => {
    const { id = newId(), ...fields } = body;
    assertPlausible(fields, today());
    await assertSewadar(tx, fields, { id, before: null });
    await insertDonor(tx, {
      area: areaOf(who),
      id,
      device: await device(tx),
      fields,
      consentText: consentTextOf(fields, null),
    });
    return { id };
  };
}

/** A new donor, with a number of this machine and the code of a card. */
export async function insertDonor(
  tx: Tx,
  donor: {
    area: string;
    id: string;
    device: number;
    fields: DonorFields;
    consentText: string;
    /** A last donation that nobody recorded: the trigger blood_donor_stated makes it count. */
    statedDonationOn?: string | null;
  },
): Promise<void> {
  const { area, id, device, fields, consentText, statedDonationOn = null } = donor;
  await storedDonors.insert(tx, {
    area_id: area,
    id,
    number: await takeDeviceNumber(tx, donorNumbers, device),
    card_code: newCardCode(),
    stated_donation_on: statedDonationOn,
    ...donorColumns(fields, { consentText }),
  });
}

export function editDonor({ today }: BloodNeeds): Handler<typeof donors.update> {
  return async (tx, { params, body }) => {
    const { version, ...fields } = body;
    const current = await storedDonors.lock(tx, params.id);
    if (!current) throw notFound();
    const day = today();
    assertVersion(judged(current, await rulesInForce(tx), day), version);
    if (current.mergedInto !== null) throw new PortalError('RECORD_CLOSED');
    assertPlausible(fields, day);
    await assertSewadar(tx, fields, { id: params.id, before: current.sewadar });
    const columns = donorColumns(fields, { consentText: consentTextOf(fields, current) });
    if (!(await storedDonors.write(tx, params.id, columns))) throw notFound();
    return getDonor(tx, params.id, day);
  };
}

/** Only somebody who was entered by mistake: what was donated or decided is kept, or erased as a whole. */
export const removeDonor: Handler<typeof donors.remove> = async (tx, { params }) => {
  if (!(await storedDonors.lock(tx, params.id))) throw notFound();
  if ((await countRecordsOf(tx, params.id)) > 0) throw new PortalError('DONOR_HAS_RECORDS');
  if (!(await storedDonors.remove(tx, params.id))) throw notFound();
  return null;
};

/** A donor who was entered by a wrong tap; stays where anything was recorded since, or the record was merged. */
export async function removeUnused(tx: Tx, id: string): Promise<void> {
  const donor = await storedDonors.lock(tx, id);
  if (donor === null || donor.mergedInto !== null || (await countRecordsOf(tx, id)) > 0) return;
  await storedDonors.remove(tx, id);
}

export function exportDonors({ today }: BloodNeeds): Handler<typeof donors.export> {
  return async (tx, call) => {
    const [rules, day] = [await rulesInForce(tx), today()];
    return exportResource(tx, {
      resource: donors,
      call,
      // The next eligible day and its reason say it.
      except: ['deferralKind', 'deferralReason', 'welcomeFrom', 'mergedInto'],
      page: async (next, cursor) => {
        const found = await donorsMatching(next, { ...call.query, rules, today: day });
        const page = await storedDonors.exportPage(found, call.query, cursor);
        return { ...page, rows: page.rows.map((row) => judged(row, rules, day)) };
      },
    });
  };
}

export function donorHistory({ today }: BloodNeeds): Handler<typeof donors.history> {
  return async (tx, { params }) => {
    await getDonor(tx, params.id, today());
    const entities = ['blood_donor', 'blood_donor_merge', 'blood_donation', 'blood_deferral', 'attachment'];
    return historyOf(tx, entities, params.id);
  };
}

export const searchDonors: Handler<typeof donors.search> = async (tx, { query }) => {
  const found = await searchPeople(tx, { source: donorSource, text: query.q, limit: MAX_FOUND });
  return donorBriefs(
    tx,
    found.map(({ id }) => id),
  );
};

export async function getDonor(tx: Tx, id: string, today: string): Promise<Donor> {
  const donor = await storedDonors.find(tx, id);
  if (!donor) throw notFound();
  return judged(donor, await rulesInForce(tx), today);
}

function newCardCode(): string {
  return `D${randomCode(CODE_LENGTH)}`;
}

/** The version of the text that was signed; a consent that stays as it is keeps its own. */
function consentTextOf({ consentOn }: DonorFields, current: Donor | null): string {
  if (consentOn === null) return '';
  return current !== null && current.consentOn === consentOn ? current.consentText : currentConsent;
}

function assertPlausible({ birthDate, consentOn }: DonorFields, today: string): void {
  if (birthDate > today) throw new PortalError('VALIDATION', { fields: { birthDate: because('inFuture') } });
  if (consentOn !== null && consentOn > today)
    throw new PortalError('VALIDATION', { fields: { consentOn: because('inFuture') } });
}

/** A sewadar in the user's sight whose record goes on; who stood there before may have left since. */
async function assertSewadar(
  tx: Tx,
  { sewadar }: DonorFields,
  { id, before }: { id: string; before: string | null },
): Promise<void> {
  if (sewadar === null || sewadar === before) return;
  const [found] = await holdSewadars(tx, [sewadar]);
  if (!found) throw new PortalError('BAD_REFERENCE', { fields: { sewadar: 'unknown' } });
  if (found.isClosed) throw new PortalError('RECORD_CLOSED', { fields: { sewadar: 'closed' } });
  if (await findDonorOfSewadar(tx, sewadar, id))
    throw new PortalError('DONOR_EXISTS', { fields: { sewadar: 'taken' } });
}
