import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paleness, useSeriesColours } from './series-colours.ts';

/** `before`: what the pale columns are. */
export function Legend({ series, before }: { series: readonly string[]; before?: string | undefined }) {
  const colours = useSeriesColours();
  const entries = series.map((name, place) => ({
    name,
    colour: colours[place % colours.length],
    opacity: 1,
  }));
  if (before !== undefined) entries.push({ name: before, colour: colours[0], opacity: paleness });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
      {entries.map(({ name, colour, opacity }) => (
        <Stack key={name} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            component="span"
            sx={{ width: 12, height: 12, flexShrink: 0, borderRadius: 0.5 }}
            style={{ background: colour, opacity }}
          />
          <Typography variant="body2" component="span">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
