import type { PaperOwner } from '@sewa/contract/papers/paper-owner';
import { paperStates } from '@sewa/contract/papers/paper-state';
import { type ExpiringPaper, paperCalls } from '@sewa/contract/papers/papers';
import { paperWords } from '@sewa/contract/papers/words';
import { useMemo } from 'react';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { useFormat } from '../../platform/use-format.ts';
import type { ListDefinition } from '../list/list.types.ts';
import { useFieldWords } from '../resource/use-resource-words.ts';
import { StatusChip } from '../StatusChip.tsx';
import { usePaperLight } from './paper-look.ts';

/** The papers of all records of these owners, the first to lapse first. */
export function useExpiringList(owners: readonly PaperOwner[]): ListDefinition<ExpiringPaper> {
  const language = useStore(languageStore);
  const { label, choice } = useFieldWords(paperWords);
  const lightOf = usePaperLight();
  const { day } = useFormat();
  return useMemo(() => {
    const kinds = new Map(owners.flatMap(({ paperKinds }) => Object.entries(paperKinds)));
    const kindWord = (kind: string) => kinds.get(kind)?.words[language] ?? kind;
    const ownerWord = (name: string) => owners.find((owner) => owner.name === name)?.one[language] ?? name;
    const calls = paperCalls(owners);
    return {
      name: 'paper.expiring',
      endpoint: calls.expiring,
      exportEndpoint: calls.exportExpiring,
      sort: 'validUntil',
      event: 'paper.changed',
      within: { owner: owners.map(({ name }) => name) },
      filters: [
        {
          field: 'isDue',
          label: label('isDue'),
          kind: 'choice',
          choices: [true, false].map((value) => ({ value, label: choice('isDue', value) ?? String(value) })),
        },
        {
          field: 'state',
          label: label('state'),
          kind: 'choice',
          isSeveral: true,
          choices: paperStates.map((value) => ({ value, label: lightOf(value).label })),
        },
        ...(owners.length > 1
          ? [
              {
                field: 'owner',
                label: label('owner'),
                kind: 'choice' as const,
                isSeveral: true,
                choices: owners.map(({ name }) => ({ value: name, label: ownerWord(name) })),
              },
            ]
          : []),
        {
          field: 'kind',
          label: label('kind'),
          kind: 'choice',
          isSeveral: true,
          choices: [...kinds.keys()].map((value) => ({ value, label: kindWord(value) })),
        },
      ],
      columns: [
        {
          field: 'title',
          heading: label('title'),
          render: ({ title }) => title,
          isSortable: true,
          card: 'title',
        },
        { field: 'owner', heading: label('owner'), render: ({ owner }) => ownerWord(owner), isShort: true },
        { field: 'kind', heading: label('kind'), render: ({ kind }) => kindWord(kind), isSortable: true },
        { field: 'number', heading: label('number'), render: ({ number }) => number || '–' },
        {
          field: 'validUntil',
          heading: label('validUntil'),
          render: ({ validUntil }) => day(validUntil),
          isSortable: true,
          isShort: true,
        },
        { field: 'centreName', heading: label('centreName'), render: ({ centreName }) => centreName },
        {
          field: 'state',
          heading: label('state'),
          render: ({ state }) => <StatusChip {...lightOf(state)} />,
          isShort: true,
          card: 'status',
        },
      ],
    };
  }, [owners, language, label, choice, lightOf, day]);
}
