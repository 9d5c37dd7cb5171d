import type { session } from '@sewa/contract/user/session';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { setActiveArea } from '../sign-in/session.queries.ts';

export const switchArea: Handler<typeof session.switchArea> = async (tx, { query, session: token }) => {
  if (!(await setActiveArea(tx, token, query.area))) throw notFound();
  return null;
};
