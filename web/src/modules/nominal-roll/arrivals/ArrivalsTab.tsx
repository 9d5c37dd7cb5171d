import { mdiCheckCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import { mayCheckIn } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DroppedList } from '../calls/DroppedList.tsx';
import { useRollMembers } from '../roll.queries.ts';
import { Gate } from './Gate.tsx';
import { Names } from './Names.tsx';
import { reconcile } from './reconcile.rules.ts';
import { Totals } from './Totals.tsx';

/** Who arrived at the destination and who left it, and by name everybody who makes the numbers differ. */
export function ArrivalsTab({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const language = useStore(languageStore);
  const { may } = useSession();
  const { data: members, error, refetch } = useRollMembers(roll.id);
  useWorksOffline();
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <Skeleton variant="rounded" height={160} />;
  const { arrived, returned, missing, there, unchecked } = reconcile(members, today());
  const isOpen = mayCheckIn(roll.status);
  return (
    <Stack spacing={3}>
      {isOpen && may(rollArrivals.checkIn.requirement) && <Gate roll={roll} members={members} end="home" />}
      <Totals
        totals={{
          sent: members.length,
          arrived: arrived.length,
          returned: returned.length,
          dropped: roll.dropped,
        }}
      />
      {!isOpen && arrived.length === 0 && (
        <Alert severity="info">{errorText('ROLL_NOT_OPEN', language)}</Alert>
      )}
      {members.length > 0 && returned.length === members.length && (
        <Alert severity="success" icon={<Icon path={mdiCheckCircleOutline} />}>
          {t('arrivals.complete')}
        </Alert>
      )}
      <Names roll={roll} title={t('arrivals.missing')} members={missing} />
      <Names
        roll={roll}
        title={t('arrivals.unchecked')}
        text={t('arrivals.uncheckedText')}
        members={unchecked}
      />
      <Names roll={roll} title={t('arrivals.there')} members={there} />
      <Names roll={roll} title={t('arrivals.left')} members={returned} />
      <DroppedList roll={roll} members={members} />
    </Stack>
  );
}
