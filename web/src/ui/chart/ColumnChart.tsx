import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useFormat } from '../../platform/use-format.ts';
import { axisOf } from './axis.rules.ts';
import type { ChartProps, ChartRow } from './chart.types.ts';
import { Legend } from './Legend.tsx';
import { paleness, useSeriesColours } from './series-colours.ts';

const heightPx = 160;
/** Of a value of the axis; the first and the last one stand half above and half below the columns. */
const linePx = 20;

/**
 * Columns side by side over time, each a link to its list, beside an axis; those of the year before pale behind them. More
 * of them than fit can be scrolled sideways.
 */
export function ColumnChart({ series, rows, before }: ChartProps) {
  const colours = useSeriesColours();
  const { number } = useFormat();
  const numbers = rows.flatMap((row) => [...row.values, ...(row.before ?? [])]);
  const { top, values } = axisOf(Math.max(0, ...numbers));
  // More may be given back in a month than was sold.
  const heightOf = (value: number) => Math.max(0, Math.round((heightPx * value) / top));
  const titleOf = (row: ChartRow, place: number) => {
    const now = `${series[place]}: ${number(row.values[place] ?? 0)}`;
    return before && row.before ? `${now}\n${before.series[place]}: ${number(row.before[place] ?? 0)}` : now;
  };
  return (
    <Box aria-hidden>
      {(series.length > 1 || before) && <Legend series={series} before={before?.name} />}
      <Frame>
        <Axis>
          {values.toReversed().map((value) => (
            <span key={value}>{number(value)}</span>
          ))}
        </Axis>
        <Plot>
          {values.slice(1).map((value) => (
            <GridLine key={value} style={{ top: linePx / 2 + heightPx - heightOf(value) }} />
          ))}
          <Scroller ref={showNewest}>
            {rows.map((row) => (
              <Slot key={row.key}>
                <Columns>
                  {row.values.map((value, place) => (
                    <Place
                      key={series[place]}
                      title={titleOf(row, place)}
                      {...(row.links[place] && value > 0
                        ? { as: Link, to: row.links[place], tabIndex: -1 }
                        : {})}
                    >
                      {row.before && (
                        <PaleColumn
                          style={{
                            height: heightOf(row.before[place] ?? 0),
                            background: colours[place % colours.length],
                          }}
                        />
                      )}
                      <Column
                        style={{
                          height: heightOf(value),
                          flexBasis: row.before ? '60%' : '100%',
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
        </Plot>
      </Frame>
    </Box>
  );
}

/** Time runs to the right: where not all fits, the latest is in sight first. */
function showNewest(scroller: HTMLElement | null): void {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}

const Frame = styled('div')({ display: 'flex', gap: 8 });
const Axis = styled('div')(({ theme }) => ({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: heightPx + linePx,
  textAlign: 'right',
  fontSize: '0.875rem',
  lineHeight: `${linePx}px`,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));
const Plot = styled('div')({ position: 'relative', flex: 1, minWidth: 0, paddingTop: linePx / 2 });
const GridLine = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
/** In front of the grid lines. */
const Scroller = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  paddingBottom: 4,
});
/** As wide as the longest short name of a month. */
const Slot = styled('span')({ flex: '1 0 34px' });
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
  position: 'relative',
  flex: '0 1 16px',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: '100%',
  'a&:hover': { background: theme.vars.palette.action.hover },
}));
const Column = styled('span')({ position: 'relative', flexGrow: 0, borderRadius: '2px 2px 0 0' });
/** Wider than the column in front of it, so that it is seen behind a higher one. */
const PaleColumn = styled('span')({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  opacity: paleness,
  borderRadius: '2px 2px 0 0',
});
/** A month and its year stand below each other: twelve fit beside each other on a desk. */
const Name = styled('span')({
  display: 'block',
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
