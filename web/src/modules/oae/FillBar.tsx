import Box from '@mui/material/Box';

/** How full something is, as a picture; the numbers stand beside it. */
export function FillBar({ taken, seats, height = 8 }: { taken: number; seats: number; height?: number }) {
  const share = Math.min(1, taken / Math.max(1, seats));
  return (
    <Box
      aria-hidden
      sx={{ height, borderRadius: height, overflow: 'hidden', bgcolor: 'divider', minWidth: 60, flex: 1 }}
    >
      <Box
        sx={{
          height: '100%',
          width: `${share * 100}%`,
          bgcolor: toneOf(taken, seats),
          transition: 'width 200ms',
        }}
      />
    </Box>
  );
}

function toneOf(taken: number, seats: number): string {
  if (taken > seats) return 'error.main';
  return taken === seats ? 'warning.main' : 'primary.main';
}
