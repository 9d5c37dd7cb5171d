import type { WordTree } from '../../platform/merge-words.ts';
import own from './en.json';

/** The shell's own words, and those of each module that it shows before the module is loaded. In one file, fetched once. */
export const words: readonly WordTree[] = [
  own,
  ...Object.values(
    import.meta.glob<WordTree>('../../modules/*/shell/en.json', { eager: true, import: 'default' }),
  ),
];
