import type { ApplicationFields } from '@sewa/contract/applications/applications';
import { applicationTypes } from '@sewa/contract/applications/enums';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { lockAttendants } from '../oae/public.ts';

/** The sewadars that an application names, and where. */
export function linksOf(fields: ApplicationFields): { id: string; field: string }[] {
  const attendants = fields.type === applicationTypes.OAE ? fields.form.attendants : [];
  return [
    { id: fields.sewadar, field: 'sewadar' },
    ...attendants.map(({ sewadar }, place) => ({ id: sewadar, field: `form.attendants.${place}.sewadar` })),
  ].filter((link): link is { id: string; field: string } => link.id !== null);
}

/**
 * To be called before the application is locked: a merge locks sewadars first and then moves the applications that name
 * them. Admitting a member asks whether the person is one already and counts what its attendants attend, which is the
 * second lock.
 */
export async function lockLinks(
  tx: Tx,
  application: ApplicationFields,
  { isAdmitting }: { isAdmitting: boolean },
): Promise<void> {
  const { type, sewadar, form } = application;
  const hasCounted = sewadar !== null || form.attendants.length > 0;
  await lockAttendants(tx, {
    sewadars: linksOf(application).map(({ id }) => id),
    isCounted: isAdmitting && type === applicationTypes.OAE && hasCounted,
  });
}
