import { mdiArrowRightCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { dakStatuses } from '@sewa/contract/sg-management/enums';
import { isAtOtherEnd, nextLetterStep } from '@sewa/contract/sg-management/letter-moves';
import type { Letter } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { WhyNot } from '../../../ui/WhyNot.tsx';

/** An answer that is late, and what the letter waits for. */
export function LetterBanner({ letter }: { letter: Letter }) {
  const { t } = useTranslation('sg-management');
  const { day } = useFormat();
  return (
    <>
      {letter.isOverdue && letter.replyBy !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('overdueText', { day: day(letter.replyBy) })}
        </Alert>
      )}
      {letter.isMissing && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('bag.letterMissing', { bag: letter.bagName ?? '' })}
        </Alert>
      )}
      {letter.recallReason !== '' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('recall.because', { reason: letter.recallReason })}
        </Alert>
      )}
      <NextStep letter={letter} />
    </>
  );
}

function NextStep({ letter }: { letter: Letter }) {
  const { t } = useTranslation('sg-management');
  const { may } = useSession();
  const step = nextLetterStep(letter.status);
  if (step === null) return null;
  const isElsewhere = isAtOtherEnd(letter);
  const requirement = right('SG_MANAGEMENT.DAK', step.act);
  const text = isElsewhere
    ? t(letter.status === dakStatuses.DISPATCHED ? 'next.onTheWay' : 'next.there')
    : t(`next.${letter.status}`);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'center' }}
      icon={<Icon path={mdiArrowRightCircleOutline} />}
      action={isElsewhere || may(requirement) ? undefined : <WhyNot requirement={requirement} />}
    >
      {text}
    </Alert>
  );
}
