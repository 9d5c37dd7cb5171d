import {
  mdiCheckCircleOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiPencilOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { type QuickEvent, quickEvents } from '@sewa/contract/badges/quick';
import { DEPOSIT, rightOfKind } from '@sewa/contract/badges/quick-rights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useHasCorrection } from '../../../ui/scan/use-correction.ts';
import { useAct } from '../../../ui/use-act.ts';
import { DepositsTab } from './DepositsTab.tsx';
import { refreshEvents, setClosed, useEvent } from './quick.queries.ts';
import { TokensTab } from './TokensTab.tsx';

/** An event: its tokens, what is out, and what came back. */
export function EventPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('quick');
  const { day } = useFormat();
  const { many } = useResourceWords(quickEvents);
  const { may } = useSession();
  const { data: event, error, refetch } = useEvent(id);
  const hasCorrection = useHasCorrection();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const navigate = useNavigate();
  const actions = useActions(event, setOpen);
  const tokens = { key: 'tokens', label: t('tab.tokens'), content: event && <TokensTab event={event} /> };
  const deposits = {
    key: 'deposits',
    label: t('tab.deposits'),
    content: event && <DepositsTab event={event} />,
  };
  const both = hasCorrection ? [deposits, tokens] : [tokens, deposits];
  return (
    <>
      <HearChanges event={quickEvents.event} path={quickEvents.list.path} />
      <RecordPage
        trail={[{ label: many, to: '/badges/quick' }]}
        title={event?.title}
        status={
          event && {
            label: t(event.isClosed ? 'event.closed' : 'event.open'),
            icon: event.isClosed ? mdiLockOutline : mdiCheckCircleOutline,
            tone: event.isClosed ? 'default' : 'success',
          }
        }
        subtitle={
          event &&
          [...new Set([day(event.fromDay), day(event.toDay)])].join(' – ').concat(` · ${event.centreName}`)
        }
        actions={actions}
        tabs={[
          ...(may(rightOfKind(DEPOSIT)) ? both : [tokens]),
          {
            key: 'history',
            label: t('tab.history'),
            content: <HistoryTab endpoint={quickEvents.history} id={id} />,
          },
        ]}
        error={error}
        onRetry={() => void refetch()}
      />
      {event && open === 'edit' && (
        <ResourceDialog
          resource={quickEvents}
          row={event}
          fields={['title', 'fromDay', 'toDay', 'centre', 'isClosed']}
          onClose={() => setOpen(null)}
          refresh={refreshEvents}
        />
      )}
      {event && open === 'remove' && (
        <RemoveDialog
          endpoint={quickEvents.remove}
          id={id}
          name={event.title}
          text={t('event.removeText')}
          onClose={() => setOpen(null)}
          onGone={() => navigate('/badges/quick')}
          refresh={refreshEvents}
        />
      )}
    </>
  );
}

function useActions(event: QuickEvent | undefined, setOpen: (what: 'edit' | 'remove') => void) {
  const { t } = useTranslation('quick');
  const { act, isBusy } = useAct();
  if (!event) return [];
  const { isClosed, version } = event;
  const close = (next: boolean) =>
    act({
      run: () => setClosed(event, next, version),
      undo: (saved) => ({
        run: () => setClosed(event, !next, saved.version),
        done: t(next ? 'event.nowOpen' : 'event.nowClosed'),
        failed: t('event.failed'),
      }),
      done: t(next ? 'event.nowClosed' : 'event.nowOpen'),
      failed: t('event.failed'),
    });
  return [
    {
      label: t(isClosed ? 'event.reopen' : 'event.close'),
      icon: isClosed ? mdiLockOpenVariantOutline : mdiLockOutline,
      requirement: quickEvents.update.requirement,
      isBusy,
      onClick: () => void close(!isClosed),
    },
    {
      label: t('event.edit'),
      icon: mdiPencilOutline,
      requirement: quickEvents.update.requirement,
      onClick: () => setOpen('edit'),
    },
    {
      label: t('event.remove'),
      icon: mdiTrashCanOutline,
      requirement: quickEvents.remove.requirement,
      isDanger: true,
      impossible: event.tokens > 0 ? t('event.hasTokens') : undefined,
      onClick: () => setOpen('remove'),
    },
  ];
}
