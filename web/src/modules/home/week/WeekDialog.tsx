import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { weekPrints } from '@sewa/contract/home/week';
import { dayAfter, mondayOf } from '@sewa/contract/kernel/values/days';
import { languages } from '@sewa/contract/kernel/values/languages';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageNames, languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { PlainSelect } from '../../../ui/form/PlainSelect.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { mondaysUntil } from './weeks.rules.ts';

/** Half a year. */
const WEEKS = 26;

/** Which week is printed, of which centre and in which language. */
export function WeekDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['home', 'ui']);
  const { user } = useSession();
  const { day } = useFormat();
  const heading = useId();
  const begun = mondayOf(today());
  const [week, setWeek] = useState(dayAfter(begun, -7));
  const [centre, setCentre] = useState(useOwnCentre());
  const ownLanguage = useStore(languageStore);
  const [language, setLanguage] = useState(ownLanguage);
  const nameOf = (monday: string) => {
    const days = `${day(monday)} – ${day(dayAfter(monday, 6))}`;
    return monday === begun ? t('week.soFar', { days }) : days;
  };
  const print = () => {
    const query = { week, language, ...(centre === '' ? {} : { centre }) };
    void openFile(callUrl(weekPrints.page, { query }));
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('week.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('week.hint')}</DialogContentText>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <PlainSelect
            label={t('week.week')}
            value={week}
            choices={mondaysUntil(begun, WEEKS).map((monday) => [monday, nameOf(monday)])}
            onChange={setWeek}
          />
          {user.centres.length > 1 && (
            <PlainSelect
              label={t('charts.centre')}
              value={centre}
              choices={user.centres.map(({ id, name }) => [id, name])}
              none={t('charts.allCentres')}
              onChange={setCentre}
            />
          )}
          <PlainSelect
            label={t('week.language')}
            value={language}
            choices={languages.map((one) => [one, languageNames[one]])}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? ownLanguage)}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button variant="contained" startIcon={<Icon path={mdiPrinterOutline} />} onClick={print}>
          {t('week.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
