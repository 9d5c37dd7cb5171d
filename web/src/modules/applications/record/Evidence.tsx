import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApplicationRecord } from '@sewa/contract/applications/applications';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { AttachmentItem } from '../../../ui/attachments/AttachmentItem.tsx';
import { useAttachments } from '../../../ui/attachments/attachments.queries.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { requiredParts } from './required-parts.rules.ts';

/** What a decision rests on, beside the data: the requirements of the type, and the documents. */
export function Evidence({ application }: { application: ApplicationRecord }) {
  return (
    <Stack spacing={3} component="aside">
      <Requirements application={application} />
      <Documents id={application.id} />
    </Stack>
  );
}

function Requirements({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation('applications');
  const heading = useId();
  return (
    <section>
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('queue.requirements')}
      </Typography>
      <Stack component="ul" spacing={0.75} aria-labelledby={heading} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {requiredParts(application, today()).map((part) => {
          const isMissing = application.missing.includes(part);
          return (
            <Stack key={part} component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Icon
                path={isMissing ? mdiAlertCircleOutline : mdiCheckCircleOutline}
                color={isMissing ? 'warning' : 'success'}
                fontSize="small"
                sx={{ mt: 0.25 }}
              />
              <span>
                {t(`missing.${part}`)}
                <Box component="span" sx={visuallyHidden}>
                  : {t(isMissing ? 'queue.isMissing' : 'queue.isMet')}
                </Box>
              </span>
            </Stack>
          );
        })}
      </Stack>
    </section>
  );
}

function Documents({ id }: { id: string }) {
  const { t } = useTranslation(['applications', 'ui']);
  const heading = useId();
  const { data, error } = useAttachments({ owner: 'application', ownerId: id });
  // The tab of the documents says what is wrong and offers to try again.
  if (error && !data) return null;
  return (
    <section>
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('queue.documents')}
      </Typography>
      {data === undefined && <Skeleton variant="rounded" height={76} aria-label={t('ui:loading')} />}
      {data?.length === 0 && <Typography color="textSecondary">{t('queue.noDocuments')}</Typography>}
      <Stack component="ul" spacing={1} aria-labelledby={heading} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((attachment) => (
          <AttachmentItem key={attachment.id} attachment={attachment} mayEdit={false} onChange={() => {}} />
        ))}
      </Stack>
    </section>
  );
}
