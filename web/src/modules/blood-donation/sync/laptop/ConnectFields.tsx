import { cloudSync, type SyncState } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import { enrolLaptop } from '../sync.queries.ts';

export function useConnectForm(given: { cloud: string; onConnected?: (state: SyncState) => void }) {
  const { t } = useTranslation('sync');
  return useRecordForm({
    schema: cloudSync.enrol.body,
    values: { cloud: given.cloud, code: '' },
    save: enrolLaptop,
    saved: t('connect.done'),
    failed: t('connect.failed'),
    ...(given.onConnected ? { onSaved: given.onConnected } : {}),
  });
}

/** Where the cloud is, and the code that an administrator read out. */
export function ConnectFields({ form }: { form: ReturnType<typeof useConnectForm> }) {
  const { t } = useTranslation('sync');
  return (
    <>
      <TextInput
        {...form.field('cloud')}
        label={t('connect.cloud')}
        hint={t('connect.cloudHint')}
        isRequired
        isWide
        maxLength={200}
      />
      <TextInput
        {...form.field('code')}
        label={t('connect.code')}
        hint={t('connect.codeHint')}
        isRequired
        isWide
        maxLength={40}
      />
    </>
  );
}
