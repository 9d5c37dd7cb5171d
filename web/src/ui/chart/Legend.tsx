import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSeriesColours } from './series-colours.ts';

export function Legend({ series }: { series: readonly string[] }) {
  const colours = useSeriesColours();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
      {series.map((name, place) => (
        <Stack key={name} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            component="span"
            sx={{ width: 12, height: 12, borderRadius: 0.5 }}
            style={{ background: colours[place % colours.length] }}
          />
          <Typography variant="body2" component="span">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
