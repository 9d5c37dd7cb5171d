import { inArea } from '../../../testing/in-area.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';
import { codeSigner, type SignedBadge } from '../codes/sign-codes.ts';

/** As the test portal signs. */
export const testSigner = codeSigner('a secret for tests only, long enough to be taken');

/** The code on the card of a badge. */
export async function codeOf(portal: TestPortal, area: string, badge: SignedBadge): Promise<string> {
  const [code = ''] = await inArea(portal, area, (tx) => testSigner.signBadgeCodes(tx, [badge]));
  return code;
}
