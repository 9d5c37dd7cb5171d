import type { sewadarPrints } from '@sewa/contract/sewadar/print';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { birthOf, personPrint } from '../../people/public.ts';
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
        fileName: 'sewadar.pdf',
        read: { entity: 'sewadar', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const sewadar = await getSewadar(tx, call.params.id);
          return { data: profileData(sewadar, needs.today(), format), photos: [sewadar.photo] };
        },
      },
    );
}

/** Everything but the notes, which are for those who keep the record. */
export function profileData(sewadar: Sewadar, today: string, format: PrintFormat) {
  const { phone, otherPhones, languages, skills, departments, notes: _left, ...one } = sewadar;
  return {
    ...one,
    centre: one.centreName,
    birth: birthOf(one, today, format),
    phones: [phone, ...otherPhones].filter(Boolean).map(format.phone).join(', '),
    emergencyPhone: format.phone(one.emergencyPhone),
    languages: languages.join(', '),
    skills: skills.join(', '),
    joinedOn: format.day(one.joinedOn),
    initiationDate: format.day(one.initiationDate),
    // Where somebody serves now comes first.
    departments: departments
      .toSorted((a, b) => Number(a.until !== null) - Number(b.until !== null))
      .map(({ department, role, since, until }) => ({
        department,
        role,
        since: format.day(since),
        until: format.day(until),
      })),
  };
}
