import { mdiCancel, mdiHistory, mdiKeyOutline, mdiKeyPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type BadgeKey, badgeKeys, mayManageKeys } from '@sewa/contract/badges/keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { listAddress } from '../../../../ui/chart/list-address.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../../ui/HearChanges.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { NoPermission } from '../../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { HistoryTab } from '../../../../ui/record/HistoryTab.tsx';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { printPath } from '../card-paths.ts';
import { keyStatuses, stateOf } from './key-status.ts';
import { keysOfArea, rotateKey, useKeys, useMayManageKeys } from './keys.queries.ts';
import { WithdrawKeyDialog } from './WithdrawKeyDialog.tsx';

/** /badges/sewadar/keys: the keys that sign the codes of the area, the newest first. */
export function KeysPage() {
  const { t } = useTranslation('cards');
  const { may } = useSession();
  if (!useMayManageKeys())
    return (
      <NoPermission title={t('keys.title')} requirement={may(mayManageKeys) ? keysOfArea : mayManageKeys} />
    );
  return <Keys />;
}

function Keys() {
  const { t } = useTranslation('cards');
  const { data, error, refetch } = useKeys();
  return (
    <>
      <HearChanges event="badges.key.changed" path={badgeKeys.list.path} />
      <PageHeader
        trail={[{ label: t('print.title'), to: printPath }]}
        title={t('keys.title')}
        subtitle={t('keys.about')}
        action={<NewKey />}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <EmptyState icon={mdiKeyOutline} title={t('keys.empty')} />}
      {data && data.length > 0 && (
        <List aria-label={t('keys.title')}>
          {data.map((key) => (
            <KeyLine key={key.id} badgeKey={key} />
          ))}
        </List>
      )}
    </>
  );
}

function NewKey() {
  const { t } = useTranslation('cards');
  const { act, isBusy } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<Icon path={mdiKeyPlus} />} onClick={() => setIsAsking(true)}>
        {t('keys.make')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('keys.makeTitle')}
          text={t('keys.makeText')}
          confirmLabel={t('keys.make')}
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() =>
            void act({
              run: rotateKey,
              done: t('keys.made'),
              failed: t('keys.makeFailed'),
              onDone: () => setIsAsking(false),
            })
          }
        />
      )}
    </>
  );
}

function KeyLine({ badgeKey: { id, cards, ...key } }: { badgeKey: BadgeKey }) {
  const { t } = useTranslation(['cards', 'ui']);
  const { dateTime, number } = useFormat();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const state = stateOf(key);
  const history = `history-of-${id}`;
  return (
    <ListItem divider disableGutters sx={{ display: 'block', py: 1.5 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h2" variant="h3" sx={{ letterSpacing: '0.08em' }}>
              {id}
            </Typography>
            <StatusChip {...keyStatuses[state]} label={t(`keys.state.${state}`)} />
          </Stack>
          <Typography color="textSecondary">
            {t('keys.madeBy', { time: dateTime(key.madeAt), name: key.madeBy })}
          </Typography>
          {key.retiredAt !== null && key.withdrawnAt === null && (
            <Typography color="textSecondary">
              {t('keys.retiredAt', { time: dateTime(key.retiredAt) })}
            </Typography>
          )}
          {key.withdrawnAt !== null && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('keys.withdrawnAt', { time: dateTime(key.withdrawnAt), reason: key.withdrawnReason })}
            </Typography>
          )}
          {key.withdrawnAt === null ? (
            <Typography>{t('keys.cards', { count: cards, shown: number(cards) })}</Typography>
          ) : (
            cards > 0 && (
              <Button
                component={Link}
                to={listAddress('/badges/sewadar', { isChanged: true })}
                sx={{ ml: -1 }}
              >
                {t('keys.again', { count: cards, shown: number(cards) })}
              </Button>
            )
          )}
        </Box>
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          <Button
            startIcon={<Icon path={mdiHistory} />}
            aria-expanded={isOpen}
            aria-controls={history}
            aria-label={t('keys.historyOf', { key: id })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('ui:resource.history')}
          </Button>
          {key.withdrawnAt === null && (
            <Button
              color="error"
              startIcon={<Icon path={mdiCancel} />}
              aria-label={t('keys.withdrawOf', { key: id })}
              onClick={() => setIsWithdrawing(true)}
            >
              {t('keys.withdraw')}
            </Button>
          )}
        </Stack>
      </Stack>
      <Collapse in={isOpen} id={history} unmountOnExit>
        <Box sx={{ mt: 1 }}>
          <HistoryTab endpoint={badgeKeys.history} id={id} />
        </Box>
      </Collapse>
      {isWithdrawing && <WithdrawKeyDialog id={id} cards={cards} onClose={() => setIsWithdrawing(false)} />}
    </ListItem>
  );
}
