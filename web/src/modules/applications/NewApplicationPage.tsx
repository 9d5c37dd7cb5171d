import { mdiPrinterOutline } from '@mdi/js';
import type { ApplicationType } from '@sewa/contract/applications/application-form';
import { applications } from '@sewa/contract/applications/applications';
import { applicationTypes } from '@sewa/contract/applications/enums';
import { applicationPrints } from '@sewa/contract/applications/print';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { callUrl } from '../../platform/call.ts';
import { languageStore } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NewApplicationForm } from './NewApplicationForm.tsx';
import { usePlace } from './place.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { useApplicationLabels } from './use-application-labels.ts';

/** First what is applied for, then the form of that type. */
export function NewApplicationPage() {
  const { t } = useTranslation('applications');
  const { may } = useSession();
  const place = usePlace();
  const labels = useApplicationLabels();
  const language = useStore(languageStore);
  const [params] = useSearchParams();
  const type = place.type ?? typeIn(params);
  const trail = [...place.trail, { label: t('title'), to: place.base }];
  if (!may(applications.create.requirement))
    return <NoPermission requirement={applications.create.requirement} />;
  if (type === null) {
    return (
      <>
        <PageHeader trail={trail} title={t('create')} subtitle={t('chooseType')} />
        <TypeChoice />
      </>
    );
  }
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('createOf', { type: labels.type(type) })}
        action={
          <FileButton
            act="open"
            href={callUrl(applicationPrints.blank, { query: { type, language } })}
            startIcon={<Icon path={mdiPrinterOutline} />}
          >
            {t('printBlank')}
          </FileButton>
        }
      />
      <NewApplicationForm key={type} type={type} />
    </>
  );
}

function typeIn(params: URLSearchParams): ApplicationType | null {
  const asked = Number(params.get('type'));
  return Object.values(applicationTypes).find((type) => type === asked) ?? null;
}
