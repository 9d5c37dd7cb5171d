import {
  mdiAccountCheckOutline,
  mdiAccountOffOutline,
  mdiFormTextboxPassword,
  mdiLockOpenVariantOutline,
  mdiLogoutVariant,
  mdiNumeric,
  mdiTrashCanOutline,
} from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { UserRecord } from '@sewa/contract/user/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';

export type UserDialog =
  | 'change-pwd'
  | 'activate'
  | 'deactivate'
  | 'unlock'
  | 'sign-out'
  | 'one-time-code'
  | 'delete';

/** What can be done with a user now, and why the rest cannot. */
export function useUserActions(user: UserRecord | undefined) {
  const { t } = useTranslation('settings');
  const { user: me } = useSession();
  const [dialog, setDialog] = useState<UserDialog | null>(null);
  if (user === undefined) return { actions: [], dialog: null, closeDialog: () => {} };
  const higher = user.orgLevel > me.orgLevel ? t('impossible.higher') : undefined;
  const self = user.id === me.id ? t('impossible.self') : undefined;
  const action = (name: UserDialog, icon: string, impossible?: string): RecordAction => ({
    label: t(`operation.${name}`),
    icon,
    requirement: right('SETTINGS.USER', 'userOperations'),
    onClick: () => setDialog(name),
    impossible: higher ?? impossible,
  });
  const actions: RecordAction[] = [
    action('change-pwd', mdiFormTextboxPassword),
    action('one-time-code', mdiNumeric, self ?? (user.isActive ? undefined : t('impossible.inactive'))),
    action(
      'unlock',
      mdiLockOpenVariantOutline,
      self ?? (user.isThrottled ? undefined : t('impossible.notThrottled')),
    ),
    action('sign-out', mdiLogoutVariant, user.sessions > 0 ? undefined : t('impossible.noSession')),
    user.isActive
      ? action('deactivate', mdiAccountOffOutline, self)
      : action('activate', mdiAccountCheckOutline),
    {
      ...action('delete', mdiTrashCanOutline, self),
      requirement: right('SETTINGS.USER', 'delete'),
      isDanger: true,
    },
  ];
  return { actions, dialog, closeDialog: () => setDialog(null) };
}
