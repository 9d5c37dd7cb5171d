import { mdiPrinterOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { calibrationLines, correctionFrom, type Measured } from '@sewa/contract/badges/calibration';
import { cardPrints } from '@sewa/contract/badges/cards';
import {
  type BadgePrinter,
  badgePrinters,
  MAX_PRINTER_OFFSET,
  PRINTER_SCALES,
} from '@sewa/contract/badges/printers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, callUrl } from '../../../../platform/call.ts';
import { FileButton } from '../../../../ui/FileButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { refreshResource } from '../../../../ui/resource/resource.query.ts';
import { useAct } from '../../../../ui/use-act.ts';

const lengths = [
  ['left', 'x'],
  ['top', 'y'],
  ['width', 'width'],
  ['height', 'height'],
] as const satisfies readonly (readonly [string, keyof Measured])[];

/** Print the sheet, measure four lengths, keep the correction. */
export function MeasureTab({ printer }: { printer: BadgePrinter }) {
  const { t } = useTranslation('cards');
  const { act, isBusy } = useAct();
  const [typed, setTyped] = useState<Readonly<Partial<Record<keyof Measured, string>>>>({});
  const wanted = calibrationLines[printer.layout];
  const measured = measuredFrom(typed);
  const correction = measured && correctionFrom(printer.layout, measured);
  const isPossible = correction !== null && isWithin(correction);
  const save = () => {
    if (!correction) return;
    const { id, version, name, centre, layout } = printer;
    void act({
      run: () =>
        call(badgePrinters.update, {
          params: { id },
          body: { name, centre, layout, version, ...correction },
        }),
      done: t('printers.saved'),
      failed: t('printers.saveFailed'),
      onDone: () => {
        setTyped({});
        void refreshResource(badgePrinters);
      },
    });
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <Typography>{t('printers.steps')}</Typography>
      <div>
        <FileButton
          variant="outlined"
          act="open"
          href={callUrl(cardPrints.calibration, { query: { layout: printer.layout } })}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t('printers.printSheet')}
        </FileButton>
      </div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {lengths.map(([word, name]) => (
          <TextField
            key={name}
            label={t(`printers.${word}`)}
            helperText={t('printers.should', { value: wanted[name] })}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          />
        ))}
      </Box>
      {correction && (
        <Alert severity={isPossible ? 'info' : 'error'}>
          {isPossible
            ? t('printers.result', {
                x: correction.offsetX,
                y: correction.offsetY,
                width: correction.scaleX,
                height: correction.scaleY,
              })
            : t('printers.tooFar')}
        </Alert>
      )}
      <div>
        <Button variant="contained" loading={isBusy} disabled={!isPossible} onClick={save}>
          {t('printers.save')}
        </Button>
      </div>
    </Stack>
  );
}

/** Null until all four are numbers. */
function measuredFrom(typed: Readonly<Partial<Record<keyof Measured, string>>>): Measured | null {
  const [x, y, width, height] = lengths.map(([, name]) =>
    Number((typed[name] ?? '').trim().replace(',', '.') || Number.NaN),
  );
  if (!x || !y || !width || !height || Math.min(x, y, width, height) <= 0) return null;
  return { x, y, width, height };
}

function isWithin({ offsetX, offsetY, scaleX, scaleY }: ReturnType<typeof correctionFrom>): boolean {
  const isNear = (offset: number) => Math.abs(offset) <= MAX_PRINTER_OFFSET;
  const isClose = (scale: number) => scale >= PRINTER_SCALES.min && scale <= PRINTER_SCALES.max;
  return isNear(offsetX) && isNear(offsetY) && isClose(scaleX) && isClose(scaleY);
}
