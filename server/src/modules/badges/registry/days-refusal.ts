import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { type BadgeDaysProblem, badgeLengths } from '@sewa/contract/badges/badge-validity';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { PortalError } from '../../../platform/http/portal-error.ts';

/** What is wrong with the days of a badge, at the field of the day that is wrong. */
export function daysRefusal(problem: BadgeDaysProblem, type: BadgeTypeValue): PortalError {
  switch (problem) {
    case 'ended':
      return new PortalError('VALIDATION', { fields: { validTo: because('inPast') } });
    case 'endsBeforeItBegins':
      return new PortalError('VALIDATION', { fields: { validTo: because('endsBeforeItBegins') } });
    case 'tooLong':
      return new PortalError('VALIDATION', {
        fields: { validTo: because('daysApart', badgeLengths[type].maxDays - 1) },
      });
    case 'beforeOwn':
      return new PortalError('BADGE_BEFORE_OWN', { fields: { validFrom: 'before' } });
    case 'beyondOwn':
      return new PortalError('BADGE_BEYOND_OWN', { fields: { validTo: 'beyond' } });
  }
}
