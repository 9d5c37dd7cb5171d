import { devices, type Incident } from '@sewa/contract/sync/devices';
import { incidentWords } from '@sewa/contract/sync/incidents';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTrail } from '../use-trail.ts';

/** Requests that were refused because something about the device was wrong: forged, replayed, altered, revoked. */
export function RefusedPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('devices');
  const trail = useTrail('devices');
  const list = useList<Incident>(useRefusedList());
  return (
    <>
      <PageHeader trail={trail} title={t('refused.title')} hasCount count={list.total} />
      {tabs}
      <ResourceList
        list={list}
        label={t('refused.title')}
        empty={{ title: t('refused.empty'), text: t('refused.emptyText') }}
      />
    </>
  );
}

function useRefusedList(): ListDefinition<Incident> {
  const { t } = useTranslation('devices');
  const { dateTime, number } = useFormat();
  const language = useStore(languageStore);
  return useMemo(
    () => ({
      name: 'settings.refused',
      endpoint: devices.incidents,
      sort: '-lastAt',
      event: 'device.changed',
      hasSearch: false,
      columns: [
        {
          field: 'kind',
          heading: t('refused.what'),
          render: ({ kind }) => incidentWords[kind][language],
          card: 'title',
          isLong: true,
        },
        { field: 'device', heading: t('refused.device'), render: ({ device }) => device?.name ?? '–' },
        {
          field: 'lastAt',
          heading: t('refused.when'),
          render: ({ lastAt }) => dateTime(lastAt),
          isSortable: true,
          isShort: true,
        },
        {
          field: 'count',
          heading: t('refused.count'),
          render: ({ count }) => number(count),
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'address',
          heading: t('refused.address'),
          render: ({ address }) => address || '–',
          isShort: true,
        },
      ],
    }),
    [t, dateTime, number, language],
  );
}
