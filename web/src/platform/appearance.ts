import type { Preferences } from '@sewa/contract/user/session';
import { palettes, type Scheme } from './palette.ts';
import { createStore, useStore } from './store.ts';

type ThemeChoice = Preferences['theme'];
export type Density = Preferences['density'];
type TextSize = Preferences['textSize'];

export type Look = Pick<Preferences, 'theme' | 'density' | 'textSize'>;

export interface Appearance {
  scheme: Scheme;
  density: Density;
}

const STORAGE_KEY = 'portal-theme';
/** Every size of a letter is a rem, so that this one number scales them all. */
const rootSizes: Readonly<Record<TextSize, string>> = { normal: '100%', large: '112.5%', largest: '125%' };
const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');
let choice: ThemeChoice = rememberedTheme();
let textSize: TextSize = 'normal';
const appearanceStore = createStore<Appearance>({ scheme: schemeOf(choice), density: 'comfortable' });

export function useAppearance(): Appearance {
  return useStore(appearanceStore);
}

/** Writes the colours as CSS variables (--accent, --quiet-text, …) and follows the device while told `system`. */
export function startAppearance(): void {
  paint();
  darkDevice.addEventListener('change', paint);
}

/** Whether the screen looks so already. */
export function isChosen(look: Look): boolean {
  return (
    choice === look.theme && textSize === look.textSize && appearanceStore.get().density === look.density
  );
}

/** The preferences of the user win; the theme is remembered so that the next login screen already has it. */
export function choosePreferences(preferences: Look): void {
  choice = preferences.theme;
  textSize = preferences.textSize;
  document.documentElement.style.fontSize = rootSizes[textSize];
  localStorage.setItem(STORAGE_KEY, choice);
  appearanceStore.set({ scheme: schemeOf(choice), density: preferences.density });
  paint();
}

function paint(): void {
  const scheme = schemeOf(choice);
  const root = document.documentElement;
  root.dataset['scheme'] = scheme;
  root.style.colorScheme = scheme;
  for (const [name, colour] of Object.entries(palettes[scheme]))
    root.style.setProperty(variable(name), colour);
  const background = palettes[scheme].background;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media');
    meta.setAttribute('content', background);
  }
  if (appearanceStore.get().scheme !== scheme) appearanceStore.set({ ...appearanceStore.get(), scheme });
}

function variable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function schemeOf(theme: ThemeChoice): Scheme {
  if (theme !== 'system') return theme;
  return darkDevice.matches ? 'dark' : 'light';
}

function rememberedTheme(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
