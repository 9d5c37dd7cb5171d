import { bankWords, campWords, stationLabels } from '@sewa/contract/blood-donation/camp-words';
import type { Camp } from '@sewa/contract/blood-donation/camps';
import { donorWords } from '@sewa/contract/blood-donation/donor-words';
import type { FloorControl } from '@sewa/contract/blood-donation/floor/floor';
import { visitOutcomeLabels, visitWords } from '@sewa/contract/blood-donation/floor/floor-words';
import type { campPrints } from '@sewa/contract/blood-donation/print';
import { donationWords } from '@sewa/contract/blood-donation/record-words';
import { deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { controlRow } from '../floor/floor-board.queries.ts';
import { type CampSums, campSums, type ListedBag, listBags } from './camp-papers.queries.ts';

export const campTemplates = {
  bankList: new URL('./bank-list.typ', import.meta.url),
  report: new URL('./camp-report.typ', import.meta.url),
} as const;

/** Words of the contract that the templates show. */
export const campLabels = {
  ...donationWords.fields,
  ...campWords.fields,
  queueNumber: visitWords.number,
  gender: donorWords.fields.gender,
  licenceNumber: bankWords.fields.licenceNumber,
};

interface Needs extends PrintNeeds {
  getCamp: (tx: Tx, id: string) => Promise<Camp>;
}

export function printBankList(needs: Needs): SteppingHandler<typeof campPrints.bankList> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: campTemplates.bankList,
        labels: campLabels,
        fileName: 'blood-bank-list.pdf',
        read: { entity: 'blood_camp', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const camp = await needs.getCamp(tx, call.params.id);
          return { data: bankListData({ camp, bags: await listBags(tx, camp.id) }, format) };
        },
      },
    );
}

export function printCampReport(needs: Needs): SteppingHandler<typeof campPrints.report> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: campTemplates.report,
        labels: campLabels,
        fileName: 'camp-report.pdf',
        read: { entity: 'blood_camp', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const camp = await needs.getCamp(tx, call.params.id);
          const control = await controlRow(tx, { camp: camp.id, day: null, timeZone: needs.timeZone });
          return { data: reportData({ camp, control, sums: await campSums(tx, camp.id) }, format) };
        },
      },
    );
}

/** The stations that a donor passes. */
export const way = ['vital', 'medical', 'bed', 'rest'] as const;

export function bankListData(
  { camp, bags }: { camp: Camp; bags: readonly ListedBag[] },
  format: PrintFormat,
) {
  const banks = [...new Set(bags.map(({ bank }) => bank))];
  return {
    ...campData(camp, format),
    banks: banks.map((bank) => {
      const own = bags.filter((bag) => bag.bank === bank);
      const known = camp.banks.find(({ id }) => id === bank);
      return {
        name: own[0]?.bankName ?? null,
        licence: known?.licenceNumber ?? null,
        units: format.number(own.filter(({ outcome }) => outcome === 'complete').length),
        bags: own.map((bag) => bagData(bag, format)),
      };
    }),
  };
}

function bagData(bag: ListedBag, format: PrintFormat) {
  const { seen } = bag;
  const measured = (value: number | null | undefined) =>
    value === null || value === undefined ? null : format.number(value);
  const pressure = [measured(seen.systolic), measured(seen.diastolic)];
  return {
    bag: bag.bagNumber,
    segment: bag.segment,
    donor: bag.donorNumber === null ? null : String(bag.donorNumber),
    name: bag.name,
    gender: bag.gender,
    age: measured(bag.age),
    group: groupText(bag.bloodGroup),
    volume: format.number(bag.volume),
    outcome: bag.outcome,
    reaction: bag.reaction,
    weight: measured(seen.weight),
    haemoglobin: measured(seen.haemoglobin),
    pressure: pressure.includes(null) ? null : pressure.join('/'),
  };
}

export function reportData(
  { camp, control, sums }: { camp: Camp; control: FloorControl; sums: CampSums },
  format: PrintFormat,
) {
  const { language, number } = format;
  const counted = (rows: readonly { name: string; count: number }[]) =>
    rows.map(({ name, count }) => ({ name, count: number(count) }));
  return {
    ...campData(camp, format),
    units: number(camp.units),
    target: number(camp.targetUnits),
    percent: number(Math.round((camp.units / camp.targetUnits) * 100)),
    litres: number(Math.round(sums.millilitres / 100) / 10),
    registered: number(sums.registered),
    outcomes: counted([
      { name: visitOutcomeLabels.deferred[language], count: control.deferred },
      { name: visitOutcomeLabels.withdrew[language], count: control.withdrew },
      { name: visitOutcomeLabels.incomplete[language], count: control.incomplete },
    ]),
    bags: number(control.bagsUsed),
    groups: counted(control.groups.map(({ bloodGroup, count }) => ({ name: groupText(bloodGroup), count }))),
    genders: counted(
      sums.genders.map(({ gender, count }) => ({
        name: choiceWord(donorWords.fields.gender, gender, language) ?? '',
        count,
      })),
    ),
    deferrals: counted(
      control.deferrals.map(({ reason, count }) => ({ name: deferralReasonWords[reason][language], count })),
    ),
    reactions: counted(
      sums.reactions.map(({ reaction, count }) => ({
        name: donationWords.fields.reaction.choices[reaction][language],
        count,
      })),
    ),
    waits: way.flatMap((station) => {
      const wait = sums.waits.find((one) => one.station === station);
      return wait ? [{ name: stationLabels[station][language], minutes: number(wait.minutes) }] : [];
    }),
    byHour: control.hours.map((hour) => ({
      hour: `${hour.hour}:00`,
      counts: [hour.registered, hour.vitals, hour.accepted, hour.donated].map(number),
    })),
    banks: [
      ...camp.banks.map(({ id, name, licenceNumber }) => ({
        name,
        licence: licenceNumber,
        units: number(sums.banks.find(({ bank }) => bank === id)?.units ?? 0),
      })),
      // Bags of no bank, or of one that was taken off the camp later: the sum stays that of the camp.
      ...sums.banks
        .filter(({ bank }) => !camp.banks.some(({ id }) => id === bank))
        .map(({ name, licence, units }) => ({ name, licence, units: number(units) })),
    ],
    team: camp.staff.map(({ station, name }) => ({ station: stationLabels[station][language], name })),
    notes: camp.notes,
  };
}

function campData(camp: Camp, format: PrintFormat) {
  const days = [...new Set([camp.firstDay, camp.lastDay])].map((day) => format.day(day));
  return {
    name: camp.name,
    campNumber: String(camp.number),
    days: days.join(' – '),
    hours: `${camp.opensAt}–${camp.closesAt}`,
    place: camp.place || camp.centreName,
  };
}

/** A hyphen is no minus. */
function groupText(group: string): string {
  return group.replace('-', '−');
}
