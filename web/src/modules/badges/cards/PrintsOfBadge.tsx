import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { reprintReasonWords } from '@sewa/contract/badges/card-logged-words';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { usePrintsOfBadge } from './cards.queries.ts';

/** Every card that was printed of a badge, by which version of the template, and why again. */
export function PrintsOfBadge({ id }: { id: string }) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const { dateTime } = useFormat();
  const { data, error, refetch } = usePrintsOfBadge(id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0) return <Typography color="textSecondary">{t('prints.never')}</Typography>;
  return (
    <List aria-label={t('prints.ofBadge')}>
      {data.map(({ id: print, printedAt, printedBy, revision, reprint, reason }) => (
        <ListItem key={print} divider disableGutters>
          <ListItemText
            primary={`${dateTime(printedAt)} · ${printedBy}`}
            secondary={[
              revision === 0 ? t('template.builtIn') : t('prints.version', { revision }),
              reprint === null ? '' : reprintReasonWords[reprint][language],
              reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </ListItem>
      ))}
    </List>
  );
}
