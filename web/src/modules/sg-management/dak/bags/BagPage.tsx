import {
  mdiArrowULeftTop,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiSendOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { type Bag, bagPrints, bags, mayRecallBag } from '@sewa/contract/sg-management/bags';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import { letters } from '@sewa/contract/sg-management/letters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { callUrl } from '../../../../platform/call.ts';
import { languageStore } from '../../../../platform/language.ts';
import { openFile } from '../../../../platform/save-file.ts';
import { useStore } from '../../../../platform/store.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { HearChanges } from '../../../../ui/HearChanges.tsx';
import { FactList } from '../../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../../ui/record/HistoryTab.tsx';
import type { RecordAction } from '../../../../ui/record/RecordActions.tsx';
import { RecordPage, type RecordTab } from '../../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../../ui/resource/ResourceDialog.tsx';
import { refreshResource, useResource } from '../../../../ui/resource/resource.query.ts';
import { nothing, useFieldValues } from '../../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../../ui/use-act.ts';
import { dakPath } from '../letter-screen.tsx';
import { useLetterStatus } from '../letter-status.ts';
import { bagPath, dispatchBag } from './bag.queries.ts';
import { useBagForm } from './bag-form.tsx';
import { isPacking } from './bag-status.ts';
import { Manifest } from './Manifest.tsx';
import { RecallBagDialog } from './RecallBagDialog.tsx';

export function BagPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['sg-management', 'ui']);
  const navigate = useNavigate();
  const words = useResourceWords(bags);
  const dak = useResourceWords(letters);
  const statusOf = useLetterStatus();
  const query = useResource(bags, id);
  const bag = query.data;
  const form = useBagForm();
  const { actions, open, close } = useBagActions(bag);
  return (
    <>
      <HearChanges event={bags.event} path={bags.list.path} />
      <HearChanges event={letters.event} path={letters.list.path} />
      {/* The bag says how many of its letters are missing. */}
      <HearChanges event={letters.event} path={bags.list.path} />
      <RecordPage
        trail={[
          { label: dak.many, to: dakPath },
          { label: words.many, to: bagPath },
        ]}
        title={bag?.reference}
        status={bag && statusOf(bag.status)}
        subtitle={bag && `${words.choice('type', bag.type)} · ${bag.party} · ${bag.centreName}`}
        actions={actions}
        banner={bag && <BagBanner bag={bag} />}
        tabs={useTabs(bag)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {bag && open === 'edit' && (
        <ResourceDialog {...form} without={['centre']} resource={bags} row={bag} onClose={close} />
      )}
      {bag && open === 'recall' && <RecallBagDialog bag={bag} onClose={close} />}
      {bag && open === 'remove' && (
        <RemoveDialog
          endpoint={bags.remove}
          id={id}
          name={bag.reference}
          text={t('bag.removeText')}
          onClose={close}
          onGone={() => navigate(bagPath)}
          refresh={() => refreshResource(bags)}
        />
      )}
    </>
  );
}

function useBagActions(bag: Bag | undefined) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const language = useStore(languageStore);
  const [open, setOpen] = useState<'edit' | 'recall' | 'remove' | null>(null);
  const { act, isBusy } = useAct();
  const close = () => setOpen(null);
  if (bag === undefined) return { actions: [], open: null, close };
  const frozen = isPacking(bag) ? undefined : errorText('BAG_FROZEN', language);
  const actions: RecordAction[] = [
    ...(isPacking(bag)
      ? [
          {
            label: t('bag.dispatch'),
            icon: mdiSendOutline,
            requirement: bags.dispatch.requirement,
            isMain: true,
            isBusy,
            impossible: bag.letterCount === 0 ? errorText('BAG_EMPTY', language) : undefined,
            onClick: () =>
              void act({
                run: () => dispatchBag(bag),
                done: t('bag.dispatched', { number: bag.reference }),
                failed: t('bag.dispatchFailed'),
              }),
          },
        ]
      : []),
    {
      label: t('bag.print'),
      icon: mdiPrinterOutline,
      requirement: bagPrints.manifest.requirement,
      isVisible: true,
      onClick: () =>
        void openFile(callUrl(bagPrints.manifest, { params: { id: bag.id }, query: { language } })),
    },
    {
      label: t('bag.recall'),
      icon: mdiArrowULeftTop,
      requirement: bags.recall.requirement,
      onClick: () => setOpen('recall'),
      impossible: mayRecallBag(bag) ? undefined : errorText('BAG_NOT_RECALLED', language),
    },
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: bags.update.requirement,
      onClick: () => setOpen('edit'),
      impossible: frozen,
    },
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: bags.remove.requirement,
      isDanger: true,
      onClick: () => setOpen('remove'),
      impossible: frozen,
    },
  ];
  return { actions, open, close };
}

/** What the bag waits for, and what did not come in it. */
function BagBanner({ bag }: { bag: Bag }) {
  const { t } = useTranslation('sg-management');
  const { number } = useFormat();
  if (bag.missingCount > 0)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('bag.missingText', { count: bag.missingCount, total: number(bag.letterCount) })}
      </Alert>
    );
  if (bag.status === dakStatuses.RECEIVED)
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('bag.complete')}
      </Alert>
    );
  const text = bag.type === dakTypes.RECEIVE ? 'bag.toReceive' : 'bag.onTheWay';
  return (
    <>
      {bag.recallReason !== '' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('bag.because', { reason: bag.recallReason })}
        </Alert>
      )}
      <Alert severity="info" sx={{ mb: 2 }}>
        {t(isPacking(bag) ? 'bag.toPack' : text)}
      </Alert>
    </>
  );
}

function useTabs(bag: Bag | undefined): RecordTab[] {
  const { t } = useTranslation(['sg-management', 'ui']);
  if (bag === undefined) return [];
  return [
    {
      key: 'manifest',
      label: t('bag.manifest'),
      content: (
        <Stack spacing={3}>
          <Manifest bag={bag} />
          <BagFacts bag={bag} />
        </Stack>
      ),
    },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={bags.history} id={bag.id} />,
    },
  ];
}

const shown = [
  'mode',
  'courierNumber',
  'remarks',
  'code',
  'madeByName',
  'dispatchedAt',
  'dispatchedByName',
  'receivedAt',
  'receiver',
  'receivedByName',
] as const;

function BagFacts({ bag }: { bag: Bag }) {
  const words = useResourceWords(bags);
  const shownValue = useFieldValues(bags);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(bag, field) }))
    .filter(({ value }) => value !== nothing);
  return <FactList facts={facts} />;
}
