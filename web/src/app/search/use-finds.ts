import { mdiAccountOutline, mdiFileDocumentOutline, mdiHumanCane } from '@mdi/js';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { useSettled } from '../../platform/use-settled.ts';
import type { ModuleManifest } from '../manifest.ts';
import { addressOf, type FoundPerson, recentStore, remember, usePeople } from './search.query.ts';
import { matchingPages, namedPages } from './search-pages.ts';

/** One line of the search box. */
export interface Find {
  key: string;
  group: 'people' | 'pages' | 'recent';
  to: string;
  icon: string;
  name: string;
  note: string;
  person?: FoundPerson;
}

const TYPING_PAUSE_MS = 180;
const MOST_PAGES = 6;
const icons = {
  sewadar: mdiAccountOutline,
  application: mdiFileDocumentOutline,
  oaeMember: mdiHumanCane,
} as const;

interface FindsOptions {
  modules: readonly ModuleManifest[];
  text: string;
  onOpen: () => void;
}

export function useFinds({ modules, text, onOpen }: FindsOptions) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { may } = useSession();
  const recent = useStore(recentStore);
  const wanted = text.trim();
  const asked = useSettled(wanted, TYPING_PAUSE_MS);
  const people = usePeople(asked);
  // A scanner ends its code with Enter before the answer can be there: the first find is opened when it comes.
  const [isEnterDue, setIsEnterDue] = useState(false);
  const [chosen, setChosen] = useState({ text: '', place: 0 });

  const ofPerson = (person: FoundPerson, group: Find['group']): Find => ({
    key: `${group}-${person.id}`,
    group,
    to: addressOf(person),
    icon: icons[person.entity],
    name: person.name,
    note: [person.nameLatin, t(`search.entity.${person.entity}`), person.number, person.centreName]
      .filter(Boolean)
      .join(' · '),
    person,
  });
  const pages = matchingPages(namedPages(modules, may), wanted, (page) => t(`menu.${page.label}`))
    .slice(0, MOST_PAGES)
    .map(({ label, path, icon }): Find => {
      return { key: `page-${path}`, group: 'pages', to: path, icon, name: t(`menu.${label}`), note: '' };
    });
  const all =
    wanted === ''
      ? recent.map((person) => ofPerson(person, 'recent'))
      : [...(people.data ?? []).map((person) => ofPerson(person, 'people')), ...pages];
  const isCurrent = asked === wanted && !people.isFetching;
  const place = chosen.text === wanted ? Math.min(chosen.place, Math.max(0, all.length - 1)) : 0;

  function openFind(find: Find | undefined) {
    if (find === undefined) return;
    if (find.person) remember(find.person);
    onOpen();
    void navigate(find.to);
  }
  const openFirst = useEffectEvent(() => openFind(all[0]));
  useEffect(() => {
    if (!isEnterDue || !isCurrent) return;
    setIsEnterDue(false);
    openFirst();
  }, [isEnterDue, isCurrent]);

  return {
    all,
    place,
    isFetching: people.isFetching,
    note: noteOf({ wanted, isCurrent, hasFailed: people.isError, isEmpty: all.length === 0 }),
    move: (step: number) =>
      setChosen({ text: wanted, place: (place + step + all.length) % Math.max(1, all.length) }),
    open: () => (isCurrent || chosen.text === wanted ? openFind(all[place]) : setIsEnterDue(true)),
    openFind,
  };
}

export type Finds = ReturnType<typeof useFinds>;

/** What is said where nothing is listed. */
function noteOf(state: { wanted: string; isCurrent: boolean; hasFailed: boolean; isEmpty: boolean }) {
  if (state.wanted === '') return state.isEmpty ? 'hint' : null;
  if (state.hasFailed) return 'failed';
  return state.isEmpty && state.isCurrent ? 'nothing' : null;
}
