import { styled, useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../platform/use-format.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import type { ChartProps } from './chart.types.ts';

/**
 * The numbers of a chart as they are, those of the year before after them; rows and numbers are links to their lists. With
 * `isTinted`, high numbers stand out.
 */
export function ChartTable(props: ChartProps & { caption: string; heading: string; isTinted?: boolean }) {
  const { caption, heading, series, rows, before, isTinted } = props;
  const { number } = useFormat();
  const theme = useTheme();
  const most = Math.max(1, ...rows.flatMap((row) => row.values));
  const tint = (value: number) =>
    isTinted ? { background: theme.alpha(theme.vars.palette.primary.main, (0.35 * value) / most) } : {};
  return (
    <Scroller>
      <Table size="small">
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {heading}
            </TableCell>
            {[...series, ...(before?.series ?? [])].map((name) => (
              <TableCell key={name} component="th" scope="col" align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} hover>
              <TableCell component="th" scope="row">
                {row.to ? <RowName to={row.to}>{row.label}</RowName> : row.label}
              </TableCell>
              {row.values.map((value, place) => (
                <TableCell
                  key={series[place]}
                  align="right"
                  sx={{ fontVariantNumeric: 'tabular-nums' }}
                  style={tint(value)}
                >
                  <Value to={value > 0 ? row.links[place] : undefined}>{number(value)}</Value>
                </TableCell>
              ))}
              {before?.series.map((name, place) => (
                <TableCell
                  key={name}
                  align="right"
                  sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
                >
                  {number(row.before?.[place] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
}

function Value({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? children : <RowName to={to}>{children}</RowName>;
}

const Scroller = styled('div')({ overflowX: 'auto' });
const RowName = styled(Link)({ color: 'inherit' });
