import type { WordTree } from './merge-words.ts';

/** A catalogue, or several that count as one. */
type Words = WordTree | readonly WordTree[];
export type Catalogues = Readonly<Record<string, () => Promise<Words>>>;

/** The first words: of the sign-in, of the shell and of Home. Named once, for whoever fetches them ahead too. */
export const firstCatalogues: Catalogues = {
  ...import.meta.glob<Words>(['../{ui,sign-in,modules/home}/messages/*.json'], { import: 'default' }),
  ...import.meta.glob<Words>('../app/messages/{en,hi,pa}.ts', { import: 'words' }),
};
