import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { TFunction } from 'i18next';
import type { Density } from '../platform/appearance.ts';
import { fontStack } from '../platform/fonts.ts';
import { palettes, type Scheme } from '../platform/palette.ts';

const TOUCH_TARGET_PX = 44;
/** 14 px at the normal text size; nothing is smaller. */
const SMALLEST = '0.875rem';
const onTouch = '@media (pointer: coarse)';

interface Look {
  density: Density;
  /** For the few words that MUI's own components say. */
  t: TFunction<'ui'>;
}

/**
 * The look of the portal: MUI's components in our palette, on an 8 px grid, with one type scale. Colours are CSS variables
 * of both schemes; which of them hold is said by `data-scheme` on the document, so that a change draws nothing anew.
 */
export function createPortalTheme({ density, t }: Look): Theme {
  const isCompact = density === 'compact';
  const fieldSize = isCompact ? 'small' : 'medium';
  const focusRing = { outline: '3px solid var(--accent)', outlineOffset: 2 };
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing: 8,
    // As high as what stands in it: a list below needs the room more.
    mixins: { toolbar: { minHeight: 'var(--header-height)' } },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: fontStack,
      h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.35 },
      h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
      subtitle1: { fontWeight: 500 },
      subtitle2: { fontSize: '1rem' },
      body1: { fontSize: '1rem' },
      body2: { fontSize: '0.9375rem' },
      button: { fontSize: '0.9375rem', textTransform: 'none', fontWeight: 600 },
      caption: { fontSize: SMALLEST },
      overline: { fontSize: SMALLEST },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // A heading takes the focus after a navigation; a ring around it would say "press me".
          'h1:focus, main:focus': { outline: 'none' },
          ':root': { '--header-height': '56px', '@media (min-width: 900px)': { '--header-height': '48px' } },
          ':focus-visible': focusRing,
          // Browsers give buttons a font of their own, which may lack the letters of a name.
          button: { fontFamily: 'inherit' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              // Not a short one: every element would have it, and colours would pass down the page frame by frame.
              transition: 'none !important',
            },
          },
        },
      },
      // In the dark MUI would put white on a middle tone.
      MuiAlert: {
        styleOverrides: {
          root: {
            variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
              props: { variant: 'filled' as const, severity },
              style: {
                backgroundColor: `var(--mui-palette-${severity}-main)`,
                color: `var(--mui-palette-${severity}-contrastText)`,
              },
            })),
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
        styleOverrides: {
          inputRoot: { '&.MuiOutlinedInput-root': { paddingTop: 3, paddingBottom: 3 } },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: fieldSize },
        styleOverrides: {
          root: { [onTouch]: { minHeight: TOUCH_TARGET_PX } },
          sizeSmall: { fontSize: '0.9375rem' },
        },
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
      MuiBadge: { styleOverrides: { badge: { fontSize: SMALLEST } } },
      MuiChip: {
        styleOverrides: {
          root: { fontSize: SMALLEST },
          clickable: { [onTouch]: { minHeight: TOUCH_TARGET_PX } },
        },
      },
      MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
      MuiTab: {
        styleOverrides: {
          root: {
            minHeight: 40,
            padding: '8px 16px',
            textTransform: 'none',
            [onTouch]: { minHeight: TOUCH_TARGET_PX },
          },
        },
      },
      MuiTextField: { defaultProps: { size: fieldSize } },
      MuiFormControl: { defaultProps: { size: fieldSize } },
      // Labels stand above their fields: they stay readable in long languages, and nothing moves while typing.
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            maxWidth: '100%',
            marginBottom: 4,
            color: 'var(--text)',
            fontSize: '0.9375rem',
            fontWeight: 500,
            lineHeight: 1.4,
            whiteSpace: 'normal',
            pointerEvents: 'auto',
          },
        },
      },
      MuiOutlinedInput: {
        defaultProps: { notched: false },
        styleOverrides: {
          // A label above needs no room inside: 44 px are enough to press.
          input: { padding: isCompact ? '8.5px 14px' : '10.5px 14px' },
          multiline: { padding: '10.5px 14px', [`& .${outlinedInputClasses.input}`]: { padding: 0 } },
          notchedOutline: { borderColor: 'var(--outline)', top: 0, '& legend': { display: 'none' } },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { fontSize: SMALLEST, marginLeft: 0, lineHeight: 1.4 } } },
      MuiTable: { defaultProps: { size: isCompact ? 'small' : 'medium', stickyHeader: true } },
      MuiTableCell: {
        styleOverrides: {
          root: { fontSize: '1rem' },
          head: { backgroundColor: 'var(--raised)', color: 'var(--quiet-text)', fontWeight: 600 },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      // MUI's grey fails on the tint under the pointer.
      MuiToggleButton: { styleOverrides: { root: { color: 'var(--quiet-text)' } } },
      MuiTooltip: {
        defaultProps: { describeChild: true },
        styleOverrides: { tooltip: { fontSize: SMALLEST } },
      },
    },
  });
}

function paletteOf(scheme: Scheme) {
  const colours = palettes[scheme];
  return {
    primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
    secondary: { main: colours.warm, contrastText: colours.onWarm },
    warning: { main: colours.warm, contrastText: colours.onWarm },
    error: { main: colours.error, contrastText: scheme === 'light' ? '#ffffff' : '#3b0907' },
    success: { main: colours.success, contrastText: scheme === 'light' ? '#ffffff' : '#06260f' },
    info: { main: colours.info, contrastText: scheme === 'light' ? '#ffffff' : '#0a1f36' },
    background: { default: colours.background, paper: colours.surface },
    text: { primary: colours.text, secondary: colours.quietText },
    divider: colours.line,
  };
}
