import {
  deferralReasons,
  isConfidential,
  shownInstead,
} from '@sewa/contract/blood-donation/rules/deferral-reasons';
import type { Finding } from '@sewa/contract/blood-donation/rules/eligibility';
import type { RuleName } from '@sewa/contract/blood-donation/rules/rule-set';
import { ruleText } from '@sewa/contract/blood-donation/rules/rule-words';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { formatFor } from '../../../platform/pdf/format.ts';

type Against = Pick<Finding, 'rule' | 'limit'>;

/** A text that names the rules in the reader's language. */
export function ruleRefusal(code: ErrorCode, rules: readonly RuleName[]): PortalError {
  return findingRefusal(
    code,
    rules.map((rule) => ({ rule, limit: null })),
  );
}

/** A text that names what speaks against a donation, and where it ends on a day, that day. */
export function findingRefusal(code: ErrorCode, findings: readonly Against[]): PortalError {
  const shown = findings.map(({ rule, limit }) => ({ rule: isHidden(rule) ? shownInstead : rule, limit }));
  return new PortalError(code, {
    data: { rules: [...new Set(shown.map(({ rule }) => rule))] },
    words: (language) => ({
      rules: [...new Set(shown.map((finding) => findingText(finding, language)))].join(', '),
    }),
  });
}

function findingText(finding: Against, language: Language): string {
  // A day of the calendar is the same in every time zone.
  const { day } = formatFor(language, 'UTC');
  return ruleText(finding, language, (limit) => day(limit) ?? limit);
}

function isHidden(rule: RuleName): boolean {
  return deferralReasons.some((reason) => reason === rule && isConfidential(reason));
}
