import { mdiArrowRightCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { hasStopped } from '@sewa/contract/nominal-roll/members';
import { mayChangeMembers, nextRollStep } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { WhyNot } from '../../../ui/WhyNot.tsx';
import { useRollMembers } from '../roll.queries.ts';

const { SUBMITTED, APPROVED, ON_SEWA, CANCELLED } = rollStatuses;

/** What the roll waits for, and why the reader cannot do it; a cancelled one says why. */
export function NextRollStep({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { may } = useSession();
  const language = useStore(languageStore);
  const { number } = useFormat();
  const step = nextRollStep(roll.status);
  if (step === null)
    return roll.status === CANCELLED && roll.reason !== '' ? (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('cancelledBecause', { reason: roll.reason })}
      </Alert>
    ) : null;
  const requirement = right('NOMINAL_ROLL.ROLL', step.act);
  const isAllowed = may(requirement);
  const isForOthers = step.act === 'approve' && isAllowed && roll.isOwnWork;
  const isOut = roll.status === ON_SEWA && roll.arrived > roll.returned;
  return (
    <>
      {(roll.status === SUBMITTED || roll.status === APPROVED) && <StoppedMembers roll={roll} />}
      <Alert
        severity="info"
        sx={{ mb: 2, alignItems: 'center' }}
        icon={<Icon path={mdiArrowRightCircleOutline} />}
        action={isAllowed ? undefined : <WhyNot requirement={requirement} />}
      >
        {t(`next.${roll.status}`)}
        {isForOthers && ` ${errorText('OWN_ROLL', language)}`}
        {isOut && ` ${t('next.notReturned', { count: number(roll.arrived - roll.returned) })}`}
      </Alert>
    </>
  );
}

/** Who is in the way of the next step, because they died, left or were transferred since they were added. */
function StoppedMembers({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { user } = useSession();
  const { choice } = useFieldWords(sewadarWords.fields);
  const stopped = useRollMembers(roll.id).data?.filter(hasStopped) ?? [];
  if (stopped.length === 0) return null;
  const names = stopped.map(({ name, sewadarStatus }) => `${name} (${choice('status', sewadarStatus)})`);
  const isForOthers = roll.status === APPROVED && !mayChangeMembers(roll.status, user.acl);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('next.stopped', { names: names.join(', ') })}
      {isForOthers && ` ${t('calls.replaceByOther')}`}
    </Alert>
  );
}
