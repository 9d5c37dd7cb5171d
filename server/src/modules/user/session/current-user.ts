import { encodeAcl, keysBeyond } from '@sewa/contract/kernel/rights/acl';
import { type Preferences, preferencesSchema, type session } from '@sewa/contract/user/session';
import { lastingAcl } from '../../../platform/access/effective-acl.rules.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { portalVersion } from '../../../version.ts';
import { getOwnDetails } from '../sign-in/session.queries.ts';

const defaults: Preferences = {
  language: 'en',
  theme: 'system',
  density: 'comfortable',
  textSize: 'normal',
  startCentre: null,
  alertMails: true,
};

export function currentUser({ config }: ModuleNeeds): Handler<typeof session.current> {
  return async (tx, { who }) => {
    const own = await getOwnDetails(tx, who);
    const lasting = lastingAcl(who.given);
    const kept = preferencesSchema.safeParse({ ...defaults, ...Object(own.preferences) });
    return {
      id: who.userId,
      username: who.username,
      name: who.name,
      area: own.area,
      areaId: who.areaId,
      orgLevel: who.orgLevel,
      org: who.orgName,
      acl: encodeAcl(who.acl),
      ...(keysBeyond(who.acl, lasting).length > 0 ? { lastingAcl: encodeAcl(lasting) } : {}),
      centres: own.centres,
      preferences: kept.success ? kept.data : defaults,
      mustChangePassword: who.mustChangePassword,
      product: config.portalName,
      version: portalVersion,
      seenVersion: own.seenVersion,
    };
  };
}
