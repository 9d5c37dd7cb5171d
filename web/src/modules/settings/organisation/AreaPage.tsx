import { mdiTrashCanOutline } from '@mdi/js';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/limits';
import { areas } from '@sewa/contract/user/organisation';
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
import { AreaFields } from './AreaFields.tsx';
import { useActiveStatus } from './active-status.ts';
import { refreshOrganisation, useArea } from './organisation.queries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const listPath = '/settings/organisation/areas';

export function AreaPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('settings');
  const trail = [...useTrail('organisation'), { label: t('area.tab'), to: listPath }];
  const { may } = useSession();
  const statusOf = useActiveStatus();
  const words = useSettingsWords();
  const query = useArea(id);
  const area = query.data;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <HearChanges event="organisation.changed" path={areas.list.path} />
      <RecordPage
        trail={trail}
        title={area?.name}
        status={area && statusOf(area)}
        subtitle={area?.code}
        actions={[
          {
            label: t('operation.delete'),
            icon: mdiTrashCanOutline,
            requirement: areas.remove.requirement,
            impossible: may({ orgLevel: AREA_SWITCH_LEVEL }) ? undefined : t('area.needsLevel'),
            isDanger: true,
            onClick: () => setIsRemoving(true),
          },
        ]}
        tabs={[
          { key: 'details', label: t('details'), content: area && <Details key={area.id} area={area} /> },
          {
            key: 'history',
            label: t('history'),
            content: <HistoryTab endpoint={areas.history} id={id} words={words} />,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {area && isRemoving && (
        <RemoveDialog
          endpoint={areas.remove}
          id={id}
          name={area.name}
          listPath={listPath}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

function Details({ area }: { area: z.infer<typeof areas.row> }) {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  const { name, code, isActive } = area;
  const form = useRecordForm({
    schema: areas.fields,
    values: { name, code, isActive },
    version: area.version,
    hints: { code: t('codeHint') },
    save: async (values, { version, idempotencyKey }) => {
      await call(areas.update, { params: { id: area.id }, body: { ...values, version }, idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('area.edited'),
    failed: t('area.editFailed'),
  });
  const isReadOnly = !may(areas.update.requirement) || !may({ orgLevel: AREA_SWITCH_LEVEL });
  if (isReadOnly) return <AreaFields field={form.field} isDisabled />;
  return (
    <Form form={form} title={t('details')} isDisabled={!form.isDirty}>
      <AreaFields field={form.field} />
    </Form>
  );
}
