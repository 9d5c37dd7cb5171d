import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type DakType, dakTypes } from '@sewa/contract/sg-management/enums';
import { letters } from '@sewa/contract/sg-management/letters';
import { letterPrints } from '@sewa/contract/sg-management/print';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { monthsUntil } from './months.rules.ts';

const MONTHS = 24;

/** The register of a month on paper: of one centre or of all. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const { user } = useSession();
  const language = useStore(languageStore);
  const words = useResourceWords(letters);
  const format = useFormat();
  const heading = useId();
  const months = monthsUntil(today(), MONTHS);
  const [month, setMonth] = useState(today().slice(0, 7));
  const [type, setType] = useState<DakType>(dakTypes.DISPATCH);
  const [centre, setCentre] = useState(useOwnCentre());
  const print = () => {
    const query = { language, month, type, ...(centre === '' ? {} : { centre }) };
    void openFile(callUrl(letterPrints.register, { query }));
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('register.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Choice
            label={words.label('type')}
            value={String(type)}
            onChange={(value) =>
              setType(Number(value) === dakTypes.RECEIVE ? dakTypes.RECEIVE : dakTypes.DISPATCH)
            }
          >
            {Object.values(dakTypes).map((one) => (
              <option key={one} value={one}>
                {t(one === dakTypes.DISPATCH ? 'register.dispatched' : 'register.received')}
              </option>
            ))}
          </Choice>
          <Choice label={words.label('month')} value={month} onChange={setMonth}>
            {months.map((one) => (
              <option key={one} value={one}>
                {format.month(one)}
              </option>
            ))}
          </Choice>
          {user.centres.length > 1 && (
            <Choice label={words.label('centre')} value={centre} onChange={setCentre}>
              <option value="">{t('register.allCentres')}</option>
              {user.centres.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button variant="contained" onClick={print}>
          {t('register.print')}
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
