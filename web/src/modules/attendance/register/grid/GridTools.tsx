import { mdiBackspaceOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Mark, marks } from '@sewa/contract/attendance/marks';
import { markLetters } from '@sewa/contract/attendance/register';
import { entryWords } from '@sewa/contract/attendance/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';
import { useFieldWords } from '../../../../ui/resource/use-resource-words.ts';

interface GridToolsProps {
  /** What is chosen, and why it cannot be marked. */
  text: string;
  /** Beside the text: what helps. */
  action?: ReactNode;
  mayGive: (mark: Mark | null) => boolean;
  onMark: (mark: Mark | null) => void;
}

/** The marks as buttons, for a thumb and as the legend of the letters; above them what they would change. */
export function GridTools({ text, action, mayGive, onMark }: GridToolsProps) {
  const { t } = useTranslation('attendance');
  const { choice } = useFieldWords(entryWords);
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        mt: 1,
        px: 1,
        py: 0.5,
        display: 'flex',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: { xs: 'stretch', lg: 'center' },
        flexDirection: { xs: 'column', lg: 'row' },
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 24, flex: 1, minWidth: 0 }}>
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {action}
      </Stack>
      <Stack direction="row" spacing={0.5} role="group" aria-label={t('grid.tools')}>
        {[...marks, null].map((mark) => (
          <Button
            key={mark}
            size="small"
            variant="outlined"
            disabled={!mayGive(mark)}
            // The grid keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(mark)}
            sx={toolStyle}
          >
            {mark === null ? <Icon path={mdiBackspaceOutline} /> : <strong>{markLetters[mark]}</strong>}
            <span>{mark === null ? t('grid.clear') : choice('mark', mark)}</span>
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}

const toolStyle = {
  flex: { xs: '1 1 0', lg: 'none' },
  minWidth: 0,
  minHeight: 44,
  px: { xs: 0.25, md: 1 },
  py: 0.25,
  gap: { xs: 0, md: 0.75 },
  flexDirection: { xs: 'column', md: 'row' },
  lineHeight: 1.15,
  fontSize: { xs: '0.6875rem', md: '0.875rem' },
} as const;
