import { mayRevokeEveryType } from '@sewa/contract/badges/badge-rights';
import { badgeKeys, mayManageKeys } from '@sewa/contract/badges/keys';
import { orgLevels } from '@sewa/contract/user/organisation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { useSession } from '../../../../platform/session.ts';

/** A key counts for the whole area, so that who works in one centre does not manage it. */
export const keysOfArea = { orgLevel: orgLevels.AREA } as const;

export function useMayManageKeys(): boolean {
  const { may, user } = useSession();
  return may(mayManageKeys) && may(keysOfArea) && mayRevokeEveryType(user.acl);
}

export function useKeys() {
  return useQuery({
    queryKey: [badgeKeys.list.path],
    queryFn: ({ signal }) => call(badgeKeys.list, { signal }),
  });
}

export async function rotateKey(): Promise<string> {
  const { id } = await call(badgeKeys.rotate, {});
  await refresh();
  return id;
}

export async function withdrawKey(id: string, reason: string, idempotencyKey: string): Promise<void> {
  await call(badgeKeys.withdraw, { params: { id }, body: { reason }, idempotencyKey });
  await refresh();
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [badgeKeys.list.path] });
}
