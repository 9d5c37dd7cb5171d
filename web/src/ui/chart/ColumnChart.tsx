import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { ChartProps } from './chart.types.ts';
import { Legend } from './Legend.tsx';
import { useSeriesColours } from './series-colours.ts';

const heightPx = 160;

/** Columns side by side over time. More of them than fit can be scrolled sideways. */
export function ColumnChart({ series, rows }: ChartProps) {
  const colours = useSeriesColours();
  const most = Math.max(1, ...rows.flatMap((row) => row.values));
  return (
    <Box aria-hidden>
      {series.length > 1 && <Legend series={series} />}
      <Scroller>
        {rows.map((row) => (
          <Slot key={row.key} {...(row.to ? { as: Link, to: row.to, tabIndex: -1 } : {})}>
            <Columns>
              {row.values.map((value, place) => (
                <Column
                  key={series[place]}
                  title={`${series[place]}: ${value}`}
                  style={{
                    height: Math.round((heightPx * value) / most),
                    background: colours[place % colours.length],
                  }}
                />
              ))}
            </Columns>
            <Name>{row.label}</Name>
          </Slot>
        ))}
      </Scroller>
    </Box>
  );
}

const Scroller = styled('div')({ display: 'flex', gap: 4, overflowX: 'auto', paddingBottom: 4 });
const Slot = styled('span')<{ to?: string }>(({ theme }) => ({
  flex: '1 0 30px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { background: theme.palette.action.hover },
}));
const Columns = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 2,
  height: heightPx,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
const Column = styled('span')({ flex: '0 1 16px', borderRadius: '2px 2px 0 0' });
/** A month and its year stand below each other: twelve fit beside each other on a desk. */
const Name = styled('span')({
  display: 'block',
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
