import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { useLoaded } from '../../platform/use-loaded.ts';
import { RetryList } from '../../ui/RetryList.tsx';
import type { RecordTab } from '../../ui/record/RecordPage.tsx';
import type { DeclaredRecordTab, ModuleManifest } from '../manifest.ts';
import { useModules } from '../modules-context.ts';
import { arranged } from './section-tabs.ts';

/** The tabs of a record: its own, and those that other modules declare for this kind of record. */
export function useRecordTabs(record: { kind: string; id: string }, own: readonly RecordTab[]): RecordTab[] {
  const { t } = useTranslation('app');
  const { may } = useSession();
  const modules = useModules();
  const declared = useMemo(() => declaredFor(modules, record.kind), [modules, record.kind]);
  const others = declared
    .filter(({ tab }) => may(tab.requirement))
    .map(({ tab, load }) => ({
      key: tab.key,
      label: t(tab.label),
      content: <LaterTab key={record.id} load={load} id={record.id} />,
      after: tab.after,
    }));
  const all: (RecordTab & { after?: string })[] = [...own, ...others];
  return arranged(all, { nameOf: (tab) => tab.key, followed: (tab) => tab.after });
}

type Load = () => Promise<{ Content: ComponentType<{ id: string }> }>;

function LaterTab({ load, id }: { load: Load; id: string }) {
  const { t } = useTranslation('ui');
  const { part, hasFailed, retry } = useLoaded(load);
  if (part) return <part.Content id={id} />;
  return hasFailed ? (
    <RetryList onRetry={retry} />
  ) : (
    <Skeleton variant="rounded" height={72} aria-label={t('loading')} />
  );
}

function declaredFor(modules: readonly ModuleManifest[], kind: string) {
  return modules.flatMap(({ name, recordTabs = [] }) =>
    recordTabs.filter((tab) => tab.record === kind).map((tab) => ({ tab, load: loaderOf(tab, name) })),
  );
}

/** One function per tab, made once: it is the key under which the loaded content is remembered. */
function loaderOf(tab: DeclaredRecordTab, namespace: string): Load {
  const load =
    loaders.get(tab) ??
    (async () => {
      const [Content] = await Promise.all([tab.content(), loadMessages(namespace)]);
      return { Content };
    });
  loaders.set(tab, load);
  return load;
}
const loaders = new WeakMap<DeclaredRecordTab, Load>();
