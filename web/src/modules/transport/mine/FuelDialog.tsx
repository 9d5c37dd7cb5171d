import { mdiCamera } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { newId } from '@sewa/contract/kernel/values/ids';
import { expenses, fuelBill, MAX_BILL_PHOTO_BYTES } from '@sewa/contract/transport/expenses';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MoneyInput } from '../../../ui/money/MoneyInput.tsx';
import { pictureWithin } from '../../../ui/photo/picture-file.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { MyTrip } from './my-trips.rules.ts';
import { sendFuelBill } from './send-mine.ts';

/** A fuel bill with its photo. Both wait together where there is no connection. */
export function FuelDialog({ trip, onClose }: { trip: MyTrip; onClose: () => void }) {
  const { t } = useTranslation('transport');
  const { label } = useResourceWords(expenses);
  const id = useRef(newId());
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const form = useRecordForm({
    schema: fuelBill.body.omit({ id: true, photo: true }),
    values: {
      day: today(),
      amount: null as unknown as number,
      litres: null as unknown as number,
      // The vehicle may have been on other trips since.
      odometer: (trip.odometerIn ?? trip.odometer) as number,
      vendor: '',
      billNumber: '',
    },
    save: async (body) =>
      sendFuelBill(
        trip.id,
        { ...body, id: id.current, photo: photo && (await base64Of(photo)) },
        t('mine.fuelOf', { number: trip.number }),
      ),
    saved: (sent) => t(sent.kind === 'done' ? 'mine.fuelDone' : 'mine.kept', { number: trip.number }),
    failed: t('mine.fuelFailed'),
    onSaved: onClose,
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const small = await pictureWithin(file, MAX_BILL_PHOTO_BYTES).catch(() => null);
    setIsUnreadable(small === null);
    setPhoto(small);
  };
  return (
    <FormDialog form={form} title={t('mine.fuelTitle', { number: trip.number })} onClose={onClose}>
      <Typography>{trip.vehicleName}</Typography>
      <Button
        component="label"
        variant="outlined"
        startIcon={<Icon path={mdiCamera} />}
        sx={{ minHeight: 56 }}
      >
        {t(photo ? 'mine.photoAgain' : 'mine.photo')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('mine.photo')}
          style={{ position: 'absolute', inset: 0, opacity: 0 }}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </Button>
      {photo && <Typography color="success.main">{t('mine.photoThere')}</Typography>}
      {isUnreadable && <Typography color="error">{t('mine.photoUnreadable')}</Typography>}
      <MoneyInput {...form.field('amount')} label={label('amount')} isRequired />
      <NumberInput {...form.field('litres')} label={label('litres')} isDecimal isRequired />
      <NumberInput {...form.field('odometer')} label={label('odometer')} isRequired />
      <DayInput {...form.field('day')} label={label('day')} max={today()} isRequired />
      <TextInput {...form.field('vendor')} label={label('vendor')} />
      <TextInput {...form.field('billNumber')} label={label('billNumber')} />
    </FormDialog>
  );
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
