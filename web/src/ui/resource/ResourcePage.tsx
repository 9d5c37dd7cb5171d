import Stack from '@mui/material/Stack';
import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import type { Resource } from '@sewa/contract/kernel/resource/resource';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Filter, Order } from '../list/list.types.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { useList } from '../list/use-list.ts';
import { type Crumb, PageHeader } from '../PageHeader.tsx';
import { NewButton } from './NewButton.tsx';
import { type FormSpec, ResourceDialog } from './ResourceDialog.tsx';
import type { ColumnSpec } from './use-resource-columns.ts';
import { useResourceList } from './use-resource-list.ts';
import { useResourceWords } from './use-resource-words.ts';

export interface ResourceScreen<R extends Resource> extends FormSpec<R> {
  resource: R;
  /** The address of the list; a record is below it. */
  path: string;
  /** The first column names the record. */
  columns: readonly ColumnSpec<R>[];
  sort?: string;
  orders?: readonly Order[];
  size?: number;
  filters?: readonly Filter[];
  /** Prints what the list shows; at most so many rows. */
  print?: { endpoint: Endpoint; most: number };
  /** Further buttons, before the one that makes a record. */
  furtherActions?: ReactNode;
  /** What making a record takes beyond the right of its call. */
  createNeeds?: Requirement;
  /** What the page is called where that is not the name of its records. */
  title?: string;
  /** The pages above this one. */
  trail?: readonly Crumb[];
  /** Tabs that this list shares with others. */
  tabs?: ReactNode;
}

/** The list of a declared resource with the form that makes a record. */
export function ResourcePage<R extends Resource>(screen: ResourceScreen<R>) {
  const { resource, path, trail = [] } = screen;
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const words = useResourceWords(resource);
  const list = useList(useResourceList(screen));
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <NewButton resource={resource} needs={screen.createNeeds} onClick={() => setIsCreating(true)} />
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={screen.title ?? words.many}
        hasCount
        count={list.total}
        action={
          screen.furtherActions ? (
            <Stack direction="row" spacing={1}>
              {screen.furtherActions}
              {create}
            </Stack>
          ) : (
            create
          )
        }
      />
      {screen.tabs}
      <ResourceList
        list={list}
        label={words.many}
        openRow={(row) => `${path}/${row.id}`}
        empty={{
          title: t('resource.empty', { nouns: words.inside.many }),
          ...(words.empty ? { text: words.empty } : {}),
          action: create,
        }}
      />
      {isCreating && (
        <ResourceDialog
          {...screen}
          row={null}
          onClose={() => setIsCreating(false)}
          onCreated={(id) => void navigate(`${path}/${id}`)}
        />
      )}
    </>
  );
}
