import { conflictKinds, conflictWords } from '@sewa/contract/sync/conflicts';
import { cloudSync, type SyncConflict } from '@sewa/contract/sync/sync';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';
import type { ListDefinition } from '../../../../ui/list/list.types.ts';

/** What nobody has looked at yet, unless a filter says otherwise. */
export function useConflictList(): ListDefinition<SyncConflict> {
  const { t } = useTranslation('sync');
  const language = useStore(languageStore);
  return useMemo(
    () => ({
      name: 'blood-donation.conflicts',
      endpoint: cloudSync.conflicts,
      sort: '-at',
      event: 'sync.changed',
      hasSearch: false,
      within: { isOpen: true },
      columns: [],
      filters: [
        {
          field: 'isOpen',
          label: t('review.status'),
          kind: 'choice',
          choices: [
            { value: true, label: t('review.open') },
            { value: false, label: t('review.settled') },
          ],
        },
        {
          field: 'kind',
          label: t('review.kind'),
          kind: 'choice',
          isSeveral: true,
          choices: conflictKinds.map((value) => ({ value, label: conflictWords[value][language] })),
        },
      ],
    }),
    [t, language],
  );
}
