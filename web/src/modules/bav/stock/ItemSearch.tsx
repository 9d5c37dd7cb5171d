import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../platform/connection.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { holdEnter } from '../../../ui/form/hold-enter.ts';
import { useScansElsewhere } from '../../../ui/scan/use-scans-elsewhere.ts';
import { type FoundItem, useFoundItems } from './stock.queries.ts';
import { isScan, useLookups } from './use-lookups.ts';

interface ItemSearchProps {
  /** Whose stock is shown beside each item. */
  location: string;
  onFound: (item: FoundItem) => void;
  /**
   * Given where what is found is saved by itself: look-ups then go on after the page was left. Called when one begins; the
   * function that it returns is called when it has ended.
   */
  keepLookup?: () => () => void;
}

/** Adds items by title, code or scanner: what a scanner types and ends with Enter is added at once. */
export function ItemSearch({ location, onFound, keepLookup }: ItemSearchProps) {
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  const isLost = useConnection() === 'lost';
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // With the list: it marks its first item, which a second Enter would add.
  const clear = () => {
    setText('');
    setIsOpen(false);
  };
  const { found, isForText } = useFoundItems(text, location);
  const { lookUp, waiting, problems, clearProblems } = useLookups({
    location,
    keepLookup,
    onFound: (item, typed) => {
      // Of a scan nothing is left, and the same code may be coming in again.
      if (!isScan(typed) && text.trim() === typed) clear();
      onFound(item);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const scanned = (code: string) => {
    // What was typed there before is entered first, as by anybody who goes on to the next item.
    input.current?.focus();
    lookUp(code, true);
  };
  // A barcode is no number of copies and no price; in the field for the number of a bill it may be meant.
  useScansElsewhere(input, scanned, isForNumbers);
  const add = (item: FoundItem) => {
    clear();
    onFound(item);
  };
  const search = (
    <Autocomplete
      options={found}
      value={null}
      inputValue={text}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      blurOnSelect={false}
      clearOnBlur={false}
      autoHighlight
      noOptionsText={t('lines.notFound')}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ item }) => item}
      onInputChange={(_event, next, reason) => {
        if (reason === 'selectOption' || reason === 'reset') return;
        if (next.trim() === '') clear();
        else setText(next);
      }}
      onChange={(_event, item) => item && add(item)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text.trim() === '') return;
        const typed = text.trim();
        // A scanner, and many a clerk, is faster than the list below the field.
        if (isForText && (found.some((one) => one.isExact) || !isScan(typed))) return;
        holdEnter(event);
        // The next scan begins at once; a title stays until it is found, and its list opens below.
        if (isScan(typed)) clear();
        lookUp(typed);
      }}
      renderOption={({ key: _key, ...props }, item) => (
        <Box component="li" {...props} key={item.item} sx={{ display: 'flex', gap: 2, minHeight: 44 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap>{item.title}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[item.titleLatin, item.code].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {location !== '' && (
            <Typography variant="body2" color="textSecondary">
              {t('lines.inStock', { count: item.onHand, shown: number(item.onHand) })}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          label={t('lines.add')}
          helperText={isLost && waiting > 0 ? t('lines.waiting', { count: waiting }) : t('lines.addHint')}
          slotProps={{ ...params.slotProps, formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
  return (
    <Stack spacing={1}>
      {search}
      {problems.length > 0 && (
        <Alert severity="warning" onClose={clearProblems} sx={{ whiteSpace: 'pre-line' }}>
          {problems.join('\n')}
        </Alert>
      )}
    </Stack>
  );
}

function isForNumbers({ inputMode }: HTMLInputElement): boolean {
  return inputMode === 'numeric' || inputMode === 'decimal';
}
