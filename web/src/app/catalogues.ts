import { addCatalogues } from '../platform/i18n.ts';
import type { WordTree } from '../platform/merge-words.ts';

/** The catalogues of the kit and of the modules, named behind the sign-in: the login screen need not know of them. */
addCatalogues(
  import.meta.glob<WordTree>(['../{ui,people,modules}/*/messages/*.json', '../modules/*/*/messages/*.json'], {
    import: 'default',
  }),
);
