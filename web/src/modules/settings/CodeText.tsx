import Typography from '@mui/material/Typography';

/** A one-time code, big enough to be read out over the phone. */
export function CodeText({ code }: { code: string }) {
  return (
    <Typography
      data-testid="one-time-code"
      sx={{
        fontFamily: 'ui-monospace, monospace',
        fontSize: { xs: '1.75rem', sm: '2.5rem' },
        fontWeight: 700,
        letterSpacing: '0.12em',
        textAlign: 'center',
        py: 2,
        my: 1,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      {code}
    </Typography>
  );
}
