import { todayIn } from '@sewa/contract/kernel/days';
import { type Language, languages } from '@sewa/contract/kernel/languages';
import type { Holder } from '@sewa/contract/kernel/requirement';
import type { OpenedRequest } from '../db/request-session.ts';
import { effectiveAclOfTexts } from './effective-acl.ts';

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
  readonly ceiling: Readonly<Record<string, number>>;
  readonly language: Language | null;
  readonly mustChangePassword: boolean;
}

export function whoOf(opened: OpenedRequest, timeZone: string): Who {
  return {
    userId: opened.user_id,
    username: opened.username,
    name: opened.name,
    orgId: opened.org_id,
    orgName: opened.org_name,
    orgLevel: opened.org_level,
    areaId: opened.area_id,
    centres: opened.centres === '*' ? '*' : opened.centres.slice(1, -1).split(',').filter(Boolean),
    acl: effectiveAclOfTexts({
      acl: opened.acl,
      temporary: opened.temporary_acl,
      ceiling: opened.ceiling,
      today: todayOf(timeZone),
    }),
    get ceiling() {
      return JSON.parse(opened.ceiling);
    },
    language: languages.find((language) => language === opened.language) ?? null,
    mustChangePassword: opened.must_change,
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
