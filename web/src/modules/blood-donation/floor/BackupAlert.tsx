import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useBackup } from './floor.queries.ts';

/** On a camp laptop: when it last backed up by itself, and what to do when that does not work. */
export function BackupAlert() {
  const { t } = useTranslation('floor');
  const { dateTime } = useFormat();
  const { data } = useBackup();
  if (!data?.isMadeHere) return null;
  const { at, problem, isOld } = data;
  const moment = at === null ? t('backup.none') : t('backup.at', { moment: dateTime(at) });
  if (problem !== null) return <Told severity="error" lines={[moment, t(`backup.${problem}`)]} />;
  if (at === null) return <Told severity="info" lines={[moment, t('backup.first')]} />;
  if (isOld) return <Told severity="warning" lines={[moment, t('backup.old')]} />;
  return <Told severity="success" lines={[moment]} />;
}

function Told({ severity, lines }: { severity: 'error' | 'warning' | 'info' | 'success'; lines: string[] }) {
  return (
    <Alert severity={severity}>
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Alert>
  );
}
