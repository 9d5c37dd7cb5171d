import {
  mdiCheckDecagramOutline,
  mdiDeleteOutline,
  mdiPackageVariantClosedCheck,
  mdiPencilOutline,
  mdiTruckFastOutline,
  mdiUndoVariant,
} from '@mdi/js';
import { orderStatuses } from '@sewa/contract/bav/enums';
import {
  isStoreShort,
  judgeOrderMove,
  nextOrderStep,
  type OrderRefusal,
} from '@sewa/contract/bav/order-moves';
import { type Order, orders } from '@sewa/contract/bav/orders';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { ReasonDialog } from '../stock/ReasonDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { deleteOrder, moveOrder, useOrder, useOrderLines } from './order.queries.ts';
import { useOrderStatus } from './order-status.ts';

const { CREATED, APPROVED, VERIFIED, SUBMITTED } = orderStatuses;
const icons: Readonly<Record<number, string>> = {
  [APPROVED]: mdiCheckDecagramOutline,
  [VERIFIED]: mdiPackageVariantClosedCheck,
  [SUBMITTED]: mdiTruckFastOutline,
};

export function OrderPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['bav', 'app', 'ui']);
  const statusOf = useOrderStatus();
  const query = useOrder(id);
  const order = query.data;
  const [dialog, setDialog] = useState<'approve' | 'back' | 'delete' | null>(null);
  const actions = useOrderActions(order, setDialog);
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const close = () => setDialog(null);
  return (
    <>
      <HearChanges event={orders.event} path={orders.list.path} />
      <RecordPage
        trail={[{ label: t('app:menu.bavOrder'), to: '/bav/order' }]}
        title={order && `${t('order.title')} ${order.reference}`}
        status={order && statusOf(order.status)}
        subtitle={order && `${order.locationName} ← ${order.storeName}`}
        actions={actions}
        error={query.error}
        onRetry={() => void query.refetch()}
        tabs={
          order
            ? [
                { key: 'order', label: t('lines.items'), content: <OrderDetails order={order} /> },
                {
                  key: 'history',
                  label: t('ui:resource.history'),
                  content: <HistoryTab endpoint={orders.history} id={id} />,
                },
              ]
            : []
        }
      />
      {order && dialog === 'approve' && <ApproveDialog order={order} onClose={close} />}
      {order && dialog === 'back' && (
        <ReasonDialog
          title={t('order.backTitle', { number: order.reference })}
          submitLabel={t('order.back')}
          saved={t('order.moved.5')}
          run={(reason) => moveOrder(id, { to: CREATED, version: order.version, reason })}
          onClose={close}
        />
      )}
      {order && dialog === 'delete' && (
        <ConfirmDialog
          isDanger
          isBusy={isBusy}
          title={t('order.deleteTitle', { number: order.reference })}
          text={t('order.deleteText')}
          confirmLabel={t('order.delete')}
          onCancel={close}
          onConfirm={() =>
            void act({
              run: () => deleteOrder(id),
              done: t('order.deleted'),
              failed: t('entry.failed'),
              onDone: () => void navigate('/bav/order'),
            })
          }
        />
      )}
    </>
  );
}

/** The step that leads on, as the button; then what else can be done. Why a step is not for this user stands beside it. */
function useOrderActions(
  order: Order | undefined,
  open: (dialog: 'approve' | 'back' | 'delete') => void,
): RecordAction[] {
  const { t } = useTranslation('bav');
  const language = useStore(languageStore);
  const navigate = useNavigate();
  const { user } = useSession();
  const { act, isBusy } = useAct();
  const { data: packed = [] } = useOrderLines(order?.status === VERIFIED ? order.id : '');
  if (!order) return [];
  const step = nextOrderStep(order.status);
  const refusal =
    step &&
    judgeOrderMove({ order, to: step.to, user: { id: user.id, acl: user.acl }, mayPassSanction: true });
  const notMyStore = order.isFromMyStore ? undefined : errorText('ORDER_STORE_DECIDES', language);
  const fixed = whyFixed(order, language);
  const notBack = () => {
    if (order.status === VERIFIED && isStoreShort(packed)) return undefined;
    if (order.status === VERIFIED) return errorText('ORDER_PACKED_WHOLE', language);
    return order.status === APPROVED ? undefined : t('order.backOnly');
  };
  return [
    ...(step
      ? [
          {
            label: t(`order.verb.${step.to}`),
            icon: icons[step.to] ?? mdiCheckDecagramOutline,
            requirement: right('BAV.ORDER', step.act),
            isMain: true,
            isBusy,
            impossible: notMyStore ?? whyNot(refusal, language),
            onClick: () =>
              step.to === APPROVED
                ? open('approve')
                : void act({
                    run: () => moveOrder(order.id, { to: step.to, version: order.version }),
                    done: t(`order.moved.${step.to}`),
                    failed: t('entry.failed'),
                  }),
          } satisfies RecordAction,
        ]
      : []),
    {
      label: t('order.back'),
      icon: mdiUndoVariant,
      requirement: right('BAV.ORDER', 'approve'),
      onClick: () => open('back'),
      impossible: notBack() ?? notMyStore,
    },
    {
      label: t('order.change'),
      icon: mdiPencilOutline,
      requirement: orders.askAgain.requirement,
      onClick: () => void navigate(`/bav/order/${order.id}/edit`),
      impossible: fixed,
    },
    {
      label: t('order.delete'),
      icon: mdiDeleteOutline,
      requirement: orders.remove.requirement,
      isDanger: true,
      onClick: () => open('delete'),
      impossible: fixed,
    },
  ];
}

/** Why the order is neither changed nor deleted. */
function whyFixed({ status, isMine }: Order, language: Language): string | undefined {
  if (status >= VERIFIED) return errorText('ORDER_PACKED', language);
  if (status === APPROVED) return errorText('ORDER_FROZEN', language);
  return isMine ? undefined : errorText('ORDER_NOT_YOURS', language);
}

/** Four eyes, in words; everything else the server says when it is asked. */
function whyNot(refusal: OrderRefusal | null, language: Language): string | undefined {
  if (refusal === 'OWN_WORK') return errorText('ORDER_OWN', language);
  return refusal === 'SECOND_PERSON' ? errorText('ORDER_SECOND_PERSON', language) : undefined;
}
