import Box from '@mui/material/Box';

interface NameCellProps {
  name: string;
  nameLatin: string;
  /** What tells two of one name apart: S/o. */
  note?: string;
}

/** A name in a list, with its Latin spelling below when it is written in another script, and whose child it is. */
export function NameCell({ name, nameLatin, note = '' }: NameCellProps) {
  const below = [nameLatin === name ? '' : nameLatin, note].filter(Boolean).join(' · ');
  return (
    <Box component="span" sx={{ display: 'var(--name-display, block)', lineHeight: 1.25 }}>
      {name}
      {below && (
        <Box
          component="span"
          sx={{
            display: 'var(--name-display, block)',
            // Not the quiet colour: on a chosen row in the dark it would be too quiet.
            opacity: 0.8,
            fontWeight: 400,
            fontSize: '0.875rem',
            // A second line at most, so that as many rows fit; the record shows it whole.
            maxWidth: '15rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {` ${below}`}
        </Box>
      )}
    </Box>
  );
}
