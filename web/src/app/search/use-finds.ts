import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { useModules } from '../modules-context.ts';
import { type FoundRecord, isPerson, recentStore, remember, useFoundRecords } from './search.query.ts';
import { matchingPages, type NamedPage, namedPages } from './search-pages.ts';

/** One line of the search box. */
export interface Find {
  key: string;
  group: 'people' | 'records' | 'pages' | 'recent';
  to: string;
  icon: string;
  name: string;
  /** Which kind of record it is. */
  note: string;
  record?: FoundRecord;
}

const TYPING_PAUSE_MS = 180;
const MAX_PAGES = 6;

interface FindsOptions {
  text: string;
  onOpen: () => void;
}

export function useFinds({ text, onOpen }: FindsOptions) {
  const { t } = useTranslation('app');
  const modules = useModules();
  const navigate = useNavigate();
  const { may } = useSession();
  const recent = useStore(recentStore);
  const wanted = text.trim();
  const asked = useSettled(wanted, TYPING_PAUSE_MS);
  const records = useFoundRecords(asked);
  // A scanner ends its code with Enter before the answer can be there: the first find is opened when it comes.
  const [isEnterDue, setIsEnterDue] = useState(false);
  const [chosen, setChosen] = useState({ text: '', place: 0 });

  const ofRecord = (record: FoundRecord, group: Find['group']): Find[] => {
    const { id, entity } = record;
    const name = isPerson(record) ? record.name : record.title;
    // A server that is newer than this page may find what no module here shows yet.
    const shown = modules.find((module) => module.finds?.[entity])?.finds?.[entity];
    if (shown === undefined) return [];
    const note = t(`found.${entity}`);
    return [{ key: `${group}-${id}`, group, to: shown.path(id), icon: shown.icon, name, note, record }];
  };
  const nameOf = ({ labels }: NamedPage) => labels.map((label) => t(label)).join(' · ');
  const wordsOf = (page: NamedPage) => `${nameOf(page)} ${t(`alias.${page.key}`, { defaultValue: '' })}`;
  const pages = matchingPages(namedPages(modules, may), wanted, wordsOf)
    .slice(0, MAX_PAGES)
    .map((page): Find => {
      const { path, icon } = page;
      return { key: `page-${path}`, group: 'pages', to: path, icon, name: nameOf(page), note: '' };
    });
  const all =
    wanted === ''
      ? recent.flatMap((record) => ofRecord(record, 'recent'))
      : [
          ...(records.data ?? []).flatMap((record) =>
            ofRecord(record, isPerson(record) ? 'people' : 'records'),
          ),
          ...pages,
        ];
  const isCurrent = asked === wanted && !records.isFetching;
  const place = chosen.text === wanted ? Math.min(chosen.place, Math.max(0, all.length - 1)) : 0;

  function openFind(find: Find | undefined) {
    if (find === undefined) return;
    if (find.record) remember(find.record);
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
    isFetching: records.isFetching,
    note: noteOf({ wanted, isCurrent, hasFailed: records.isError, isEmpty: all.length === 0 }),
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
