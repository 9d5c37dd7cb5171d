import { isEditable } from '@sewa/contract/applications/application-moves';
import { type ApplicationRecord, applications } from '@sewa/contract/applications/applications';
import { attachments } from '@sewa/contract/attachments/attachments';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePersonSummary } from '../../people/person/use-person-summary.ts';
import { AttachmentsTab } from '../../ui/attachments/AttachmentsTab.tsx';
import { HearChanges } from '../../ui/HearChanges.tsx';
import { RecordPhoto } from '../../ui/photo/RecordPhoto.tsx';
import { HistoryTab } from '../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../ui/record/RecordPage.tsx';
import { refreshApplications, useApplication } from './application.queries.ts';
import { papersOf } from './papers.ts';
import { usePlace } from './place.ts';
import { ApplicationDialogs } from './record/ApplicationDialogs.tsx';
import { ChangesTab } from './record/ChangesTab.tsx';
import { FormTab } from './record/FormTab.tsx';
import { NextStep } from './record/NextStep.tsx';
import { RemarksTab } from './record/RemarksTab.tsx';
import { useApplicationActions } from './record/use-application-actions.ts';
import { useApplicationLabels } from './use-application-labels.ts';

export function ApplicationPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('applications');
  const place = usePlace();
  const labels = useApplicationLabels();
  const summaryOf = usePersonSummary();
  const query = useApplication(id);
  const application = query.data;
  const { actions, dialog, closeDialog, goOn } = useApplicationActions(application);
  return (
    <>
      <HearChanges event="application.changed" path={applications.list.path} />
      <HearChanges event="application.changed" path={attachments.list.path} />
      <RecordPage
        trail={[...place.trail, { label: t('title'), to: place.base }]}
        title={application?.name}
        picture={application && <RecordPhoto photo={application.photo} name={application.name} />}
        status={application && labels.status(application.status)}
        subtitle={
          application &&
          `${labels.type(application.type)} · ${summaryOf(application, [application.form.departments.join(', ')])}`
        }
        phone={application?.phone}
        actions={actions}
        banner={application && <NextStep application={application} />}
        tabs={useTabs(application)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {application && dialog && (
        <ApplicationDialogs application={application} dialog={dialog} onClose={closeDialog} onMoved={goOn} />
      )}
    </>
  );
}

function useTabs(application: ApplicationRecord | undefined): RecordTab[] {
  const { t } = useTranslation('applications');
  if (application === undefined) return [];
  const { id, name, type, status, before } = application;
  const changes: RecordTab = {
    key: 'changes',
    label: t('tab.changes'),
    content: <ChangesTab application={application} />,
  };
  return [
    { key: 'form', label: t('tab.form'), content: <FormTab key={id} application={application} /> },
    { key: 'remarks', label: t('tab.remarks'), content: <RemarksTab id={id} /> },
    {
      key: 'attachments',
      label: t('tab.attachments'),
      content: (
        <AttachmentsTab
          owner="application"
          ownerId={id}
          edit={applications.update.requirement}
          name={name}
          types={papersOf(type)}
          isClosed={!isEditable(status)}
          onChange={() => void refreshApplications()}
        />
      ),
    },
    ...(before === null ? [] : [changes]),
    {
      key: 'history',
      label: t('tab.history'),
      content: <HistoryTab endpoint={applications.history} id={id} />,
    },
  ];
}
