import { mdiPrinterOutline, mdiTrayPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CheckedBadge } from '@sewa/contract/badges/badges';
import { reprintReasonWords } from '@sewa/contract/badges/card-logged-words';
import { type CardPrint, cardLayouts, MAX_PRINT_REASON, reprintReasons } from '@sewa/contract/badges/cards';
import { cardLayoutWords } from '@sewa/contract/badges/printer-words';
import type { BadgePrinter } from '@sewa/contract/badges/printers';
import { isReprint } from '@sewa/contract/badges/reprint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { languages } from '@sewa/contract/kernel/values/languages';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { startPrint } from '../cards.queries.ts';
import { isStopped } from './checked.rules.ts';
import { RealSizePreview } from './RealSizePreview.tsx';
import { type PrintChoices, usePrintChoices } from './use-print-choices.ts';

interface PrintStepProps {
  checked: readonly CheckedBadge[];
  /** Whose card is shown. */
  chosen: string | undefined;
  onStarted: (print: CardPrint) => void;
}

/** How it is printed, beside a card in its real size. */
export function PrintStep({ checked, chosen, onStarted }: PrintStepProps) {
  const { t } = useTranslation('cards');
  const { choices, printers, choose, askReasonAnew } = usePrintChoices();
  const { act, isBusy } = useAct();
  /** The same for each attempt: a retry after a lost answer does not print twice. */
  const key = useRef(newId());
  const reprints = checked.filter(isReprint).length;
  const needsReason =
    reprints > 0 &&
    (choices.reprint === null || (choices.reprint === 'other' && choices.reason.trim() === ''));
  const isReady = checked.length > 0 && !checked.some(isStopped) && !needsReason;
  const start = (isQueued: boolean) =>
    act({
      run: () => startPrint({ ids: checked.map(({ id }) => id), ...choices, isQueued }, key.current),
      done: t(isQueued ? 'print.queued' : 'print.started'),
      failed: t('print.unconfirmed'),
      onDone: (print) => {
        key.current = newId();
        askReasonAnew();
        onStarted(print);
      },
      onRefused: ({ code }) => {
        // Something else is printed now, and the person was told that the first attempt is there.
        if (code === 'SAVED_BEFORE') key.current = newId();
        return false;
      },
    });
  return (
    <Stack component="section" spacing={2} aria-labelledby="print-heading">
      <Typography id="print-heading" variant="h2">
        {t('print.print')}
      </Typography>
      <RealSizePreview badge={chosen} language={choices.language} />
      <PrintSettings choices={choices} printers={printers} onChoose={choose} />
      {reprints > 0 && <ReprintChoice choices={choices} count={reprints} onChoose={choose} />}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<Icon path={mdiPrinterOutline} />}
          loading={isBusy}
          loadingPosition="start"
          disabled={!isReady}
          onClick={() => void start(false)}
        >
          {t('print.start', { count: checked.length })}
        </Button>
        <Button
          startIcon={<Icon path={mdiTrayPlus} />}
          disabled={!isReady || isBusy}
          onClick={() => void start(true)}
        >
          {t('print.toQueue')}
        </Button>
      </Stack>
      {needsReason && (
        <Typography color="textSecondary" role="status">
          {t('print.reasonNeeded')}
        </Typography>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  choices: PrintChoices;
  onChoose: (some: Partial<PrintChoices>) => void;
}

function PrintSettings(props: ChoiceProps & { printers: readonly BadgePrinter[] }) {
  const { choices, printers, onChoose } = props;
  const { t } = useTranslation('cards');
  const own = useStore(languageStore);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={cardLayoutWords[own]}
        value={choices.layout}
        onChange={({ target }) =>
          onChoose({ layout: cardLayouts.find((one) => one === target.value) ?? 'single', printer: null })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {cardLayouts.map((layout) => (
          <option key={layout} value={layout}>
            {cardLayoutWords.choices[layout][own]}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('print.language')}
        value={choices.language ?? ''}
        onChange={({ target }) =>
          onChoose({ language: languages.find((one) => one === target.value) ?? null })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('print.languageOfTemplate')}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('print.printer')}
        value={choices.printer ?? ''}
        onChange={({ target }) => onChoose({ printer: target.value || null })}
        helperText={t('print.printerHint')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('print.anyPrinter')}</option>
        {printers.map(({ id, name, centreName }) => (
          <option key={id} value={id}>
            {`${name} · ${centreName}`}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

function ReprintChoice({ choices, count, onChoose }: ChoiceProps & { count: number }) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  return (
    <Stack spacing={1.5}>
      <TextField
        select
        required
        size="small"
        label={t('print.reprint', { count })}
        value={choices.reprint ?? ''}
        onChange={({ target }) =>
          onChoose({ reprint: reprintReasons.find((one) => one === target.value) ?? null })
        }
        helperText={choices.reprint === 'spoiled' ? t('print.spoiledHint') : undefined}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">–</option>
        {reprintReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reprintReasonWords[reason][language]}
          </option>
        ))}
      </TextField>
      {choices.reprint !== null && (
        <TextField
          size="small"
          required={choices.reprint === 'other'}
          label={t('print.reason')}
          value={choices.reason}
          onChange={({ target }) => onChoose({ reason: target.value.slice(0, MAX_PRINT_REASON) })}
        />
      )}
    </Stack>
  );
}
