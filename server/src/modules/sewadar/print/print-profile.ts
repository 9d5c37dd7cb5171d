import { relativeNameWords } from '@sewa/contract/people/words';
import type { sewadarPrints } from '@sewa/contract/sewadar/print';
import { isServingOn } from '@sewa/contract/sewadar/serving';
import { type Sewadar, type SewadarFields, sewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import { fieldTexts } from '../../../platform/pdf/field-texts.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { birthOf, identityShownTo, personPrint } from '../../people/public.ts';
import { getSewadar, type SewadarNeeds } from '../sewadars.ts';

export function printProfile(
  needs: SewadarNeeds & PrintNeeds,
): SteppingHandler<typeof sewadarPrints.profile> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: new URL('./sewadar-profile.typ', import.meta.url),
        shared: [personPrint],
        labels: sewadarLabels,
        fileName: 'sewadar.pdf',
        read: { entity: 'sewadar', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const sewadar = identityShownTo(call.who, await getSewadar(tx, call.params.id));
          return { data: profileData(sewadar, needs.today(), format), photos: [sewadar.photo] };
        },
      },
    );
}

/** Fields that the profile shows in a place of their own. Every other one stands among the details of the person. */
const placed: ReadonlySet<string> = new Set<keyof SewadarFields>([
  'name',
  'nameLatin',
  'relativeKind',
  'relativeName',
  'centre',
  'status',
  'isBaalSatsang',
  'joinedOn',
  'gender',
  'birthDate',
  'isBirthEstimated',
  'phone',
  'otherPhones',
  'address',
  'emergencyName',
  'emergencyPhone',
  'emergencyRelation',
  'departments',
  'aadhaar',
  'pan',
  // For those who keep the record.
  'notes',
]);
const details = Object.keys(sewadarWords.fields).filter(
  (name) => name in sewadarFields.shape && !placed.has(name),
);

export const sewadarLabels = { ...sewadarWords.fields, ...relativeNameWords };

export function profileData(sewadar: Sewadar, today: string, format: PrintFormat) {
  const { phone, otherPhones, departments, notes: _left, ...one } = sewadar;
  return {
    ...one,
    centre: one.centreName,
    birth: birthOf(one, today, format),
    details: fieldTexts(sewadars, sewadar, { names: details, format }),
    phones: [phone, ...otherPhones].filter(Boolean).map(format.phone).join(', '),
    emergencyPhone: format.phone(one.emergencyPhone),
    joinedOn: format.day(one.joinedOn),
    // Where somebody serves now comes first.
    departments: departments
      .map((one) => ({ ...one, isServing: isServingOn(one, today) }))
      .toSorted((a, b) => Number(b.isServing) - Number(a.isServing))
      .map(({ department, role, since, until, isServing }) => ({
        department,
        role,
        since: format.day(since),
        until: format.day(until),
        isServing,
      })),
  };
}
