import { createTheme, type Theme } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import type { Density } from '../platform/appearance.ts';
import { fontStack } from '../platform/fonts.ts';
import { palettes, type Scheme } from '../platform/palette.ts';

const TOUCH_TARGET_PX = 44;
const onTouch = '@media (pointer: coarse)';

interface Look {
  scheme: Scheme;
  density: Density;
  /** For the few words that MUI's own components say. */
  t: TFunction<'ui'>;
}

/** The look of the portal: MUI's components in our palette, on an 8 px grid, with one type scale. */
export function createPortalTheme({ scheme, density, t }: Look): Theme {
  const colours = palettes[scheme];
  const isCompact = density === 'compact';
  const fieldSize = isCompact ? 'small' : 'medium';
  const focusRing = { outline: `3px solid ${colours.accent}`, outlineOffset: 2 };
  return createTheme({
    spacing: 8,
    shape: { borderRadius: 8 },
    palette: {
      mode: scheme,
      primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
      secondary: { main: colours.warm, contrastText: colours.onWarm },
      warning: { main: colours.warm, contrastText: colours.onWarm },
      error: { main: colours.error, contrastText: scheme === 'light' ? '#ffffff' : '#3b0907' },
      success: { main: colours.success, contrastText: scheme === 'light' ? '#ffffff' : '#06260f' },
      info: { main: colours.info, contrastText: scheme === 'light' ? '#ffffff' : '#0a1f36' },
      background: { default: colours.background, paper: colours.surface },
      text: { primary: colours.text, secondary: colours.quietText },
      divider: colours.line,
    },
    typography: {
      fontFamily: fontStack,
      fontSize: isCompact ? 13 : 14,
      h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.35 },
      h3: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
      subtitle1: { fontWeight: 500 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // A heading takes the focus after a navigation; a ring around it would say "press me".
          'h1:focus, main:focus': { outline: 'none' },
          ':focus-visible': focusRing,
          // Browsers give buttons a font of their own, which may lack the letters of a name.
          button: { fontFamily: 'inherit' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiAutocomplete: {
        defaultProps: {
          openText: t('choice.open'),
          closeText: t('choice.close'),
          clearText: t('choice.clear'),
          noOptionsText: t('choice.none'),
          loadingText: t('choice.loading'),
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: fieldSize },
        styleOverrides: { root: { [onTouch]: { minHeight: TOUCH_TARGET_PX } } },
      },
      MuiIconButton: {
        styleOverrides: { root: { [onTouch]: { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX } } },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: { minHeight: isCompact ? 36 : 40, [onTouch]: { minHeight: TOUCH_TARGET_PX } },
        },
      },
      MuiListItemButton: { styleOverrides: { root: { [onTouch]: { minHeight: TOUCH_TARGET_PX } } } },
      MuiChip: { styleOverrides: { clickable: { [onTouch]: { minHeight: TOUCH_TARGET_PX } } } },
      MuiTab: { styleOverrides: { root: { minHeight: TOUCH_TARGET_PX, textTransform: 'none' } } },
      MuiTextField: { defaultProps: { size: fieldSize } },
      MuiFormControl: { defaultProps: { size: fieldSize } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.outline } } },
      MuiTable: { defaultProps: { size: isCompact ? 'small' : 'medium', stickyHeader: true } },
      MuiTableCell: {
        styleOverrides: {
          head: { backgroundColor: colours.raised, color: colours.quietText, fontWeight: 600 },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiTooltip: { defaultProps: { describeChild: true } },
    },
  });
}
