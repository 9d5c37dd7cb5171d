import Box from '@mui/material/Box';

/** A name in a list, with its Latin spelling below when it is written in another script. */
export function NameCell({ name, nameLatin }: { name: string; nameLatin: string }) {
  return (
    <Box component="span" sx={{ display: 'var(--name-display, block)', lineHeight: 1.25 }}>
      {name}
      {nameLatin && nameLatin !== name && (
        <Box
          component="span"
          sx={{
            display: 'var(--name-display, block)',
            // Not the quiet colour: on a chosen row in the dark it would be too quiet.
            opacity: 0.8,
            fontWeight: 400,
            fontSize: '0.875rem',
          }}
        >
          {` ${nameLatin}`}
        </Box>
      )}
    </Box>
  );
}
