import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type DakType, dakTypes } from '@sewa/contract/sg-management/enums';
import { letters } from '@sewa/contract/sg-management/letters';
import { letterPrints } from '@sewa/contract/sg-management/print';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { PlainSelect } from '../../../ui/form/PlainSelect.tsx';
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
          <PlainSelect
            label={words.label('type')}
            value={String(type)}
            choices={Object.values(dakTypes).map((one) => [
              String(one),
              t(one === dakTypes.DISPATCH ? 'register.dispatched' : 'register.received'),
            ])}
            onChange={(value) =>
              setType(Number(value) === dakTypes.RECEIVE ? dakTypes.RECEIVE : dakTypes.DISPATCH)
            }
          />
          <PlainSelect
            label={words.label('month')}
            value={month}
            choices={months.map((one) => [one, format.month(one)])}
            onChange={setMonth}
          />
          {user.centres.length > 1 && (
            <PlainSelect
              label={words.label('centre')}
              value={centre}
              choices={user.centres.map(({ id, name }) => [id, name])}
              none={t('register.allCentres')}
              onChange={setCentre}
            />
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
