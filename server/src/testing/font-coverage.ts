import loadTypst, { get_font_info } from '@myriaddreamin/typst-ts-web-compiler';
import { fonts } from '../platform/pdf/fonts.ts';

/** The letters that no font of the prints has: they would be printed as boxes. */
export async function lettersWithoutShape(text: string): Promise<string[]> {
  await loadTypst();
  const coverages = fonts().flatMap((font) => coveragesOf(get_font_info(font)));
  const letters = new Set(text.replace(/\p{Cc}/gu, ''));
  return [...letters].filter((letter) => !coverages.some((coverage) => isCovered(coverage, letter)));
}

function coveragesOf({ info }: { info: { coverage: number[] }[] }): number[][] {
  return info.map(({ coverage }) => coverage);
}

/** Lengths of runs of code points, missing and present ones in turns. */
function isCovered(runs: readonly number[], letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  let end = 0;
  const run = runs.findIndex((length) => {
    end += length;
    return code < end;
  });
  return run % 2 === 1;
}
