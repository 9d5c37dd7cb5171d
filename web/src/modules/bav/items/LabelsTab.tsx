import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Item } from '@sewa/contract/bav/items';
import { itemPrints, labelSheets } from '@sewa/contract/bav/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';

type SheetName = keyof typeof labelSheets;
const sheetNames = Object.keys(labelSheets) as `${SheetName}`[];
const MOST_COPIES = 500;

/** How many labels of an item, on which sheet, from which place. */
export function LabelsTab({ item }: { item: Item }) {
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  const [copies, setCopies] = useState(1);
  const [skip, setSkip] = useState(0);
  const [sheet, setSheet] = useState<`${SheetName}`>('40');
  const mostSkipped = Number(sheet) - 1;
  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      <Typography color="textSecondary">{t('labels.text')}</Typography>
      <TextField
        label={t('labels.copies')}
        type="number"
        value={copies}
        onChange={(event) => setCopies(within(Number(event.target.value), 1, MOST_COPIES))}
        slotProps={{ htmlInput: { min: 1, max: MOST_COPIES, inputMode: 'numeric' } }}
      />
      <TextField
        select
        label={t('labels.sheet')}
        value={sheet}
        onChange={(event) => {
          const chosen = sheetNames.find((name) => name === event.target.value) ?? '40';
          setSheet(chosen);
          setSkip(within(skip, 0, Number(chosen) - 1));
        }}
      >
        {sheetNames.map((name) => {
          const [columns, rows] = labelSheets[name];
          return (
            <MenuItem key={name} value={name}>
              {t('labels.sheetOf', { count: number(columns * rows), columns, rows })}
            </MenuItem>
          );
        })}
      </TextField>
      <TextField
        label={t('labels.skip')}
        type="number"
        value={skip}
        onChange={(event) => setSkip(within(Number(event.target.value), 0, mostSkipped))}
        slotProps={{ htmlInput: { min: 0, max: mostSkipped, inputMode: 'numeric' } }}
      />
      <Button
        variant="contained"
        startIcon={<Icon path={mdiPrinterOutline} />}
        onClick={() =>
          void openFile(callUrl(itemPrints.labels, { query: { ids: [item.id], copies, sheet, skip } }))
        }
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('labels.print')}
      </Button>
    </Stack>
  );
}

function within(value: number, least: number, most: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value, least), most) : least;
}
