import { mdiBarcodeScan } from '@mdi/js';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { type BadgeTypeValue, openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import type { BadgeRow } from '@sewa/contract/badges/badges';
import { MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import { looksLikeCode, readCode } from '@sewa/contract/badges/code';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../platform/call-error.ts';
import { languageStore } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.ts';
import { useStore } from '../../../../platform/store.ts';
import { showToast } from '../../../../platform/toast.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CameraButton } from '../../../../ui/scan/CameraButton.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { allMatching, findBadges, useWaitingCount } from '../cards.queries.ts';

interface PickStepProps {
  onPick: (ids: readonly string[]) => void;
}

/** Everybody who waits for a card, or one by one: by name, by number or by scanning the old card. */
export function PickStep({ onPick }: PickStepProps) {
  const { t } = useTranslation('cards');
  const { number } = useFormat();
  const { act, isBusy } = useAct();
  const [type, setType] = useState<BadgeTypeValue | null>(null);
  const filter = { isToPrint: true, ...(type === null ? {} : { type }) };
  const { data: waiting } = useWaitingCount(filter);
  const pickAll = () =>
    act({
      run: () => allMatching(filter),
      done: t('print.picked'),
      failed: t('print.pickFailed'),
      onDone: ({ ids }) => onPick(ids),
    });
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="pick-heading">
      <Typography id="pick-heading" variant="h2">
        {t('print.pick')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-end' } }}>
        <TypeSelect type={type} onChoose={setType} />
        <Button
          variant="outlined"
          loading={isBusy}
          disabled={!waiting}
          onClick={() => void pickAll()}
          sx={{ flexShrink: 0, minHeight: 44 }}
        >
          {t('print.pickWaiting', { count: waiting ?? 0, shown: number(waiting ?? 0) })}
        </Button>
      </Stack>
      {waiting !== undefined && waiting > MAX_PRINTED_CARDS && (
        <Typography color="textSecondary">
          {t('print.atMost', { shown: number(MAX_PRINTED_CARDS) })}
        </Typography>
      )}
      <FindField onPick={onPick} />
    </Stack>
  );
}

function TypeSelect({
  type,
  onChoose,
}: {
  type: BadgeTypeValue | null;
  onChoose: (type: BadgeTypeValue | null) => void;
}) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const { user } = useSession();
  const open = openBadgeTypes(user.acl);
  return (
    <TextField
      select
      size="small"
      label={t('print.type')}
      value={type === null ? '' : String(type)}
      onChange={({ target }) => onChoose(open.find((one) => String(one) === target.value) ?? null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    >
      <option value="">{t('print.allTypes')}</option>
      {open.map((one) => (
        <option key={one} value={String(one)}>
          {badgeTypeLabels[one][language]}
        </option>
      ))}
    </TextField>
  );
}

function FindField({ onPick }: PickStepProps) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly BadgeRow[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pick = (badge: BadgeRow, wanted: string) => {
    onPick([badge.id]);
    // What was scanned meanwhile stays.
    setText((now) => (now === wanted ? '' : now));
    setFound(null);
  };
  const search = (wanted: string) => {
    if (wanted.trim() === '') return;
    // The next scan takes the place of this one, also where nobody was found.
    field.current?.select();
    setIsBusy(true);
    matching(wanted)
      .then((rows) => {
        const [only, ...others] = rows;
        if (only && others.length === 0) pick(only, wanted);
        else setFound(rows);
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        showToast(toastTypes.ERROR, error.message);
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextField
        fullWidth
        size="small"
        inputRef={field}
        label={t('print.find')}
        helperText={found?.length === 0 ? t('print.notFound') : t('print.findHint')}
        error={found?.length === 0}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFound(null);
        }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiBarcodeScan} />
              </InputAdornment>
            ),
          },
          htmlInput: { autoComplete: 'off' },
        }}
      />
      <CameraButton onScan={search} />
      {isBusy && <LinearProgress aria-label={t('print.find')} />}
      {found !== null && found.length > 0 && (
        <List dense aria-label={t('print.found')}>
          {found.map((badge) => (
            <ListItemButton key={badge.id} onClick={() => pick(badge, text)}>
              {`${badge.name} · ${badgeTypeLabels[badge.type][language]} ${badge.number} · ${badge.centreName}`}
            </ListItemButton>
          ))}
        </List>
      )}
    </form>
  );
}

/** A scanned card names exactly one badge. */
async function matching(text: string): Promise<BadgeRow[]> {
  const code = looksLikeCode(text) ? readCode(text) : null;
  if (code === null) return findBadges(text.trim());
  const { type, number } = code.fields;
  return (await findBadges(String(number))).filter((one) => one.type === type && one.number === number);
}
