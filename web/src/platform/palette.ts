/** Every colour of the portal, for the sign-in's own CSS and for MUI alike. Pairs meet WCAG AA in both schemes. */
export interface Palette {
  background: string;
  surface: string;
  /** A quiet step above the surface: table heads, the sidebar's chosen entry. */
  raised: string;
  line: string;
  /** Borders of fields: 3:1 against the surface. */
  outline: string;
  text: string;
  quietText: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  /** A tint of the accent behind text. */
  accentTint: string;
  warm: string;
  onWarm: string;
  warmTint: string;
  error: string;
  errorTint: string;
  success: string;
  successTint: string;
  info: string;
  infoTint: string;
}

export type Scheme = 'light' | 'dark';

export const palettes: Readonly<Record<Scheme, Palette>> = {
  light: {
    background: '#f6f6f3',
    surface: '#ffffff',
    raised: '#f0f0ec',
    line: '#dcddd8',
    outline: '#838a8c',
    text: '#1b2022',
    quietText: '#545d61',
    accent: '#0c5460',
    accentHover: '#083f49',
    onAccent: '#ffffff',
    accentTint: '#e1eef0',
    warm: '#a34a0a',
    onWarm: '#ffffff',
    warmTint: '#fcefe0',
    error: '#b3261e',
    errorTint: '#fbeae9',
    success: '#1c6b3a',
    successTint: '#e4f3e9',
    info: '#22598f',
    infoTint: '#e6eff8',
  },
  dark: {
    background: '#121516',
    surface: '#1a1e20',
    raised: '#23292b',
    line: '#343b3e',
    outline: '#7d888c',
    text: '#e7eaea',
    quietText: '#a9b3b6',
    accent: '#7fc8d4',
    accentHover: '#a3d9e2',
    onAccent: '#06262c',
    accentTint: '#143840',
    warm: '#f2b26a',
    onWarm: '#2e1800',
    warmTint: '#3d2a14',
    error: '#f4b0aa',
    errorTint: '#43201d',
    success: '#8fd3a6',
    successTint: '#173522',
    info: '#a3c9ef',
    infoTint: '#1a3048',
  },
};
