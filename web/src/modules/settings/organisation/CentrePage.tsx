import { mdiTrashCanOutline } from '@mdi/js';
import { centres } from '@sewa/contract/user/organisation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useSettingsWords } from '../use-settings-words.ts';
import { useTrail } from '../use-trail.ts';
import { useActiveStatus } from './active-status.ts';
import { CentreFields } from './CentreFields.tsx';
import { refreshOrganisation, useCentre } from './organisation.queries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const listPath = '/settings/organisation/centres';

export function CentrePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('settings');
  const trail = [...useTrail('organisation'), { label: t('centre.tab'), to: listPath }];
  const statusOf = useActiveStatus();
  const words = useSettingsWords();
  const query = useCentre(id);
  const centre = query.data;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <HearChanges event="organisation.changed" path={centres.list.path} />
      <RecordPage
        trail={trail}
        title={centre?.name}
        status={centre && statusOf(centre)}
        subtitle={centre?.code}
        actions={[
          {
            label: t('operation.delete'),
            icon: mdiTrashCanOutline,
            requirement: centres.remove.requirement,
            isDanger: true,
            onClick: () => setIsRemoving(true),
          },
        ]}
        tabs={[
          {
            key: 'details',
            label: t('details'),
            content: centre && <Details key={centre.id} centre={centre} />,
          },
          {
            key: 'history',
            label: t('history'),
            content: <HistoryTab endpoint={centres.history} id={id} words={words} />,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {centre && isRemoving && (
        <RemoveDialog
          endpoint={centres.remove}
          id={id}
          name={centre.name}
          listPath={listPath}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

function Details({ centre }: { centre: z.infer<typeof centres.row> }) {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  const { name, code, address, isActive } = centre;
  const form = useRecordForm({
    schema: centres.fields,
    values: { name, code, address, isActive },
    version: centre.version,
    hints: { code: t('codeHint') },
    save: async (values, { version, idempotencyKey }) => {
      await call(centres.update, { params: { id: centre.id }, body: { ...values, version }, idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('centre.edited'),
    failed: t('centre.editFailed'),
  });
  if (!may(centres.update.requirement)) return <CentreFields field={form.field} isDisabled />;
  return (
    <Form form={form} title={t('details')} isDisabled={!form.isDirty}>
      <CentreFields field={form.field} />
    </Form>
  );
}
