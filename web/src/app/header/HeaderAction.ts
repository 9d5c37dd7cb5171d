import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A long name ends in dots; the panel below says it whole. */
const labelLook = {
  display: 'inline-block',
  maxWidth: 200,
  overflow: 'clip',
  overflowClipMargin: '6px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/**
 * A picture with its word, which gives way on a narrow screen. Not MUI's Button, whose thirty looks an old phone would
 * have to work out before the first frame.
 */
export const HeaderAction = styled(ButtonBase)(({ theme }) => ({
  minWidth: 44,
  minHeight: 44,
  gap: theme.spacing(1),
  padding: theme.spacing(0, 1),
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontSize: theme.typography.button.fontSize,
  fontWeight: theme.typography.button.fontWeight,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  '& .label, & kbd': { display: 'none' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 1.5), '& .label': labelLook },
}));
