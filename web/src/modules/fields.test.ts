import { formFields } from '@sewa/contract/applications/application-form';
import { donorMerges } from '@sewa/contract/blood-donation/donors';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import { allResources } from '@sewa/contract/modules';
import { merges } from '@sewa/contract/sewadar/sewadars';
import { describe, expect, test } from 'vitest';
import { partsOfOthers } from '../people/person/person-parts.ts';
import { factFieldsOf, formFieldsOf, furtherColumnsOf, hasInput } from '../ui/resource/resource-fields.ts';
import {
  applicationSections,
  entries,
  questionGroups,
  questions,
} from './applications/application-entries.ts';
import {
  comparedDonorFields,
  donorFieldsBehind,
  donorSections,
} from './blood-donation/donors/donor-sections.ts';
import { memberSections } from './oae/members/member-sections.ts';
import { comparedFields, fieldsBehind, sewadarSections } from './sewadar/sewadar-sections.ts';

/** Modules that put the fields into an order of their own; the others show them in the order of their words. */
const sections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sewadar: sewadarSections,
  oae_member: memberSections,
  blood_donor: donorSections,
  application: { type: ['type'], ...applicationSections, form: ['form'] },
};

/** What an application asks is more than what its list shows. */
const entered = allResources.map((resource) =>
  resource.entity === 'application' ? { ...entries, form: 'application' } : resource,
);

type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fields whose input only the module can draw. */
const ownInputs: Exceptions = {
  bav_till: { location: 'a choice of the places with stock' },
  sewadar: {
    centre: 'the person’s own centre is chosen at once',
    departments: 'a line each with role and time',
  },
  oae_member: {
    centre: 'the person’s own centre is chosen at once',
    sewadar: 'a search by name',
    block: 'a choice of the blocks',
    attendants: 'up to two persons',
  },
  application: {
    centre: 'the person’s own centre is chosen at once',
    sewadar: 'a search by name',
    form: 'the questions of the type',
  },
  dak_letter: { answers: 'a search by subject' },
  nominal_roll: { jathedar: 'a search by name', deputy: 'a search by name' },
  transport_driver: { sewadar: 'a search by name' },
  transport_expense: { vehicle: 'a choice of the vehicles', trip: 'a choice of its trips' },
  transport_trip: {
    roll: 'a choice of the rolls',
    vehicle: 'those that are free first',
    driver: 'those that are free first',
    secondDriver: 'those that are free first',
    sites: 'a list in an order',
  },
  sg_hall: { premises: 'entered on the page of the satsang ghar' },
  sg_equipment: { premises: 'entered on the page of the satsang ghar' },
  blood_donor: { sewadar: 'a search by name' },
  blood_donation: {
    donor: 'the record it is opened from',
    camp: 'a choice of the camps',
    bank: 'a choice of the banks',
  },
  blood_deferral: { donor: 'the record it is opened from', camp: 'a choice of the camps' },
  org: { parent: 'a choice of the units above' },
  sewa_schedule: { holidays: 'a list of days' },
};

/** Fields that a list shows in a column of the module or inside another column. */
const ownColumns: Exceptions = {
  stock_count: { postedAt: 'beside who posted' },
  stock_order: {
    approvedAt: 'beside who approved',
    editors: 'ids for the rules',
    submittedAt: 'beside who submitted',
    verifiedAt: 'beside who verified',
  },
  stock_transfer: { receivedAt: 'beside who received' },
  sewadar: { photo: 'a picture', departments: 'a structure', mergedInto: 'the status says it' },
  oae_member: { photo: 'a picture', attendants: 'a structure' },
  blood_donor: { photo: 'a picture', mergedInto: 'the record says it' },
  blood_camp: { statusSince: 'a moment', banks: 'a structure', staff: 'a structure' },
  application: {
    photo: 'a picture',
    statusSince: 'a moment, shown as an age',
    madeAt: 'a moment',
    movesTo: 'what the page offers',
    sewadar: 'the record links to it',
  },
  dak_bag: { dispatchedAt: 'a moment', receivedAt: 'a moment' },
  dak_letter: {
    dispatchedAt: 'a moment',
    receivedAt: 'a moment',
    handedOverAt: 'a moment',
    acknowledgedAt: 'a moment',
    completedAt: 'a moment',
  },
  nominal_roll: { destinationCentre: 'the destination names it', statusSince: 'a moment' },
  bav_item: { photo: 'a picture beside the title' },
  transport_vehicle: { photo: 'the record shows it' },
  transport_driver: { photo: 'the record shows it' },
  transport_expense: { photo: 'the documents show it' },
  transport_trip: {
    sites: 'the route names them',
    startedAt: 'a moment',
    endedAt: 'a moment',
  },
  sg_premises: {
    photo: 'a picture',
    paperDays: 'the lights say it',
    serviceDays: 'the lights say it',
    lights: 'a picture for each subject',
  },
  sg_record: {
    statusSince: 'a moment',
    l1At: 'a moment',
    l2At: 'a moment',
    before: 'the record shows old beside new',
    inForce: 'the record says it',
    verdicts: 'the record shows them',
  },
  org: { area: 'every row is of this area' },
  badge: {
    photo: 'a picture',
    holder: 'the record links to it',
    statusSince: 'a moment',
    printedAt: 'a moment',
    madeAt: 'a moment',
    replaces: 'the record links to it',
    replacedBy: 'the record links to it',
  },
  attendance_sheet: {
    closedAt: 'a moment',
    schedule: 'an id; the title says it',
    startsAt: 'the day and the time say it',
    endsAt: 'the day and the time say it',
  },
  sewa_schedule: { holidays: 'a structure' },
};

describe.each(entered.map((resource) => [resource.entity, resource] as const))('%s', (entity, resource) => {
  const fields = Object.keys(resource.fields.shape);

  test('asks for every field once', () => {
    const asked = Object.values(sections[entity] ?? { all: formFieldsOf(resource) }).flat();
    expect(asked.toSorted()).toEqual(fields.toSorted());
  });

  test('has an input for every field', () => {
    const without = [...shapesOf(resource.fields)].filter(([, shape]) => !hasInput(shape));
    expect(without.map(([name]) => name).toSorted()).toEqual(Object.keys(ownInputs[entity] ?? {}).toSorted());
  });

  test('starts with a value for every field', () => {
    expect(Object.keys(emptyFields(resource.fields)).toSorted()).toEqual(fields.toSorted());
    expect(Object.values(emptyFields(resource.fields))).not.toContain(undefined);
  });
});

describe.each(allResources.map((resource) => [resource.entity, resource] as const))(
  '%s',
  (entity, resource) => {
    const shown = Object.keys(resource.row.shape).filter((name) => name !== 'id' && name !== 'version');

    test('can show every field in its list', () => {
      const columns = furtherColumnsOf(resource, []);
      const names = columns.map((column) => `${column}Name`);
      const others = shown.filter((field) => ![...columns, ...names].includes(field));
      expect(others.toSorted()).toEqual(Object.keys(ownColumns[entity] ?? {}).toSorted());
    });

    test('has words for its filter by centre', () => {
      const filters = [...shapesOf(resource.filter)].filter(([, { details }]) => details.kind === 'centre');
      const words = Object.keys(resource.words.fields);
      expect(filters.map(([field]) => field).filter((field) => !words.includes(field))).toEqual([]);
    });

    test('shows every field in its record, an id by the name beside it', () => {
      const facts = Object.values(sections[entity] ?? { all: factFieldsOf(resource) }).flat();
      const missing = Object.keys(resource.fields.shape).filter(
        (field) => !facts.includes(field) && !facts.includes(`${field}Name`),
      );
      expect(missing).toEqual([]);
    });
  },
);

test('a merge compares every field that it can take', () => {
  const takable = [...merges.create.body.shape.take.element.options];
  expect(comparedFields.flatMap(fieldsBehind).toSorted()).toEqual(takable.toSorted());
  const ofDonors = [...donorMerges.create.body.shape.take.element.options];
  expect(comparedDonorFields.flatMap(donorFieldsBehind).toSorted()).toEqual(ofDonors.toSorted());
});

test('what reads as part of another field is no fact of its own', () => {
  expect(partsOfOthers).toEqual(['relativeKind', 'isBirthEstimated']);
});

test('an application has an input and words for every question', () => {
  const own = ['attendants'];
  const without = [...shapesOf(questions.fields)].filter(
    ([name, shape]) => !hasInput(shape) && !own.includes(name),
  );
  expect(without).toEqual([]);
  expect(Object.keys(questions.words.fields)).toEqual(
    expect.arrayContaining(Object.keys(questions.fields.shape)),
  );
  for (const asked of Object.values(formFields)) expect(new Set(asked).size).toBe(asked.length);
  for (const group of Object.values(questionGroups))
    for (const name of group) expect(Object.keys(questions.fields.shape)).toContain(name);
});
