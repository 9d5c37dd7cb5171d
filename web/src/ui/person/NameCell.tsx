import Box from '@mui/material/Box';

/** A name in a list, with its Latin spelling below when it is written in another script. */
export function NameCell({ name, nameLatin }: { name: string; nameLatin: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'block', lineHeight: 1.3, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {name}
      {nameLatin && nameLatin !== name && (
        <Box
          component="span"
          sx={{
            display: 'block',
            color: 'text.secondary',
            fontWeight: 400,
            fontSize: '0.8125rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {nameLatin}
        </Box>
      )}
    </Box>
  );
}
