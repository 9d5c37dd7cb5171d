import { intersectAcl } from '@sewa/contract/kernel/rights/acl';
import type { Holder } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { type Language, languages } from '@sewa/contract/kernel/values/languages';
import { temporaryGrantSchema } from '@sewa/contract/user/users';
import { z } from 'zod';
import type { SessionDetails } from '../db/request-session.ts';
import { effectiveAcl, type GivenRights } from './effective-acl.rules.ts';

/** The signed-in user of a request, with the rights held today. */
export interface Who extends Holder {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly orgLevel: number;
  /** The active area; null only while the portal has no area at all. */
  readonly areaId: string | null;
  /** '*': the whole area. */
  readonly centres: readonly string[] | '*';
  readonly acl: Readonly<Record<string, number>>;
  /** The rights with their last days: what ends on a day cannot be passed on for longer. */
  readonly given: GivenRights;
  readonly ceiling: Readonly<Record<string, number>>;
  readonly language: Language | null;
  readonly mustChangePassword: boolean;
}

/** The details stay the same object until the session's stamp changes, so what follows from them is made once a day. */
export function whoOf(details: SessionDetails, timeZone: string): Who {
  const today = todayOf(timeZone);
  const known = made.get(details);
  if (known?.today === today) return known.who;
  const who = makeWho(details, today);
  made.set(details, { today, who });
  return who;
}
const made = new WeakMap<SessionDetails, { today: string; who: Who }>();

function makeWho(details: SessionDetails, today: string): Who {
  const given = Object.freeze({
    acl: details.acl,
    temporary: z.array(temporaryGrantSchema).catch([]).parse(details.temporary_acl),
    ceiling: details.ceiling,
  });
  return {
    userId: details.user_id,
    username: details.username,
    name: details.name,
    orgId: details.org_id,
    orgName: details.org_name,
    orgLevel: details.org_level,
    areaId: details.area_id,
    centres: details.centres === '*' ? '*' : details.centres.slice(1, -1).split(',').filter(Boolean),
    acl: Object.freeze(effectiveAcl({ ...given, today })),
    given,
    ceiling: Object.freeze(intersectAcl(details.ceiling, details.ceiling)),
    language: languages.find((language) => language === details.language) ?? null,
    mustChangePassword: details.must_change,
  };
}

/** Asking Intl for the day costs more than the rest of the request; a second of grace costs nothing. */
function todayOf(timeZone: string): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== lastSecond || timeZone !== lastZone) {
    lastSecond = second;
    lastZone = timeZone;
    lastDay = todayIn(timeZone);
  }
  return lastDay;
}
let lastSecond = 0;
let lastZone = '';
let lastDay = '';
