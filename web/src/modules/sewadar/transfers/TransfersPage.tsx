import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Transfer, transferStates, transfers } from '@sewa/contract/sewadar/transfers';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RetryList } from '../../../ui/RetryList.tsx';
import { SewadarTabs } from '../SewadarTabs.tsx';
import { useTransfers } from '../sewadar.queries.ts';
import { TransferCard } from './TransferCard.tsx';

/** Between areas: what waits for our answer, what waits for theirs, and what is settled. */
export function TransfersPage() {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  const { data, error, refetch } = useTransfers();
  const { requirement, path } = transfers.list;
  if (!may(requirement)) return <NoPermission requirement={requirement} title={t('transfer.title')} />;
  const done = data?.filter((one) => !isWaiting(one)) ?? [];
  return (
    <>
      <HearChanges event="sewadar.changed" path={path} />
      <PageHeader trail={[]} title={t('transfer.title')} />
      <SewadarTabs />
      {error && !data ? (
        <RetryList onRetry={() => void refetch()} />
      ) : (
        <Stack spacing={4} sx={{ mt: 2 }}>
          <Side
            title={t('transfer.incoming')}
            empty={t('transfer.noneIncoming')}
            list={data?.filter((one) => isWaiting(one) && one.isIncoming)}
          />
          <Side
            title={t('transfer.outgoing')}
            empty={t('transfer.noneOutgoing')}
            list={data?.filter((one) => isWaiting(one) && !one.isIncoming)}
          />
          {done.length > 0 && <Side title={t('transfer.completed')} list={done} />}
        </Stack>
      )}
    </>
  );
}

function isWaiting({ status }: Transfer): boolean {
  return status === transferStates.ASKED;
}

interface SideProps {
  title: string;
  empty?: string;
  list: readonly Transfer[] | undefined;
}

function Side({ title, empty, list }: SideProps) {
  const { t } = useTranslation('ui');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {list === undefined && <Skeleton variant="rounded" height={120} aria-label={t('loading')} />}
      {list?.length === 0 && (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Typography color="textSecondary">{empty}</Typography>
        </Paper>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {list?.map((transfer) => (
          <TransferCard key={transfer.id} transfer={transfer} />
        ))}
      </Stack>
    </section>
  );
}
