import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useFormat } from '../../platform/use-format.ts';
import { type ChartProps, type ChartRow, totalOf } from './chart.types.ts';
import { Legend } from './Legend.tsx';
import { useSeriesColours } from './series-colours.ts';

/**
 * Rows with a bar each, cut into its series. Plain boxes instead of a drawing library: they wrap, scale, print and cost
 * a slow line nothing. Readers get the same numbers from ChartTable.
 */
export function BarChart({ series, rows }: ChartProps) {
  const colours = useSeriesColours();
  const { number } = useFormat();
  const most = Math.max(1, ...rows.map(totalOf));
  return (
    <Box aria-hidden>
      {series.length > 1 && <Legend series={series} />}
      <Grid>
        {rows.map((row) => (
          <Line key={row.key} row={row}>
            <Label>{row.label}</Label>
            <Track>
              {row.values.map((value, place) => (
                <Part
                  key={series[place]}
                  style={{ width: `${(100 * value) / most}%`, background: colours[place % colours.length] }}
                />
              ))}
            </Track>
            <Total>{number(totalOf(row))}</Total>
          </Line>
        ))}
      </Grid>
    </Box>
  );
}

/** The whole line leads to its list; not by keyboard, for which the table has the links. */
function Line({ row, children }: { row: ChartRow; children: React.ReactNode }) {
  if (row.to === undefined) return <PlainLine>{children}</PlainLine>;
  return (
    <LinkLine to={row.to} tabIndex={-1}>
      {children}
    </LinkLine>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, max-content) 1fr max-content',
  columnGap: 12,
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minHeight: 32,
  borderRadius: 4,
} as const;
const PlainLine = styled('div')(line);
const LinkLine = styled(Link)(({ theme }) => ({
  ...line,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
}));
const Label = styled('span')({
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Track = styled('span')({ display: 'flex', height: 16, gap: 1 });
const Part = styled('span')({ borderRadius: 2, minWidth: 0 });
const Total = styled('span')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
