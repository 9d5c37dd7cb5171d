import { toE164 } from '@sewa/contract/kernel/values/phone';
import { isAadhaar, isPan } from '@sewa/contract/people/identity-numbers';
import { duplicateReasons, type sewadars } from '@sewa/contract/sewadar/sewadars';
import type { Handler } from '../../platform/http/route.ts';
import { contradict, identityHash, likelyMatches } from '../people/public.ts';
import { findCandidates } from './duplicates.queries.ts';
import { sewadarSource } from './search-source.queries.ts';
import type { SewadarNeeds } from './sewadars.ts';

type Reason = (typeof duplicateReasons)[number];
const mostShown = 5;
const mostAlike = 20;
const weights: Readonly<Record<Reason, number>> = { aadhaar: 10, pan: 10, name: 3, phone: 3, birthDate: 2 };

/**
 * "Is it one of these?": the strongest reasons first. A half typed number is no reason yet, and name and telephone are
 * none against an age or a gender that contradicts them.
 */
export function findDuplicates({ secret }: SewadarNeeds): Handler<typeof sewadars.duplicates> {
  return async (tx, { body }) => {
    const phone = toE164(body.phone);
    const aadhaar = body.aadhaar.replace(/[\s-]/g, '');
    const pan = body.pan.replace(/[\s-]/g, '').toUpperCase();
    const typed = {
      phone,
      aadhaar: isAadhaar(aadhaar) ? identityHash('aadhaar', aadhaar, secret) : null,
      pan: isPan(pan) ? identityHash('pan', pan, secret) : null,
      ids: (await likelyMatches(tx, sewadarSource, { ...body, limit: mostAlike })).map(({ id }) => id),
    };
    const alike = new Set(typed.ids);
    const found = await findCandidates(tx, typed);
    return found
      .filter((one) => one.id !== body.except)
      .map(({ aadhaar_hash, pan_hash, otherPhones, ...brief }) => {
        const holds: Record<Reason, boolean> = {
          aadhaar: typed.aadhaar !== null && aadhaar_hash?.equals(typed.aadhaar) === true,
          pan: typed.pan !== null && pan_hash?.equals(typed.pan) === true,
          phone: phone !== null && (brief.phone === phone || otherPhones.includes(phone)),
          name: alike.has(brief.id),
          birthDate: body.birthDate !== null && brief.birthDate === body.birthDate,
        };
        return { ...brief, reasons: duplicateReasons.filter((reason) => holds[reason]) };
      })
      .filter((one) => isProven(one.reasons) || !contradict(body, one))
      .sort((a, b) => weightOf(b.reasons) - weightOf(a.reasons))
      .slice(0, mostShown);
  };
}

/** The same identity number is shown whatever else differs: somebody must look at it. */
function isProven(reasons: readonly Reason[]): boolean {
  return reasons.includes('aadhaar') || reasons.includes('pan');
}

function weightOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}
