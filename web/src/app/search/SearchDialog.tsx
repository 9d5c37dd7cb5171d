import { mdiClose, mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MAX_SCANNED_CODE } from '@sewa/contract/kernel/resource/paging';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { SearchResults } from './SearchResults.tsx';
import { useFinds } from './use-finds.ts';

/** Type, choose by arrows or finger, Enter opens. Full-screen on a phone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const listId = useId();
  const [text, setText] = useState('');
  const finds = useFinds({ text, onOpen: onClose });
  const current = finds.all[finds.place];
  const keys = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      finds.move(step);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      finds.open();
    }
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      onClose={onClose}
      aria-label={t('search.open')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { sm: 10 }, maxHeight: { sm: 'calc(100% - 128px)' } } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Icon path={mdiMagnify} sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys}
          placeholder={t('search.field')}
          inputProps={{
            role: 'combobox',
            'aria-label': t('search.field'),
            'aria-expanded': finds.all.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': current && `${listId}-${current.key}`,
            maxLength: MAX_SCANNED_CODE,
            enterKeyHint: 'go',
            autoComplete: 'off',
            dir: 'auto',
          }}
          sx={{ fontSize: '1.0625rem', minHeight: 44 }}
        />
        <IconButton onClick={onClose} aria-label={t('search.close')}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ height: 2 }}>{finds.isFetching && <LinearProgress aria-hidden sx={{ height: 2 }} />}</Box>
      <Box sx={{ overflowY: 'auto', minHeight: 160 }}>
        <SearchResults listId={listId} finds={finds} />
        {finds.note && (
          <Typography color="textSecondary" sx={{ p: 2 }}>
            {t(`search.${finds.note}`)}
          </Typography>
        )}
      </Box>
      <Typography role="status" sx={visuallyHidden}>
        {finds.all.length > 0 && text && t('search.found', { count: finds.all.length })}
      </Typography>
    </Dialog>
  );
}
