import { because } from '@sewa/contract/kernel/resource/field-reasons';
import type { RollFields } from '@sewa/contract/nominal-roll/rolls';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { holdSewadars } from '../sewadar/public.ts';

type Leaders = Pick<RollFields, 'jathedar' | 'deputy'>;

/** Jathedar and deputy are two sewadars in the user's sight; who stood there before may have left since. */
export async function assertLeaders(tx: Tx, fields: Leaders, current: Leaders | null): Promise<void> {
  if (fields.jathedar !== null && fields.jathedar === fields.deputy)
    throw new PortalError('VALIDATION', { fields: { deputy: because('sameRecord') } });
  const fresh = (['jathedar', 'deputy'] as const).flatMap((field) => {
    const id = fields[field];
    return id === null || id === current?.[field] ? [] : [{ field, id }];
  });
  const found = await holdSewadars(
    tx,
    fresh.map(({ id }) => id),
  );
  for (const { field, id } of fresh) {
    const sewadar = found.find((one) => one.id === id);
    if (!sewadar) throw new PortalError('BAD_REFERENCE', { fields: { [field]: 'unknown' } });
    if (sewadar.isClosed) throw new PortalError('RECORD_CLOSED', { fields: { [field]: 'closed' } });
  }
}
