import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { withoutPhone } from '@sewa/contract/oae/attendants';
import { missingContact, needsMedicalReason, validityProblem } from '@sewa/contract/oae/enclosure';
import { type Member, memberFields } from '@sewa/contract/oae/members';
import { birthSchema } from '@sewa/contract/people/person';
import type { z } from 'zod';
import { today } from '../../../platform/today.ts';

/** The contract's fields, begun without a birth date, and with the rules that the server judges by. */
export const memberFormSchema = memberFields
  .extend({ birthDate: birthSchema.nullable().pipe(birthSchema) })
  .superRefine((member, refusals) => {
    if (needsMedicalReason(member, today()) && member.medicalReason === '')
      refusals.addIssue({ code: 'custom', path: ['medicalReason'], input: '' });
    for (const field of missingContact(member))
      refusals.addIssue({ code: 'custom', path: [field], input: '' });
    if (member.status === 'active')
      for (const place of withoutPhone(member.attendants))
        refusals.addIssue({ code: 'custom', path: ['attendants', place, 'phone'], input: '' });
    const validity = validityProblem(member);
    if (validity !== null)
      refusals.addIssue({ code: 'custom', path: ['validTo'], input: validity === 'missing' ? '' : 'early' });
  });
export type MemberEntries = z.input<typeof memberFormSchema>;

/** What the form starts with. Nobody guesses a gender or how somebody gets about: the schema asks for it. */
export function emptyMember(centre: string): MemberEntries {
  return {
    ...emptyFields(memberFields),
    centre,
    relativeKind: 'father',
    birthDate: null,
    isPermanent: true,
    validFrom: today(),
    status: 'active',
  };
}

/** What a person can enter, of a record that shows more. */
export function entriesOf(member: Member): MemberEntries {
  return memberFields.parse(member);
}
