import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Three scripts in the two weights that the prints use. They come before whatever the machine has installed. */
export function fonts(): Buffer[] {
  const { resolve } = createRequire(import.meta.url);
  return files.map((file) => readFileSync(resolve(`@expo-google-fonts/${file}`)));
}

const files = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
  'noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf',
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
];
