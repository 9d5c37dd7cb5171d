import { auditKinds } from '@sewa/contract/kernel/audit';
import { changeLogWords } from '@sewa/contract/kernel/resource/change-log-words';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { audit } from '@sewa/contract/user/audit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleManifest } from '../../../app/manifest.ts';
import { useModules } from '../../../app/modules-context.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { useTableWords } from '../../../ui/record/change-words.ts';
import { useAuditUsers } from './audit.queries.ts';

export function useAuditList(): ListDefinition<Change> {
  const { t } = useTranslation('settings');
  const language = useStore(languageStore);
  const modules = useModules();
  const people = useAuditUsers();
  const tableWord = useTableWords();
  return useMemo(
    () => ({
      name: 'settings.audit',
      endpoint: audit.list,
      exportEndpoint: audit.export,
      sort: '-at',
      hasSearch: true,
      columns: [],
      filters: [
        {
          field: 'user',
          label: changeLogWords.userName[language],
          kind: 'choice',
          choices: people,
          isSeveral: true,
        },
        {
          field: 'entity',
          label: changeLogWords.entity[language],
          kind: 'choice',
          choices: tablesOf(modules).map((value) => ({ value, label: tableWord?.(value) ?? '…' })),
          isSeveral: true,
        },
        {
          field: 'kind',
          label: changeLogWords.kind[language],
          kind: 'choice',
          choices: Object.values(auditKinds).map((value) => ({
            value,
            label: changeLogWords.kind.choices[value][language],
          })),
          isSeveral: true,
        },
        { field: 'from', label: t('audit.from'), kind: 'day' },
        { field: 'to', label: t('audit.to'), kind: 'day' },
        { field: 'rowId', label: t('audit.record'), kind: 'text' },
      ],
    }),
    [t, language, modules, people, tableWord],
  );
}

/** What a reader can look for: first the tables of the settings, then those of the modules in the menu's order. */
function tablesOf(modules: readonly ModuleManifest[]): string[] {
  const ownFirst = modules.toSorted((a, b) => Number(b.name === 'settings') - Number(a.name === 'settings'));
  return ownFirst.flatMap(({ history }) => history?.tables ?? []);
}
