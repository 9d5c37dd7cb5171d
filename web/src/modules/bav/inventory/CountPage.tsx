import { mdiCancel, mdiCheckAll, mdiPrinterOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counts, type StockCount } from '@sewa/contract/bav/counts';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { ItemSearch } from '../stock/ItemSearch.tsx';
import { useCountStatus } from './count-status.ts';
import { cancelCount, postCount, useCount, useCountLines, useHearSheet } from './inventory.queries.ts';
import { SheetLine } from './SheetLine.tsx';
import { dropQuestions } from './sheet-entries.ts';
import { type Counting, useCounting } from './use-counting.ts';

export function CountPage() {
  const { id = '' } = useParams();
  return <OneCount key={id} id={id} />;
}

/** A sheet: one line for each item, saved as it is counted. */
function OneCount({ id }: { id: string }) {
  const { t } = useTranslation(['bav', 'app', 'ui']);
  const language = useStore(languageStore);
  const words = useResourceWords(counts);
  const statusOf = useCountStatus();
  const query = useCount(id);
  const count = query.data;
  const [dialog, setDialog] = useState<'post' | 'cancel' | null>(null);
  const { act, isBusy } = useAct();
  const counting = useCounting(id);
  // What is still on its way belongs to the sheet: it is decided on only when everything is saved.
  const isSending = counting.sending.size > 0;
  const isSaving = isSending || counting.lookups.size > 0;
  const isUndecided = counting.questions.size > 0;
  useHearSheet(id, isSending);
  const isClosed = count !== undefined && count.status !== 'open';
  // Posted or discarded, perhaps by somebody else: there is nothing to decide any more.
  useEffect(() => {
    if (isClosed && isUndecided) dropQuestions(id);
  }, [id, isClosed, isUndecided]);
  const close = () => setDialog(null);
  const closed = count?.status === 'open' ? undefined : errorText('COUNT_CLOSED', language);
  const question = (about: 'post' | 'cancel', { differences }: StockCount) => {
    if (isSaving) return t('count.saving');
    if (about === 'cancel') return t('count.cancelText');
    return isUndecided ? t('count.undecided') : t('count.postText', { count: differences });
  };
  const run = (work: () => Promise<void>, done: string) =>
    void act({ run: work, done, failed: t('entry.failed'), onDone: close });
  return (
    <>
      <RecordPage
        trail={[
          { label: t('app:menu.bavInventory'), to: '/bav/inventory' },
          { label: words.many, to: '/bav/inventory/counts' },
        ]}
        title={count && `${t('count.title')} ${count.reference}`}
        status={count && statusOf(count.status)}
        subtitle={
          count &&
          `${count.locationName} · ${t('count.progress', { counted: count.counted, items: count.items, differences: count.differences })}`
        }
        actions={[
          {
            label: t('count.post'),
            icon: mdiCheckAll,
            requirement: counts.post.requirement,
            isMain: true,
            onClick: () => setDialog('post'),
            impossible: closed ?? (count?.counted === 0 ? errorText('COUNT_EMPTY', language) : undefined),
          },
          {
            label: t('count.print'),
            icon: mdiPrinterOutline,
            requirement: counts.print.requirement,
            onClick: () => void openFile(callUrl(counts.print, { params: { id }, query: {} })),
          },
          {
            label: t('count.cancel'),
            icon: mdiCancel,
            requirement: counts.cancel.requirement,
            isDanger: true,
            onClick: () => setDialog('cancel'),
            impossible: closed,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
        tabs={
          count
            ? [
                {
                  key: 'sheet',
                  label: t('count.sheet'),
                  content: <Sheet count={count} counting={counting} />,
                },
                {
                  key: 'history',
                  label: t('ui:resource.history'),
                  content: <HistoryTab endpoint={counts.history} id={id} />,
                },
              ]
            : []
        }
      />
      {count && dialog !== null && (
        <ConfirmDialog
          isBusy={isBusy || isSaving}
          isDisabled={dialog === 'post' && isUndecided}
          isDanger={dialog === 'cancel'}
          title={dialog === 'post' ? t('count.postTitle') : t('count.cancelTitle')}
          text={question(dialog, count)}
          confirmLabel={dialog === 'post' ? t('count.post') : t('count.cancel')}
          onCancel={close}
          onConfirm={() =>
            dialog === 'post'
              ? run(() => postCount(id), t('count.posted'))
              : run(() => cancelCount(id), t('count.cancelled'))
          }
        />
      )}
    </>
  );
}

function Sheet({ count, counting }: { count: StockCount; counting: Counting }) {
  const { data: lines } = useCountLines(count.id);
  const isOpen = count.status === 'open';
  const { sending, questions, enter, addOne, keepLookup, decide } = counting;
  const { t } = useTranslation('bav');
  if (lines === undefined) return <Skeleton variant="rounded" height={320} />;
  return (
    <Stack spacing={2}>
      {isOpen && <ItemSearch location={count.location} onFound={addOne} keepLookup={keepLookup} />}
      <Typography
        variant="body2"
        color="textSecondary"
        aria-hidden
        sx={{ width: 110, alignSelf: 'flex-end' }}
      >
        {t('count.counted')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mt: '0 !important' }}>
        {lines.map((line) => (
          <SheetLine
            key={line.item}
            line={line}
            sending={sending.get(line.item)?.shown}
            question={questions.get(line.item)}
            isOpen={isOpen}
            onEntered={(typed) => enter(line, typed)}
            onDecided={(change) => decide(line, change)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
