import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { type Sewadar, type SewadarFields, sewadarFields } from '@sewa/contract/sewadar/sewadars';

/** What the form starts with. Nobody guesses a gender: the schema asks for it. */
export function emptySewadar(centre: string, today: string): SewadarFields {
  return {
    ...emptyFields(sewadarFields),
    centre,
    relativeKind: 'father',
    status: 'active',
    joinedOn: today,
  };
}

/** Merged or transferred: the record is the past, and takes nothing more. */
export function isClosed({ mergedInto, status }: Pick<Sewadar, 'mergedInto' | 'status'>): boolean {
  return mergedInto !== null || status === 'transferred';
}
