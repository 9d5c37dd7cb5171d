import {
  type Acl,
  decodeAcl,
  type FeaturePermission,
  featurePermissions,
} from '@sewa/contract/kernel/rights/acl';
import { meets, type Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { CurrentUser } from '@sewa/contract/user/session';
import { useAuth } from './auth.ts';

interface SessionUser extends Omit<CurrentUser, 'acl' | 'lastingAcl'> {
  readonly acl: Acl;
  /** What of it has no last day. */
  readonly lastingAcl: Acl;
  readonly featurePermission: FeaturePermission;
}

export interface Session {
  readonly user: SessionUser;
  may(requirement: Requirement): boolean;
}

/** The signed-in user and what they may do. Only inside the signed-in part of the portal. */
export function useSession(): Session {
  const { user } = useAuth();
  // Signing out unmounts the signed-in part a moment later; until then the last user still stands.
  const current = user ? sessionOf(user) : lastSession;
  if (current === null) throw new Error('useSession outside the signed-in part');
  lastSession = current;
  return current;
}

const sessions = new WeakMap<CurrentUser, Session>();
let lastSession: Session | null = null;

function sessionOf(raw: CurrentUser): Session {
  const known = sessions.get(raw);
  if (known) return known;
  const acl = decodeAcl(raw.acl);
  const lastingAcl = raw.lastingAcl === undefined ? acl : decodeAcl(raw.lastingAcl);
  const user = { ...raw, acl, lastingAcl, featurePermission: featurePermissions(acl) };
  const session: Session = { user, may: (requirement) => meets(requirement, user) };
  sessions.set(raw, session);
  return session;
}
