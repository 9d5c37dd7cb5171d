import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { merges, type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { transferStates } from '@sewa/contract/sewadar/transfers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MergeBanners } from '../../../people/merge/MergeBanners.tsx';
import type { MergeEndpoints } from '../../../people/merge/merge-endpoints.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { refreshSewadars, useTransfers } from '../sewadar.queries.ts';

/** What must be known before anything else: where the record went on, what was merged into it, what waits. */
export function RecordBanners({ sewadar }: { sewadar: Sewadar }) {
  return (
    <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      <TransferBanner sewadar={sewadar} />
      <MergeBanners
        endpoints={merges as unknown as MergeEndpoints}
        listPath={sewadars.list.path}
        path="/sewadar"
        person={sewadar}
        refresh={refreshSewadars}
      />
    </Stack>
  );
}

function TransferBanner({ sewadar }: { sewadar: Sewadar }) {
  const { t } = useTranslation('sewadar');
  const { dateTime } = useFormat();
  const isGone = sewadar.status === 'transferred';
  const transfers = useTransfers(isGone ? transferStates.ACCEPTED : transferStates.ASKED).data;
  const own = transfers?.find((one) => one.sewadar === sewadar.id);
  const link = <BannerLink to="/sewadar/transfers">{t('banner.toTransfers')}</BannerLink>;
  if (isGone) {
    return (
      <Alert severity="info" action={link}>
        {own?.decidedAt
          ? t('banner.transferredTo', { area: own.toArea, day: dateTime(own.decidedAt) })
          : t('banner.transferred')}
      </Alert>
    );
  }
  if (own === undefined) return null;
  return (
    <Alert severity="warning" action={link}>
      {t('banner.asked', { area: own.toArea, name: own.askedByName, day: dateTime(own.askedAt) })}
    </Alert>
  );
}

function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} color="inherit">
      {children}
    </Button>
  );
}
