import { mdiBarcodeScan, mdiCameraOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CounterItem } from '@sewa/contract/bav/basket';
import {
  type KeyboardEvent,
  lazy,
  memo,
  type Ref,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { characterOf } from '../../../ui/scan/typed-scan.rules.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { type Catalogue, type Entry, readEntry, searchItems, stockLeft } from './catalogue.rules.ts';
import { StockLeft } from './StockLeft.tsx';

const CameraScan = lazy(() =>
  import('../../../ui/scan/CameraScan.tsx').then((file) => ({ default: file.CameraScan })),
);

const MAX_FOUND = 7;
const smallSign = {
  width: '1em',
  height: '1em',
  mr: 0.5,
  fill: 'currentColor',
  verticalAlign: '-0.125em',
} as const;

/** What the field does with the basket. */
export interface FieldActs {
  add: (item: CounterItem) => void;
  enter: (entry: Entry) => void;
  clearUnknown: () => void;
  /** Chooses the line above or below the chosen one. */
  moveLine: (step: number) => void;
  changeQuantity: (step: number) => void;
  removeLine: () => void;
}

interface CounterFieldProps {
  ref: Ref<HTMLInputElement>;
  catalogue: Catalogue;
  soldSince: ReadonlyMap<string, number>;
  /** A code that no item has. */
  unknown: string | null;
  isOff: boolean;
  acts: FieldActs;
}

/**
 * A scanner types a code and Enter. Letters search by title; a number with a star sets the quantity of the chosen line.
 * What is typed anywhere on the screen lands here. The input keeps its own text and the field knows nothing of the
 * basket, so that a scan draws neither each digit nor the field itself.
 */
export const CounterField = memo(function CounterField(props: CounterFieldProps) {
  const { catalogue, soldSince, unknown, isOff, acts } = props;
  const { t } = useTranslation('counter');
  const { money } = useFormat();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement, []);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const [hasCamera, setHasCamera] = useState(false);
  const wanted = useDeferredValue(typed);
  const found = useMemo(
    () => (wanted.trim().length < 2 ? [] : searchItems(wanted, catalogue, MAX_FOUND)),
    [wanted, catalogue],
  );
  useFocusHere(input, isOff);

  const clear = () => {
    if (input.current) input.current.value = '';
    setTyped('');
    setPlace(0);
  };
  const choose = (item: CounterItem) => {
    clear();
    acts.add(item);
    input.current?.focus();
  };
  const submit = () => {
    const entry = readEntry(input.current?.value ?? '', catalogue);
    const picked = found[place];
    if (entry === null) return;
    // A code counts as it stands; a title that was typed takes what is marked in the list.
    if (entry.kind === 'unknown' && picked !== undefined && wanted === typed) return choose(picked);
    clear();
    acts.enter(entry);
  };
  const isList = found.length > 0;
  const move = (step: 1 | -1) =>
    isList ? setPlace(Math.min(Math.max(place + step, 0), found.length - 1)) : acts.moveLine(step);
  const leave = () => {
    clear();
    acts.clearUnknown();
  };
  const keyActs = new Map<string, () => void>([
    ['Enter', submit],
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['+', () => acts.changeQuantity(1)],
    ['-', () => acts.changeQuantity(-1)],
    ['Delete', acts.removeLine],
    ['Escape', leave],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyActs.get(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    if (lineKeys.has(event.key) && input.current?.value !== '') return;
    event.preventDefault();
    act();
  };
  return (
    <Box sx={{ p: 1, position: 'relative' }}>
      <TextField
        inputRef={input}
        defaultValue=""
        onChange={({ target }) => {
          setTyped(searchedBy(target.value));
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        label={t('field')}
        fullWidth
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 100,
            role: 'combobox',
            'aria-expanded': isList,
            'aria-controls': list,
            'aria-activedescendant': isList ? `${list}-${place}` : undefined,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiBarcodeScan} />
              </InputAdornment>
            ),
            endAdornment: (
              <IconButton
                edge="end"
                aria-label={t('camera')}
                aria-pressed={hasCamera}
                onClick={() => setHasCamera(!hasCamera)}
              >
                <Icon path={mdiCameraOutline} />
              </IconButton>
            ),
          },
        }}
      />
      {hasCamera && (
        <Suspense fallback={null}>
          <Box sx={{ mt: 1, '& video': { maxHeight: '28dvh' } }}>
            <CameraScan
              kinds="goods"
              onScan={(code) => {
                const entry = readEntry(code, catalogue);
                if (entry) acts.enter(entry);
              }}
            />
          </Box>
        </Suspense>
      )}
      {unknown !== null && (
        <Alert severity="warning" onClose={acts.clearUnknown} sx={{ mt: 1 }}>
          {t('unknown', { code: unknown })}
        </Alert>
      )}
      <Paper
        id={list}
        component="ul"
        role="listbox"
        aria-label={t('found')}
        elevation={6}
        hidden={!isList}
        sx={{ position: 'absolute', left: 8, right: 8, top: 68, zIndex: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {found.map((item, nth) => (
          <Box
            key={item.id}
            id={`${list}-${nth}`}
            component="li"
            role="option"
            aria-selected={nth === place}
            onClick={() => choose(item)}
            sx={{
              px: 2,
              py: 1,
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              cursor: 'pointer',
              bgcolor: nth === place ? 'action.selected' : undefined,
            }}
          >
            <ItemPicture photo={item.photo} size={40} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ lineHeight: 1.5 }}>
                {item.title}
              </Typography>
              <Typography noWrap variant="body2" color="textSecondary">
                {[item.titleLatin, item.code].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ whiteSpace: 'nowrap', '& [data-low]': { color: 'warning.main' }, '& svg': smallSign }}
            >
              <StockLeft left={stockLeft(item, soldSince)} reorderLevel={item.reorderLevel} />
            </Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{money(item.price)}</Typography>
          </Box>
        ))}
      </Paper>
    </Box>
  );
});

/** Keys for a line of the basket, as long as nothing is typed. */
const lineKeys: ReadonlySet<string> = new Set(['+', '-', 'Delete']);

/** While a scanner types digits nothing is looked for. */
function searchedBy(text: string): string {
  return /[^\d*\s-]/.test(text) ? text : '';
}

/** A scanner types wherever the focus is: what it types goes into the field, unless a panel or dialog is open. */
function useFocusHere(input: { current: HTMLInputElement | null }, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    // A touch screen would open its keyboard each time; there the camera scans.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const focus = () => input.current?.focus();
    const redirect = (event: globalThis.KeyboardEvent) => {
      const isTyped = characterOf(event).trim() !== '';
      if (isTyped && !event.ctrlKey && !event.metaKey && !event.altKey) focus();
    };
    if (!isTouch) focus();
    // Before whoever listens at the document, and looks at the field that gets the key.
    window.addEventListener('keydown', redirect, true);
    if (!isTouch) window.addEventListener('focus', focus);
    return () => {
      window.removeEventListener('keydown', redirect, true);
      window.removeEventListener('focus', focus);
    };
  }, [input, isOff]);
}
