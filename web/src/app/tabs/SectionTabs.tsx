import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import type { SectionTab } from '../manifest.ts';
import { useModules } from '../modules-context.ts';
import { sectionTabs } from './section-tabs.ts';

/** The pages of a section side by side: those that the user may see, whichever module they belong to. */
export function SectionTabs({ section, label }: { section: string; label?: string }) {
  const { t } = useTranslation('app');
  const tabs = useSectionTabs(section);
  const counts = useCounts(tabs);
  const shown = tabs.map(({ path, label: key }) => ({ to: path, label: t(key), count: counts.get(path) }));
  return <LinkTabs label={label ?? t('tab.label')} tabs={shown} />;
}

function useSectionTabs(section: string): SectionTab[] {
  const modules = useModules();
  const { may } = useSession();
  return useMemo(
    () => sectionTabs(modules, section).filter((tab) => may(tab.requirement)),
    [modules, section, may],
  );
}

/** Path of a tab → how many things wait behind it. */
function useCounts(tabs: readonly SectionTab[]): ReadonlyMap<string, number | undefined> {
  const counted = tabs.flatMap(({ path, count }) => (count ? [{ path, count }] : []));
  const results = useQueries({
    queries: counted.map(({ count }) => ({
      queryKey: [count.path, 'count'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await count.load())(signal),
    })),
  });
  return new Map(counted.map(({ path }, place) => [path, results[place]?.data]));
}
