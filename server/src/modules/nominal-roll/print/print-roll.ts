import { daysRemainingText, todayIn } from '@sewa/contract/kernel/values/days';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { rollPages, rollPrints } from '@sewa/contract/nominal-roll/print';
import { hasDeparted } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import type { RollTrip } from '@sewa/contract/nominal-roll/trips';
import { rollWords } from '@sewa/contract/nominal-roll/words';
import { ageOn } from '@sewa/contract/people/person';
import { personWords } from '@sewa/contract/people/words';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { listNeverCame } from '../members.queries.ts';
import { asMember, membersOf, type RollNeeds } from '../members.ts';
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
          const absent = (await listNeverCame(tx, roll.id)).map((stored) => asMember(stored, needs));
          const trips = page === 'bus' ? await listTripsOf(tx, roll.id) : [];
          const { timeZone } = needs;
          return {
            data: rollData({ roll, members, absent, trips, timeZone }, format),
            photos: page === 'roll' ? [...members, ...absent].map(({ photo }) => photo) : [],
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
  /** Who was sent and never came: shown below the others, and counted in no total. */
  absent: readonly RollMember[];
  /** Those that carry it, for the bus. */
  trips: readonly RollTrip[];
  timeZone: string;
}

/** What the templates show of a roll; ages are those of its first day. */
export function rollData({ roll, members, absent, trips, timeZone }: PrintedRoll, format: PrintFormat) {
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
    absent: absent.length === 0 ? null : format.number(absent.length),
    genders: totalsBy(members, ({ gender }) => gender, format),
    centres: totalsBy(members, ({ centreName }) => centreName, format),
    trips: trips.map(({ vehicleName, seats, passengers, fromDay, fromTime }) => ({
      vehicle: vehicleName,
      people: format.number(passengers ?? members.length),
      seats: format.number(seats),
      day: format.day(fromDay),
      time: fromTime,
    })),
    members: [...members, ...absent].map((member) => ({
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
      isAbsent: member.droppedAt !== null,
      leftOn: leftEarlyOn(member, timeZone, format),
      status: statusOf(member, roll, format),
    })),
  };
}

/** Null: is still there, or left on the last day or later. */
function leftEarlyOn({ leftAt, toDay }: RollMember, timeZone: string, format: PrintFormat): string | null {
  if (leftAt === null) return null;
  const day = todayIn(timeZone, new Date(leftAt));
  return day < toDay ? format.day(day) : null;
}

/** Where the record is no longer active, until the group has left: it comes back whatever happened at home. */
function statusOf({ sewadarStatus }: RollMember, { status }: Roll, { language }: PrintFormat): string {
  if (hasDeparted(status) || sewadarStatus === '' || sewadarStatus === 'active') return '';
  return sewadarWords.fields.status.choices[sewadarStatus][language];
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
