import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LineRow {
  item: string;
  title: string;
  titleLatin: string;
  code: string;
}

export interface LineColumn<Line> {
  heading: string;
  render: (line: Line) => ReactNode;
}

/** The items of a document, to be read: numbers on the right, on a phone below the title. */
export function LinesTable<Line extends LineRow>(props: {
  label: string;
  lines: readonly Line[] | undefined;
  columns: readonly LineColumn<Line>[];
}) {
  const { t } = useTranslation('bav');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (props.lines === undefined) return <Skeleton variant="rounded" height={160} />;
  if (isPhone)
    return (
      <Box component="ul" aria-label={props.label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {props.lines.map((line) => (
          <Box component="li" key={line.item} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Title line={line} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {props.columns.map(({ heading, render }) => {
                const value = render(line);
                return value === '' ? null : (
                  <span key={heading}>
                    {heading} <b>{value}</b>
                  </span>
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
    );
  return (
    <TableContainer role="region" tabIndex={0} aria-label={props.label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('lines.item')}</TableCell>
            {props.columns.map(({ heading }) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {props.lines.map((line) => (
            <TableRow key={line.item}>
              <TableCell>
                <Title line={line} />
              </TableCell>
              {props.columns.map(({ heading, render }) => (
                <TableCell key={heading} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {render(line)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Title({ line }: { line: LineRow }) {
  return (
    <>
      {line.title}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {[line.titleLatin, line.code].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
