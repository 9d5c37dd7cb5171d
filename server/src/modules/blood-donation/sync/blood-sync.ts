import { banks } from '@sewa/contract/blood-donation/banks';
import { camps } from '@sewa/contract/blood-donation/camps';
import { deferrals } from '@sewa/contract/blood-donation/deferrals';
import { donations } from '@sewa/contract/blood-donation/donations';
import { donorMerges, donors } from '@sewa/contract/blood-donation/donors';
import { bloodRules } from '@sewa/contract/blood-donation/rules-calls';
import { newId } from '@sewa/contract/kernel/values/ids';
import { seriesWithin } from '../../../platform/numbers/number-series.ts';
import type { SyncedModule, SyncedScope, SyncedTable } from '../../../platform/sync/synced-module.ts';
import { measures } from '../floor/shown-visits.ts';
import { campNumbers, donorNumbers, queueNumbers, takeDeviceNumber } from '../number-series.ts';
import { comparedCamps } from './compared-camps.queries.ts';
import { donorNames } from './findings.queries.ts';
import { findAfterHandIn } from './findings.ts';

/** Numbers that the cloud gives where two machines claimed one: its own, which no laptop can claim. */
const CLOUD = 0;

const kindFields = ['kind', 'welcome_from', 'reason', 'since'];

/** Each table is readable by who may read its records on a page, so that a laptop or a conflict shows nobody more. */
const tables: readonly SyncedTable[] = [
  { entity: 'blood_rules', readable: bloodRules.read.requirement },
  {
    entity: 'blood_bank',
    readable: banks.list.requirement,
    settle: {
      // Two banks with one licence are one bank: a person decides which record goes.
      blood_bank_licence: async (_tx, row) => ({
        licence_number: `${String(row['licence_number']).slice(0, 50)} ${newId().slice(-6)}`,
      }),
    },
  },
  {
    entity: 'blood_camp',
    readable: camps.list.requirement,
    together: [
      ['first_day', 'last_day'],
      ['opens_at', 'closes_at'],
      ['status', 'status_since', 'status_by_name', 'reason'],
    ],
    settle: {
      blood_camp_number: async (tx) => ({ number: await takeDeviceNumber(tx, campNumbers, CLOUD) }),
    },
  },
  {
    entity: 'blood_camp_bank',
    readable: camps.list.requirement,
    settle: { blood_camp_bank_once: async () => null },
  },
  { entity: 'blood_camp_staff', readable: camps.list.requirement },
  {
    entity: 'blood_donor',
    readable: donors.list.requirement,
    together: [
      ['consent_on', 'consent_text'],
      ['name', 'name_latin', 'name_keys'],
    ],
    settle: {
      blood_donor_number: async (tx) => ({ number: await takeDeviceNumber(tx, donorNumbers, CLOUD) }),
    },
  },
  { entity: 'blood_donor_merge', readable: donorMerges.list.requirement },
  {
    entity: 'blood_deferral',
    readable: deferrals.list.requirement,
    together: [kindFields, ['lifted_on', 'lifted_by_name', 'lift_reason']],
    /** Nobody who is deferred for ever donates because of a clock. */
    prefer: ({ cloud, device, row }) => {
      // Only changed fields are compared: of a period that was changed the kind stands in the row.
      if (kindFields.some((field) => field in cloud)) {
        if (row['kind'] === 'permanent') return 'cloud';
        return device['kind'] === 'permanent' ? 'device' : null;
      }
      if (!('lifted_on' in cloud) || row['kind'] !== 'permanent') return null;
      if (cloud['lifted_on'] === null) return 'cloud';
      return device['lifted_on'] === null ? 'device' : null;
    },
  },
  { entity: 'blood_confidential', readable: deferrals.confidential.requirement },
  {
    entity: 'blood_call',
    readable: camps.callingList.requirement,
    settle: { blood_call_once: async () => null },
  },
  {
    entity: 'blood_donation',
    readable: donations.list.requirement,
    together: [
      ['overridden', 'override_reason'],
      ['outcome', 'volume', 'bag_number', 'segment'],
    ],
  },
  {
    entity: 'blood_visit',
    readable: measures,
    // A visit is at one place: half of one station's act and half of another's would be neither.
    together: [
      [
        ...[
          'status',
          'outcome',
          'since',
          'desk',
          'desk_name',
          'called_at',
          'last_by_name',
          'bed',
          'bank_id',
          'volume',
          'bag_number',
        ],
        ...[
          'segment',
          'started_at',
          'ended_at',
          'left_at',
          'vitals',
          'rule_version',
          'overridden',
          'override_reason',
        ],
        ...['donation_id', 'deferral_id'],
      ],
    ],
    settle: {
      blood_visit_number: async (tx, row) => ({
        number: await takeDeviceNumber(tx, seriesWithin(queueNumbers, String(row['camp_id'])), CLOUD),
      }),
    },
  },
  { entity: 'blood_visit_step', readable: measures },
];

/** A camp with everything that was done at it, and its donors. */
const campScope: SyncedScope = {
  entity: 'blood_camp',
  parts: [
    { entity: 'blood_camp', by: 'id' },
    ...[
      'blood_camp_bank',
      'blood_camp_staff',
      'blood_call',
      'blood_donation',
      'blood_deferral',
      'blood_confidential',
    ].map((entity) => ({ entity, by: 'camp_id' })),
    { entity: 'blood_visit', by: 'camp_id' },
    { entity: 'blood_visit_step', by: 'camp_id' },
    { entity: 'blood_donor', through: { entity: 'blood_visit', column: 'donor_id', by: 'camp_id' } },
  ],
  list: comparedCamps,
};

export const bloodSync: SyncedModule = {
  tables,
  scopes: [campScope],
  findAfter: findAfterHandIn,
  titles: donorNames,
};
