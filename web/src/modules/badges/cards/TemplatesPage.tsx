import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import { cardTemplates } from '@sewa/contract/badges/cards';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { printPath, templatesPath } from './card-paths.ts';
import { useTemplates } from './cards.queries.ts';

/** The card of each badge type, and who changed it last. */
export function TemplatesPage() {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const { dateTime } = useFormat();
  const { data, error, refetch } = useTemplates();
  return (
    <>
      <HearChanges event="badges.template.changed" path={cardTemplates.list.path} />
      <PageHeader
        trail={[{ label: t('print.title'), to: printPath }]}
        title={t('template.title')}
        subtitle={t('template.about')}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {data?.map(({ type, revision, madeAt, madeByName, isOwn }) => (
          <Card key={type} variant="outlined">
            <CardActionArea component={Link} to={`${templatesPath}/${type}`}>
              <Box sx={{ height: 10, bgcolor: colourOf(type) }} />
              <CardContent>
                <Typography variant="h3" component="h2">
                  {badgeTypeLabels[type][language]}
                </Typography>
                <Typography color="textSecondary">
                  {isOwn && madeAt
                    ? t('template.versionOf', { revision, name: madeByName, day: dateTime(madeAt) })
                    : t('template.builtIn')}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}

function colourOf(type: Parameters<typeof builtInDesign>[0]): string | undefined {
  const band = builtInDesign(type).front[0];
  return band?.kind === 'box' ? (band.fill ?? undefined) : undefined;
}
