import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/**
 * A place to press. One element with one class for all of them: Home is the first thing drawn, often on an old phone,
 * and every ready-made card there brings some ten style sheets of its own.
 */
export const Tile = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** A number and what it counts, on one line. */
export const CountTile = styled(Tile)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontWeight: 400,
  '& strong': { flexShrink: 0, fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 },
}));

/** A number with a link below it; the numbers of a row stay equally high. */
export const TileWithLink = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > :first-child': { flex: 1, height: 'auto', width: '100%' },
});

/** Below a number: straight to the first of what it counts. */
export const StartLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(1.25, 0),
  color: theme.vars.palette.primary.main,
  fontWeight: 500,
}));

/** Begins something: the one tile that asks to be pressed. */
export const StartTile = styled(CountTile)(({ theme }) => ({
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  '&:hover': { background: theme.vars.palette.primary.dark },
}));

export const tileGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
};
