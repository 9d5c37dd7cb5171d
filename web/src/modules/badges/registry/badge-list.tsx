import { mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { FilterEntries, ListDefinition } from '../../../ui/list/list.types.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { type ColumnSpec, useResourceColumns } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { badgePhotoUrl } from './badge.queries.ts';
import { useBadgeFilters } from './badge-filters.ts';
import { useBadgeStatus } from './badge-status.ts';

/** The list of badges; `fixed` is what all rows of a narrower one have in common. */
export function useBadgeList(
  options: { name: string; sort: string; fixed?: FilterEntries } = { name: 'badges', sort: '-number' },
): ListDefinition<BadgeRow> {
  const { name, sort, fixed } = options;
  const filters = useBadgeFilters();
  const columns = useResourceColumns({
    resource: badges,
    columns: useColumns(),
    except: inOtherColumns,
    texts: usePersonTexts(badges),
  });
  return useMemo(
    () => ({
      name: `badges.${name}`,
      endpoint: badges.list,
      exportEndpoint: badges.export,
      sort,
      groups: badges.groups,
      event: badges.event,
      filters: filters.filter(({ field }) => fixed === undefined || !(field in fixed)),
      columns,
      ...(fixed ? { fixed } : {}),
    }),
    [name, sort, fixed, filters, columns],
  );
}

/** The Latin name stands below the name, and whoever replaces a badge is a link on its record. */
const inOtherColumns = [...partsOfOthers, 'nameLatin', 'isChanged'];

function useColumns(): ColumnSpec<typeof badges>[] {
  const words = usePersonWords();
  const statusOf = useBadgeStatus();
  return useMemo(
    () => [
      {
        field: 'photo',
        render: (one) => (
          <PhotoAvatar photo={one.photo} src={badgePhotoUrl(one, 'thumbnail')} name={one.name} />
        ),
        card: 'photo',
      },
      {
        field: 'name',
        render: (one) => (
          <NameCell name={one.name || '—'} nameLatin={one.nameLatin} note={words.relative(one)} />
        ),
        card: 'title',
      },
      { field: 'type', isNumber: false },
      { field: 'number', isShort: true },
      { field: 'validTo', isShort: true },
      { field: 'centre' },
      { field: 'department' },
      {
        field: 'status',
        isNumber: false,
        render: (one) => <StatusCell badge={one} {...statusOf(one.status)} />,
        isShort: true,
        card: 'status',
      },
    ],
    [words, statusOf],
  );
}

/** A card that no longer shows what the record says is marked. */
function StatusCell({ badge, ...status }: Parameters<typeof StatusChip>[0] & { badge: BadgeRow }) {
  const { t } = useTranslation('badges');
  const { label } = useResourceWords(badges);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <StatusChip {...status} />
      {badge.isChanged && (
        <Box
          component="span"
          role="img"
          aria-label={label('isChanged')}
          title={t('changed.text')}
          sx={{ color: 'warning.main', display: 'inline-flex' }}
        >
          <Icon path={mdiAlertOutline} />
        </Box>
      )}
    </Box>
  );
}
