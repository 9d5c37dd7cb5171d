import { mdiArrowRightCircleOutline, mdiCheckboxBlankOutline, mdiOpenInNew } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MissingPart, type MoveRefusal, nextStep } from '@sewa/contract/applications/application-moves';
import type { ApplicationRecord } from '@sewa/contract/applications/applications';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { WhyNot } from '../../../ui/WhyNot.tsx';

/** Who must act next, what is still missing, and what it became. */
export function NextStep({ application }: { application: ApplicationRecord }) {
  if (application.result) return <Result result={application.result} />;
  const step = nextStep(application.status);
  if (step === null) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Waiting application={application} step={step} />
      {application.mayEdit && application.missing.length > 0 && <Missing missing={application.missing} />}
    </Stack>
  );
}

interface WaitingProps {
  application: ApplicationRecord;
  step: NonNullable<ReturnType<typeof nextStep>>;
}

function Waiting({ application, step }: WaitingProps) {
  const { t } = useTranslation('applications');
  const { may } = useSession();
  const language = useStore(languageStore);
  const requirement = right('SEWADAR.APPLICATION', step.act);
  const isAllowed = may(requirement);
  const refusal = application.moves.find(({ to }) => to === step.to)?.refusal as MoveRefusal | null;
  const isForOthers =
    refusal === 'OWN_APPLICATION' || refusal === 'SECOND_PERSON' || refusal === 'NOT_EDITED';
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center' }}
      icon={<Icon path={mdiArrowRightCircleOutline} />}
      action={isAllowed ? undefined : <WhyNot requirement={requirement} />}
    >
      {t(`next.${application.status}`)}
      {isAllowed && isForOthers && ` ${errorText(refusal, language)}`}
      {isAllowed && refusal === null && ` ${t('nextIsYou')}`}
    </Alert>
  );
}

const inAttachments = new Set<MissingPart>(['photo', 'identityPaper', 'medicalPaper']);
/** The field of the form where a part is mended. */
const fields: Partial<Record<MissingPart, string>> = {
  birthDate: 'birthDate',
  age: 'form.isBaalSatsang',
  medicalReason: 'form.medicalReason',
  emergencyContact: 'form.emergencyName',
  attendantPhone: 'form.attendants.0.phone',
  vehicleNumber: 'form.vehicleNumber',
  validity: 'form.validFrom',
};

function Missing({ missing }: { missing: readonly MissingPart[] }) {
  const { t } = useTranslation('applications');
  const heading = useId();
  return (
    <Alert severity="warning">
      <Typography id={heading} component="h2" sx={{ fontWeight: 600 }}>
        {t('missingTitle')}
      </Typography>
      <Stack component="ul" aria-labelledby={heading} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {missing.map((part) => (
          <Stack key={part} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Icon path={mdiCheckboxBlankOutline} fontSize="small" />
            <Link
              component={RouterLink}
              to={
                inAttachments.has(part)
                  ? { search: '?tab=attachments' }
                  : { search: '', hash: `#${fields[part] ?? ''}` }
              }
              sx={{ color: 'inherit', py: 0.75 }}
            >
              {t(`missing.${part}`)}
            </Link>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

const resultPaths: Partial<Record<NonNullable<ApplicationRecord['result']>['kind'], string>> = {
  sewadar: '/sewadar',
  oaeMember: '/oae/members',
};

function Result({ result }: { result: NonNullable<ApplicationRecord['result']> }) {
  const { t } = useTranslation('applications');
  const path = resultPaths[result.kind];
  return (
    <Alert
      severity="success"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        path && (
          <Button
            component={RouterLink}
            to={`${path}/${result.id}`}
            color="inherit"
            startIcon={<Icon path={mdiOpenInNew} />}
          >
            {t('openResult')}
          </Button>
        )
      }
    >
      {t(`became.${result.kind}`)}
    </Alert>
  );
}
