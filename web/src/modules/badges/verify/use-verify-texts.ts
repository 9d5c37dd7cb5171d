import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { vehicleTypeWords } from '@sewa/contract/transport/words';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useBadgeTypeName } from './use-badge-type-name.ts';
import type { Shown } from './use-verification.ts';

/** Why the answer is what it is, in one sentence, and what else is known. */
export function useVerifyTexts({ answer, why, fields, verified }: Shown): {
  reason: string;
  facts: string[];
} {
  const { t } = useTranslation('verify');
  const { day } = useFormat();
  const language = useStore(languageStore);
  const typeName = useBadgeTypeName();
  const kind = verified?.kind ?? fields?.kind ?? null;
  const type = verified?.type ?? fields?.type ?? null;
  const number = verified?.number ?? fields?.number ?? null;
  const validFrom = verified ? verified.validFrom : fields?.validFrom;
  const validTo = verified ? verified.validTo : fields?.validTo;
  const until = validTo ? day(validTo) : '';
  const reason = () => {
    if (why !== null) return t(`unchecked.${why}`);
    if (answer === 'replaced' && verified?.replacedBy != null)
      return t('reason.replacedBy', { number: verified.replacedBy });
    if (kind === 'fleet' && isFleetAnswer(answer)) return t(`fleet.${answer}`);
    if (answer === 'valid' && until === '') return t('reason.validAlways');
    return t(`reason.${answer}`, { day: answer === 'notYet' && validFrom ? day(validFrom) : until });
  };
  const named = () => {
    if (kind === null || number === null) return null;
    if (kind === 'badge') return t('what.badge', { type: typeName(type), number });
    if (kind === 'quick') return t(`what.quick.${type ?? 1}`, { number });
    // The number of a windscreen code says nothing to anybody.
    return kind === 'fleet' ? t('fleet.what') : t('what.vehicle', { number });
  };
  const vehicle = verified?.vehicle && choiceWord(vehicleTypeWords, verified.vehicle.type, language);
  const token = verified?.token;
  const facts = [
    named(),
    vehicle,
    token && `${token.event} · ${t(`token.${token.state}`)}`,
    [verified?.department, verified?.centreName].filter(Boolean).join(' · '),
    verified === null && fields !== null && kind !== 'fleet' ? t('fromCode') : null,
  ];
  return { reason: reason(), facts: facts.filter((fact) => fact != null && fact !== '') as string[] };
}

const fleetAnswers = ['valid', 'expiring', 'expired', 'revoked'] as const;

/** What the papers of a vehicle decide; all other answers are about the code. */
function isFleetAnswer(answer: Shown['answer']): answer is (typeof fleetAnswers)[number] {
  return fleetAnswers.some((one) => one === answer);
}
