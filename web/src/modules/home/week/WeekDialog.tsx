import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { weekPrints } from '@sewa/contract/home/week';
import { dayAfter, mondayOf } from '@sewa/contract/kernel/values/days';
import { languages } from '@sewa/contract/kernel/values/languages';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageNames, languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
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
          <Choice label={t('week.week')} value={week} onChange={setWeek}>
            {mondaysUntil(begun, WEEKS).map((monday) => (
              <option key={monday} value={monday}>
                {nameOf(monday)}
              </option>
            ))}
          </Choice>
          {user.centres.length > 1 && (
            <Choice label={t('charts.centre')} value={centre} onChange={setCentre}>
              <option value="">{t('charts.allCentres')}</option>
              {user.centres.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
          <Choice
            label={t('week.language')}
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? ownLanguage)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </Choice>
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

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {children}
    </TextField>
  );
}
