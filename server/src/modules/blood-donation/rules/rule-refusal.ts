import {
  deferralReasons,
  isConfidential,
  shownInstead,
} from '@sewa/contract/blood-donation/rules/deferral-reasons';
import type { RuleName } from '@sewa/contract/blood-donation/rules/rule-set';
import { ruleWords } from '@sewa/contract/blood-donation/rules/rule-words';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { PortalError } from '../../../platform/http/portal-error.ts';

/** A text that names the rules in the reader's language. */
export function ruleRefusal(code: ErrorCode, rules: readonly RuleName[]): PortalError {
  const shown = rules.map((rule) => (isHidden(rule) ? shownInstead : rule));
  return new PortalError(code, {
    data: { rules: shown },
    words: (language) => ({ rules: [...new Set(shown)].map((rule) => ruleWords[rule][language]).join(', ') }),
  });
}

function isHidden(rule: RuleName): boolean {
  return deferralReasons.some((reason) => reason === rule && isConfidential(reason));
}
