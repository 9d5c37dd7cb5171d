import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { merges, type Sewadar } from '@sewa/contract/sewadar/sewadars';
import { transferStates } from '@sewa/contract/sewadar/transfers';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { type Merge, UndoMerge } from '../merge/UndoMerge.tsx';
import { useMerges, useTransfers } from '../sewadar.queries.ts';

/** What must be known before anything else: where the record went on, what was merged into it, what waits. */
export function RecordBanners({ sewadar }: { sewadar: Sewadar }) {
  const { t } = useTranslation('sewadar');
  return (
    <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {sewadar.mergedInto && (
        <Alert
          severity="info"
          action={<BannerLink to={`/sewadar/${sewadar.mergedInto}`}>{t('banner.openOther')}</BannerLink>}
        >
          {t('banner.mergedInto')}
        </Alert>
      )}
      <TransferBanner sewadar={sewadar} />
      <MergeBanners id={sewadar.id} />
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

/** For thirty days a merge can be undone; the last one first. */
function MergeBanners({ id }: { id: string }) {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  const { dateTime } = useFormat();
  const [asked, setAsked] = useState<Merge | null>(null);
  const now = new Date().toISOString();
  const open = useMerges(id).data?.filter((one) => one.undoneAt === null && one.undoUntil > now) ?? [];
  return (
    <>
      {open.map((merge) => (
        <Alert
          key={merge.id}
          severity="info"
          action={
            may(merges.undo.requirement) && (
              <Button color="inherit" onClick={() => setAsked(merge)}>
                {t('banner.undo')}
              </Button>
            )
          }
        >
          {t('banner.merged', {
            name: merge.name,
            number: merge.number,
            user: merge.userName,
            day: dateTime(merge.at),
            until: dateTime(merge.undoUntil),
          })}
        </Alert>
      ))}
      {asked && <UndoMerge merge={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} color="inherit">
      {children}
    </Button>
  );
}
