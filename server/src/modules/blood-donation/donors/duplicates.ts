import { donorDuplicateReasons, type donors } from '@sewa/contract/blood-donation/donors';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { toE164 } from '@sewa/contract/kernel/values/phone';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { contradict, likelyMatches } from '../../people/public.ts';
import { findCandidates } from './donors.queries.ts';
import { donorSource } from './search-source.queries.ts';

type Asked = BodyOf<typeof donors.duplicates>;
type Reason = (typeof donorDuplicateReasons)[number];
const MAX_SHOWN = 5;
const MAX_ALIKE = 20;
const weights: Readonly<Record<Reason, number>> = { sewadar: 10, name: 3, phone: 3, birthDate: 2 };

/** "Is it one of these?": the strongest reasons first. An age or a gender that contradicts outweighs name and phone. */
export const findDonorDuplicates: Handler<typeof donors.duplicates> = (tx, { body }) =>
  likelyDonors(tx, body);

/** Also after a hand-in, for donors who were entered on a laptop. */
export async function likelyDonors(tx: Tx, body: Asked) {
  return (await alikeDonors(tx, body)).slice(0, MAX_SHOWN);
}

/** All of them, for a caller that selects by the reasons. */
export async function alikeDonors(tx: Tx, body: Asked) {
  const phone = toE164(body.phone);
  const ids = (await likelyMatches(tx, donorSource, { ...body, limit: MAX_ALIKE })).map(({ id }) => id);
  const found = await findCandidates(tx, { phone, sewadar: body.sewadar, ids });
  return found
    .filter((one) => one.id !== body.except)
    .map(({ sewadar, ...brief }) => {
      const holds: Record<Reason, boolean> = {
        sewadar: body.sewadar !== null && sewadar === body.sewadar,
        phone: phone !== null && brief.phone === phone,
        name: ids.includes(brief.id),
        birthDate: body.birthDate !== null && brief.birthDate === body.birthDate,
      };
      return { ...brief, reasons: donorDuplicateReasons.filter((reason) => holds[reason]) };
    })
    .filter((one) => one.reasons.includes('sewadar') || !contradict(body, one))
    .sort((a, b) => weightOf(b.reasons) - weightOf(a.reasons));
}

function weightOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}
