import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ErasureReport } from '@sewa/contract/kernel/calls/erasure';
import { useTranslation } from 'react-i18next';

/** What was erased and what other records need; what there was none of is left out. */
export function ErasureSummary({ report }: { report: ErasureReport }) {
  const { t } = useTranslation('erasure');
  const kept = counted(report.kept);
  return (
    <>
      <Typography variant="h3">{t('removedTitle')}</Typography>
      <List dense>
        {counted(report.removed).map(([name, count]) => (
          <ListItem key={name}>{t(`removed.${name}`, { count })}</ListItem>
        ))}
      </List>
      {kept.length === 0 ? (
        <Typography>{t('nothingKept')}</Typography>
      ) : (
        <>
          <Typography variant="h3">{t('keptTitle')}</Typography>
          <List dense>
            {kept.map(([name, count]) => (
              <ListItem key={name}>{t(`kept.${name}`, { count })}</ListItem>
            ))}
          </List>
        </>
      )}
    </>
  );
}

function counted(counts: Readonly<Record<string, number | undefined>>): [string, number][] {
  return Object.entries(counts).flatMap(([name, count]) => (count ? [[name, count]] : []));
}
