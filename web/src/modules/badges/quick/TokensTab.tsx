import { mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { readNumbers } from '@sewa/contract/badges/number-ranges';
import { MAX_TOKENS, type QuickEvent } from '@sewa/contract/badges/quick';
import { DEPOSIT, mayUseKind, type QuickKind, quickKinds } from '@sewa/contract/badges/quick-rights';
import { quickKindWords } from '@sewa/contract/badges/quick-words';
import { OWN_SIZE_LIMITS, type TokenSize, tokenSizes } from '@sewa/contract/badges/token-layout';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../platform/call-error.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { showToast } from '../../../platform/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { makeTokens, tokensUrl, useSummary } from './quick.queries.ts';
import { TokenSummaries } from './TokenSummaries.tsx';

const words = { kind: quickKindWords };
const USUAL_COUNT = 10;

/** Which numbers are printed, in which size; and what is printed already. */
export function TokensTab({ event }: { event: QuickEvent }) {
  const { t } = useTranslation('quick');
  const { label, choice } = useFieldWords(words);
  const { acl } = useSession().user;
  const kinds = quickKinds.filter((kind) => mayUseKind(acl, kind));
  const { data: summaries = [] } = useSummary(event.id);
  const [kind, setKind] = useState<QuickKind>(kinds[0] ?? 1);
  const [typed, setTyped] = useState<string | null>(null);
  const [size, setSize] = useState<TokenSize>('sheet10');
  const [own, setOwn] = useState({ width: '80', height: '50' });
  const [isTwoPart, setIsTwoPart] = useState(true);
  const [taken, setTaken] = useState<string | null>(null);
  const last = summaries.find((one) => one.kind === kind)?.lastNumber ?? 0;
  // The next numbers, until somebody types others.
  const numbers = typed ?? `${last + 1}-${last + USUAL_COUNT}`;
  const { numbers: list, fault } = readNumbers(numbers, MAX_TOKENS);
  const lengths = { width: Number(own.width), height: Number(own.height) };
  const isOwnBad = size === 'own' && !isWithin(lengths);

  const print = (again: boolean) => {
    setTaken(null);
    const url = tokensUrl(event.id, {
      kind,
      numbers,
      layout: size,
      ...(size === 'own' ? lengths : {}),
      twoPart: kind === DEPOSIT && isTwoPart,
    });
    void openFile(url, async () => {
      try {
        await makeTokens(event.id, { kind, numbers, again });
        setTyped(null);
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === 'TOKENS_TAKEN') setTaken(error.message);
        else showToast(toastTypes.ERROR, error.message);
        return false;
      }
    });
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 28rem) minmax(0, 1fr)' },
      }}
    >
      <Stack
        component="form"
        spacing={2}
        aria-label={t('print.title')}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (list && !isOwnBad) print(false);
        }}
      >
        <TextField
          select
          label={label('kind')}
          value={kind}
          onChange={(changed) => {
            setKind(Number(changed.target.value) as QuickKind);
            setTyped(null);
          }}
        >
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {choice('kind', one)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('print.numbers')}
          value={numbers}
          onChange={(changed) => setTyped(changed.target.value)}
          error={fault !== null}
          helperText={
            fault ? t(`fault.${fault}`, { most: MAX_TOKENS }) : t('print.count', { count: list.length })
          }
        />
        <TextField
          select
          label={t('print.size')}
          value={size}
          onChange={(changed) => setSize(changed.target.value as TokenSize)}
        >
          {tokenSizes.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`size.${one.replace('.', '_')}`)}
            </MenuItem>
          ))}
        </TextField>
        {size === 'own' && (
          <Stack direction="row" spacing={1}>
            {(['width', 'height'] as const).map((side) => (
              <TextField
                key={side}
                type="number"
                label={t(`print.${side}`)}
                value={own[side]}
                onChange={(changed) => setOwn({ ...own, [side]: changed.target.value })}
                error={isOwnBad}
                helperText={isOwnBad ? t('print.ownLimits', OWN_SIZE_LIMITS) : ' '}
                fullWidth
              />
            ))}
          </Stack>
        )}
        {kind === DEPOSIT && (
          <FormControlLabel
            control={<Switch checked={isTwoPart} onChange={(_changed, checked) => setIsTwoPart(checked)} />}
            label={t('print.twoPart')}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={list === null || isOwnBad}
          startIcon={<Icon path={mdiPrinterOutline} />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('print.submit')}
        </Button>
      </Stack>
      <TokenSummaries summaries={summaries} />
      {taken !== null && (
        <ConfirmDialog
          title={t('again.title')}
          text={taken}
          confirmLabel={t('again.confirm')}
          onConfirm={() => print(true)}
          onCancel={() => setTaken(null)}
        />
      )}
    </Box>
  );
}

function isWithin({ width, height }: { width: number; height: number }): boolean {
  const { min, maxWidth, maxHeight } = OWN_SIZE_LIMITS;
  return width >= min && width <= maxWidth && height >= min && height <= maxHeight;
}
