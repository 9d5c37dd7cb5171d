import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { ChartProps } from './chart.types.ts';
import { Legend } from './Legend.tsx';
import { useSeriesColours } from './series-colours.ts';

const heightPx = 160;

/** Columns side by side over time, each a link to its list. More of them than fit can be scrolled sideways. */
export function ColumnChart({ series, rows }: ChartProps) {
  const colours = useSeriesColours();
  const most = Math.max(1, ...rows.flatMap((row) => row.values));
  return (
    <Box aria-hidden>
      {series.length > 1 && <Legend series={series} />}
      <Scroller ref={showNewest}>
        {rows.map((row) => (
          <Slot key={row.key}>
            <Columns>
              {row.values.map((value, place) => (
                <Place
                  key={series[place]}
                  title={`${series[place]}: ${value}`}
                  {...(row.links[place] && value > 0 ? { as: Link, to: row.links[place], tabIndex: -1 } : {})}
                >
                  <Column
                    style={{
                      height: Math.round((heightPx * value) / most),
                      background: colours[place % colours.length],
                    }}
                  />
                </Place>
              ))}
            </Columns>
            <Name>{row.label}</Name>
          </Slot>
        ))}
      </Scroller>
    </Box>
  );
}

/** Time runs to the right: where not all fits, the latest is in sight first. */
function showNewest(scroller: HTMLElement | null): void {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}

const Scroller = styled('div')({ display: 'flex', gap: 4, overflowX: 'auto', paddingBottom: 4 });
const Slot = styled('span')({ flex: '1 0 30px' });
const Columns = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 2,
  height: heightPx,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
/** As high as the chart, so that a small number is as easy to press as a large one. */
const Place = styled('span')<{ to?: string }>(({ theme }) => ({
  flex: '0 1 16px',
  display: 'flex',
  alignItems: 'flex-end',
  height: '100%',
  'a&:hover': { background: theme.vars.palette.action.hover },
}));
const Column = styled('span')({ flex: 1, borderRadius: '2px 2px 0 0' });
/** A month and its year stand below each other: twelve fit beside each other on a desk. */
const Name = styled('span')({
  display: 'block',
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
