import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyResource, Resource } from '@sewa/contract/kernel/resource/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter, FilterChoice, ListDefinition, Order } from '../list/list.types.ts';
import { useCentres } from '../person/centres.query.ts';
import type { RowOf } from './resource.query.ts';
import { type ColumnSpec, useResourceColumns } from './use-resource-columns.ts';
import { type SpokenWords, useResourceWords } from './use-resource-words.ts';

/** Whatever makes its rows, it is listed and exported by its calls. */
export type ListedResource = AnyResource & Pick<Resource, 'list' | 'export'>;

interface ListSpec<R extends ListedResource> {
  resource: R;
  /** The first one names the record. */
  columns: readonly ColumnSpec<R>[];
  /** By which it is sorted at first; the resource's first sort field unless told otherwise. */
  sort?: string | undefined;
  /** Orders that belong to no column. */
  orders?: readonly Order[] | undefined;
  size?: number | undefined;
  /** Filters whose choices only the module knows. */
  filters?: readonly Filter[] | undefined;
  /** Prints what the list shows; at most so many rows. */
  print?: { endpoint: Endpoint; most: number } | undefined;
}

/** The list of a declared resource: headings, values, filters and sorting follow from its fields and words. */
export function useResourceList<R extends ListedResource>(spec: ListSpec<R>): ListDefinition<RowOf<R>> {
  const { resource, sort, orders, size, filters, print } = spec;
  const { t } = useTranslation('ui');
  const words = useResourceWords(resource);
  const columns = useResourceColumns({ resource, columns: spec.columns });
  const centres = useCentres().data;
  return useMemo(() => {
    const yesAndNo = { true: t('yes'), false: t('no') };
    const centreChoices = (centres ?? []).map(({ id, name }) => ({ value: id, label: name }));
    const given = new Set((filters ?? []).map(({ field }) => field));
    return {
      name: resource.list.path.replace('/api/', '').replaceAll('/', '.'),
      endpoint: resource.list,
      exportEndpoint: resource.export,
      ...(print ? { printEndpoint: print.endpoint, mostPrinted: print.most } : {}),
      sort: sort ?? resource.sort[0] ?? '',
      ...(orders ? { orders } : {}),
      groups: resource.groups,
      ...(size ? { size } : {}),
      event: resource.event,
      columns,
      filters: [
        ...filtersOf({ resource, words, centreChoices, yesAndNo }).filter(({ field }) => !given.has(field)),
        ...(filters ?? []),
      ],
    };
  }, [resource, columns, sort, orders, size, filters, print, words, centres, t]);
}

function filtersOf(options: {
  resource: AnyResource;
  words: SpokenWords;
  centreChoices: readonly FilterChoice[];
  yesAndNo: { true: string; false: string };
}): Filter[] {
  const { resource, words, centreChoices, yesAndNo } = options;
  const presenceOf = (value: string | number): Filter => {
    const field = String(value);
    return { kind: 'presence', field, emptyField: field, label: words.label(field) };
  };
  return [...shapesOf(resource.filter)].flatMap(([field, shape]): Filter[] => {
    const ofRange = /^(.*)From$/.exec(field)?.[1];
    if (ofRange && `${ofRange}To` in resource.filter.shape) {
      const of = shape.kind === 'day' ? 'day' : 'number';
      return [{ kind: 'range', field, to: `${ofRange}To`, of, label: words.label(ofRange) }];
    }
    const label = words.label(field);
    const { details, isSeveral } = shape;
    // Which fields may be empty stands beside the filters that they belong to.
    if (field === 'filled') return [];
    if (field === 'empty') return details.kind === 'choice' ? details.values.map(presenceOf) : [];
    switch (details.kind) {
      case 'switch': {
        const choices = [true, false].map((value) => ({
          value,
          label: words.choice(field, value) ?? yesAndNo[`${value}`],
        }));
        return [{ kind: 'choice', field, label, choices }];
      }
      case 'choice': {
        const choices = details.values.map((value) => ({
          value,
          label: words.choice(field, value) ?? String(value),
        }));
        return [{ kind: 'choice', field, label, choices, isSeveral }];
      }
      case 'centre':
        return [{ kind: 'choice', field, label, choices: centreChoices, isSeveral }];
      case 'text':
        return [{ kind: 'text', field, label }];
      case 'day':
        return field.endsWith('To') ? [] : [{ kind: 'day', field, label }];
      default:
        return [];
    }
  });
}
