import { daysRemainingText } from '@sewa/contract/kernel/values/days';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { rollPages, rollPrints } from '@sewa/contract/nominal-roll/print';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import type { RollTrip } from '@sewa/contract/nominal-roll/trips';
import { rollWords } from '@sewa/contract/nominal-roll/words';
import { ageOn } from '@sewa/contract/people/person';
import { personWords } from '@sewa/contract/people/words';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { membersOf, type RollNeeds } from '../members.ts';
import { rollResource } from '../rolls.resource.ts';
import { listTripsOf } from '../trips.queries.ts';

export const rollTemplates: Readonly<Record<(typeof rollPages)[number], URL>> = {
  roll: new URL('./roll.typ', import.meta.url),
  bus: new URL('./roll-bus.typ', import.meta.url),
  gate: new URL('./roll-gate.typ', import.meta.url),
};

/** Words of the contract that the templates show. */
export const rollLabels = { ...personWords, ...rollWords.fields };

/** 9 mm in the list, at 254 dots to the inch. */
const pictureWidth = 90;

export function printRoll(needs: RollNeeds & PrintNeeds): SteppingHandler<typeof rollPrints.roll> {
  return (step, call) => {
    const { page } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: rollTemplates[page],
        labels: rollLabels,
        fileName: page === 'roll' ? 'nominal-roll.pdf' : `nominal-roll-${page}.pdf`,
        read: { entity: 'nominal_roll', rowId: call.params.id, detail: {} },
        pictureWidth,
        find: async (tx, format) => {
          const roll = await rollResource.get(tx, call.params.id);
          const members = await membersOf(tx, roll.id, needs);
          const trips = page === 'bus' ? await listTripsOf(tx, roll.id) : [];
          return {
            data: rollData({ roll, members, trips }, format),
            photos: page === 'roll' ? members.map(({ photo }) => photo) : [],
            codes: page === 'gate' ? members.map(({ code }) => code) : [],
          };
        },
      },
    );
  };
}

interface PrintedRoll {
  roll: Roll;
  members: readonly RollMember[];
  /** Those that carry it, for the bus. */
  trips: readonly RollTrip[];
}

/** What the templates show of a roll; ages are those of its first day. */
export function rollData({ roll, members, trips }: PrintedRoll, format: PrintFormat) {
  const nameless = members.filter(({ number }) => number === null).length;
  return {
    number: String(roll.number),
    destination: roll.destination,
    department: roll.department,
    centre: roll.centreName,
    fromDay: format.day(roll.fromDay),
    toDay: format.day(roll.toDay),
    days: daysRemainingText(roll.fromDay, roll.toDay),
    jathedar: roll.jathedarName,
    deputy: roll.deputyName,
    transport: roll.transport,
    remarks: roll.remarks,
    status: String(roll.status),
    count: format.number(members.length),
    nameless: nameless === 0 ? null : format.number(nameless),
    genders: totalsBy(members, ({ gender }) => gender, format),
    centres: totalsBy(members, ({ centreName }) => centreName, format),
    trips: trips.map(({ vehicleName, seats, passengers, fromDay, fromTime }) => ({
      vehicle: vehicleName,
      people: format.number(passengers ?? members.length),
      seats: format.number(seats),
      day: format.day(fromDay),
      time: fromTime,
    })),
    members: members.map((member) => ({
      number: member.number === null ? '' : String(member.number),
      name: member.name,
      nameLatin: member.nameLatin,
      relativeName: member.relativeName,
      gender: member.gender,
      age: member.birthDate === null ? null : ageOn(member.birthDate, roll.fromDay),
      isAgeEstimated: member.isBirthEstimated,
      phone: format.phone(member.phone),
      centre: member.centreName,
      role: member.role,
      // Only where they are not those of the roll.
      days: daysOf(member, roll, format),
      photo: member.photo,
      code: member.code,
    })),
  };
}

function daysOf(member: RollMember, roll: Roll, format: PrintFormat): string {
  if (member.fromDay === roll.fromDay && member.toDay === roll.toDay) return '';
  return `${format.day(member.fromDay)} – ${format.day(member.toDay)}`;
}

function totalsBy(
  members: readonly RollMember[],
  keyOf: (member: RollMember) => string,
  format: PrintFormat,
): { key: string; count: string }[] {
  const keys = [...new Set(members.map(keyOf))].filter((key) => key !== '').sort();
  return keys.map((key) => ({
    key,
    count: format.number(members.filter((member) => keyOf(member) === key).length),
  }));
}
