import { mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import type { Resource } from '@sewa/contract/kernel/resource/resource';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { HearChanges } from '../HearChanges.tsx';
import { FactList } from '../record/FactList.tsx';
import { HistoryTab } from '../record/HistoryTab.tsx';
import type { RecordAction } from '../record/RecordActions.tsx';
import { RecordPage, type RecordTab } from '../record/RecordPage.tsx';
import type { Status } from '../StatusChip.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResourceDialog } from './ResourceDialog.tsx';
import type { ResourceScreen } from './ResourcePage.tsx';
import { type ColumnName, type RowOf, refreshResource, useResource } from './resource.query.ts';
import { factFieldsOf } from './resource-fields.ts';
import { nothing, switchStatus, useFieldValues } from './use-field-values.tsx';
import { useResourceWords } from './use-resource-words.ts';

interface RecordScreen<R extends Resource> extends ResourceScreen<R> {
  /** A switch that is shown as the record's status. */
  status?: ColumnName<R> | undefined;
  /** The status where it is more than a switch. */
  statusOf?: ((row: RowOf<R>) => Status) | undefined;
  /** Whom or what it is about. */
  picture?: ((row: RowOf<R>) => ReactNode) | undefined;
  /** Whom it is about can be called by one touch. */
  phone?: ((row: RowOf<R>) => string) | undefined;
  subtitle?: ((row: RowOf<R>) => ReactNode) | undefined;
  /** Why this record cannot be changed, or only not deleted, by this user now. */
  blocked?: ((row: RowOf<R>) => { edit?: string | undefined; remove?: string | undefined }) | undefined;
  extraTabs?: ((row: RowOf<R>) => readonly RecordTab[]) | undefined;
  /** What else can be done with it, between Edit and Delete. */
  recordActions?: ((row: RowOf<R>) => readonly RecordAction[]) | undefined;
}

/** A record of a declared resource: to be read, with Edit and Delete as actions, and its history. */
export function ResourceRecordPage<R extends Resource>(screen: RecordScreen<R>) {
  const { resource, path, trail = [], status } = screen;
  const { id = '' } = useParams();
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const words = useResourceWords(resource);
  const query = useResource(resource, id);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const row = query.data;
  const name = row === undefined ? undefined : String(row[titleOf(screen)]);
  const blocked = row && screen.blocked?.(row);
  const refresh = async () => void (await Promise.all([refreshResource(resource), screen.refresh?.()]));
  const isOn = status !== undefined && row?.[status] === true;
  const switched = status && row && switchStatus(isOn, words.choice(status, isOn) ?? '');
  const statusShown = (row && screen.statusOf?.(row)) ?? switched;
  return (
    <>
      <HearChanges event={resource.event} path={resource.list.path} />
      <RecordPage
        trail={[...trail, { label: words.many, to: path }]}
        title={name}
        status={statusShown}
        picture={row && screen.picture?.(row)}
        phone={row && screen.phone?.(row)}
        subtitle={row && screen.subtitle?.(row)}
        actions={[
          {
            label: t('resource.edit'),
            icon: mdiPencilOutline,
            requirement: resource.update.requirement,
            isMain: true,
            onClick: () => setOpen('edit'),
            impossible: blocked?.edit,
          },
          ...(row ? (screen.recordActions?.(row) ?? []) : []),
          {
            label: t('resource.remove'),
            icon: mdiTrashCanOutline,
            requirement: resource.remove.requirement,
            isDanger: true,
            onClick: () => setOpen('remove'),
            impossible: blocked?.remove ?? blocked?.edit,
          },
        ]}
        tabs={[
          {
            key: 'details',
            label: t('resource.details'),
            content: row && <Facts resource={resource} row={row} except={[titleOf(screen), status]} />,
          },
          ...(row ? (screen.extraTabs?.(row) ?? []) : []),
          {
            key: 'history',
            label: t('resource.history'),
            content: <HistoryTab endpoint={resource.history} id={id} />,
          },
        ]}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {row && open === 'edit' && <ResourceDialog {...screen} row={row} onClose={() => setOpen(null)} />}
      {row && open === 'remove' && (
        <RemoveDialog
          endpoint={resource.remove}
          id={id}
          name={name ?? ''}
          text={words.removal}
          onClose={() => setOpen(null)}
          onGone={() => navigate(path)}
          refresh={refresh}
        />
      )}
    </>
  );
}

function titleOf<R extends Resource>({ columns }: ResourceScreen<R>): ColumnName<R> {
  const [first] = columns;
  if (first === undefined) throw new Error('a list has a column that names the record');
  return typeof first === 'string' ? first : first.field;
}

/** Everything that is filled in; empty fields take no room. */
function Facts<R extends Resource>(props: {
  resource: R;
  row: RowOf<R>;
  except: readonly (string | undefined)[];
}) {
  const { resource, row, except } = props;
  const words = useResourceWords(resource);
  const shownValue = useFieldValues(resource);
  const facts = factFieldsOf(resource)
    .filter((field) => !except.includes(field))
    .map((field) => ({ label: words.label(field), value: shownValue(row, field) }))
    .filter(({ value }) => value !== nothing);
  return <FactList facts={facts} />;
}
