import { useTheme } from '@mui/material/styles';

/** How much of its colour a column of the year before has. */
export const paleness = 0.35;

/** Colours of the series of a chart, in their order; told apart by lightness too, and always beside a word. */
export function useSeriesColours(): readonly string[] {
  const { palette } = useTheme().vars;
  return [palette.primary.main, palette.warning.main, palette.info.main, palette.success.main];
}
