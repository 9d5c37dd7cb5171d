import { mdiFileDocumentOutline } from '@mdi/js';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  applicationStatusLabels,
  applicationTypeLabels,
} from '@sewa/contract/applications/application-labels';
import { applications } from '@sewa/contract/applications/applications';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';

/** A tab of a sewadar's record: the applications that are about this sewadar, or made the record. */
export function ApplicationsOfSewadar({ id: sewadar }: { id: string }) {
  const { t } = useTranslation(['applications', 'ui']);
  const { dateTime } = useFormat();
  const language = useStore(languageStore);
  const { data, error, refetch } = useQuery({
    queryKey: [applications.list.path, 'of', sewadar],
    queryFn: ({ signal }) =>
      call(applications.list, { query: { size: 100, sort: '-statusSince', filter: { sewadar } }, signal }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={72} aria-label={t('ui:loading')} />;
  if (data.rows.length === 0) return <EmptyState icon={mdiFileDocumentOutline} title={t('ofSewadar.none')} />;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.rows.map((one) => (
        <Card key={one.id} component="li">
          <CardActionArea component={Link} to={`/sewadar/applications/${one.id}`} sx={{ p: 1.5 }}>
            <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600, flex: '1 1 200px' }}>
                {t('ofSewadar.line', {
                  type: applicationTypeLabels[one.type]?.[language] ?? one.type,
                  number: one.number,
                })}
              </Typography>
              <Chip size="small" label={applicationStatusLabels[one.status]?.[language] ?? one.status} />
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {t('ofSewadar.by', { name: one.madeByName, when: dateTime(one.statusSince) })}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
