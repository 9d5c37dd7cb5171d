import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../people/person/PersonLine.tsx';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPerson } from './search.query.ts';
import type { Find, Finds } from './use-finds.ts';

/** The focus stays in the field; the chosen line is named to screen readers by its id. */
export function SearchResults({ listId, finds }: { listId: string; finds: Finds }) {
  const { t } = useTranslation('app');
  const list = useRef<HTMLDivElement>(null);
  const { day } = useFormat();
  const current = finds.all[finds.place]?.key;
  const detailsOf = ({ record, note }: Find) =>
    record && !isPerson(record)
      ? [note, ...record.details, record.day && day(record.day)].filter(Boolean).join(' · ')
      : null;
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('search.open')}>
      {finds.all.map((find, place) => (
        <Fragment key={find.key}>
          {find.group !== finds.all[place - 1]?.group && (
            <ListSubheader component="div" role="presentation" sx={{ lineHeight: '36px' }}>
              {t(`search.${find.group}`)}
            </ListSubheader>
          )}
          <ListItemButton
            id={`${listId}-${find.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={find.key === current}
            selected={find.key === current}
            onClick={() => finds.openFind(find)}
            sx={{ minHeight: 52 }}
          >
            {find.record && isPerson(find.record) ? (
              <PersonLine person={find.record} notes={[find.note]} />
            ) : (
              <>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <Icon path={find.icon} />
                </ListItemIcon>
                <ListItemText
                  primary={find.name}
                  secondary={detailsOf(find)}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </>
            )}
          </ListItemButton>
        </Fragment>
      ))}
    </div>
  );
}
