import { mdiTrashCanOutline } from '@mdi/js';
import { orgs } from '@sewa/contract/user/organisation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useSettingsWords } from '../use-settings-words.ts';
import { useTrail } from '../use-trail.ts';
import { CeilingTab } from './CeilingTab.tsx';
import { OrgFields } from './OrgFields.tsx';
import type { Org } from './OrgTree.tsx';
import { refreshOrganisation, useOrg } from './organisation.queries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

export function OrgPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('settings');
  const { may, user } = useSession();
  const trail = useTrail('organisation');
  const words = useSettingsWords();
  const query = useOrg(id);
  const org = query.data;
  const [isRemoving, setIsRemoving] = useState(false);
  const isHigher = org !== undefined && org.level > user.orgLevel;
  const isReadOnly = !may(orgs.update.requirement) || isHigher;
  return (
    <>
      <HearChanges event="organisation.changed" path={orgs.list.path} />
      <RecordPage
        trail={trail}
        title={org?.name}
        subtitle={org && `${t(`level.${org.level}`)} · ${t('org.users', { count: org.users })}`}
        actions={[
          {
            label: t('operation.delete'),
            icon: mdiTrashCanOutline,
            requirement: orgs.remove.requirement,
            isDanger: true,
            onClick: () => setIsRemoving(true),
            impossible: useRemovalBar(org, isHigher),
          },
        ]}
        tabs={[
          {
            key: 'details',
            label: t('details'),
            content: org && <Details key={id} org={org} isReadOnly={isReadOnly} />,
          },
          {
            key: 'ceiling',
            label: t('ceiling.tab'),
            content: <CeilingTab key={id} id={id} isReadOnly={isReadOnly} />,
          },
          {
            key: 'history',
            label: t('history'),
            content: <HistoryTab endpoint={orgs.history} id={id} words={words} />,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {org && isRemoving && (
        <RemoveDialog
          endpoint={orgs.remove}
          id={id}
          name={org.name}
          listPath="/settings/organisation"
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

/** Why a unit cannot be deleted now. */
function useRemovalBar(org: Org | undefined, isHigher: boolean): string | undefined {
  const { t } = useTranslation('settings');
  if (isHigher) return t('impossible.higher');
  return org && org.users > 0 ? t('org.hasUsers', { count: org.users }) : undefined;
}

function Details({ org, isReadOnly }: { org: Org; isReadOnly: boolean }) {
  const { t } = useTranslation('settings');
  const { name, level, centre, parent } = org;
  const form = useRecordForm({
    schema: orgs.fields,
    values: { name, level, centre, parent },
    version: org.version,
    save: async (values, { version, idempotencyKey }) => {
      await call(orgs.update, { params: { id: org.id }, body: { ...values, version }, idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('org.edited'),
    failed: t('org.editFailed'),
  });
  const chosen = useWatch({ control: form.form.control, name: 'level' });
  const fields = <OrgFields field={form.field} level={chosen} id={org.id} isDisabled={isReadOnly} />;
  if (isReadOnly) return fields;
  return (
    <Form form={form} title={t('details')} isDisabled={!form.isDirty}>
      {fields}
    </Form>
  );
}
