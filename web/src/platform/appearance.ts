import type { Preferences } from '@sewa/contract/user/session';
import { palettes, type Scheme } from './palette.ts';
import { createStore, useStore } from './store.ts';

export type ThemeChoice = Preferences['theme'];
export type Density = Preferences['density'];

export interface Appearance {
  scheme: Scheme;
  density: Density;
}

const STORAGE_KEY = 'portal-theme';
const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');
let choice: ThemeChoice = rememberedTheme();
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
export function isChosen(preferences: { theme: ThemeChoice; density: Density }): boolean {
  return choice === preferences.theme && appearanceStore.get().density === preferences.density;
}

/** The preferences of the user win; the theme is remembered so that the next login screen already has it. */
export function choosePreferences(preferences: { theme: ThemeChoice; density: Density }): void {
  choice = preferences.theme;
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
