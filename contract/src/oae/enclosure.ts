import { ageOn } from '../people/person.ts';

export const mobilities = ['walks', 'stick', 'wheelchair', 'stretcher'] as const;
export const needs = ['hearing', 'sight', 'oxygen', 'diet'] as const;
/** From this age on nobody asks for a medical reason. */
export const ENCLOSURE_AGE = 65;

/** From 65 on nobody asks why somebody sits in the enclosure. */
export function needsMedicalReason({ birthDate }: { birthDate: string }, day: string): boolean {
  return ageOn(birthDate, day) < ENCLOSURE_AGE;
}

/** What is missing of whom to call. Nobody is called for someone who has died. */
export function missingContact(member: {
  emergencyName: string;
  emergencyPhone: string;
  status?: string;
}): ('emergencyName' | 'emergencyPhone')[] {
  if (member.status === 'deceased') return [];
  return (['emergencyName', 'emergencyPhone'] as const).filter((field) => member[field] === '');
}

interface Validity {
  isPermanent: boolean;
  validFrom: string;
  validTo: string | null;
}

/** What is wrong with a temporary pass; a permanent one has no last day. */
export function validityProblem({ isPermanent, validFrom, validTo }: Validity): 'missing' | 'early' | null {
  if (isPermanent) return null;
  if (validTo === null) return 'missing';
  return validTo < validFrom ? 'early' : null;
}

/** Passes that end within so many days are about to expire. */
export const EXPIRING_DAYS = 30;
