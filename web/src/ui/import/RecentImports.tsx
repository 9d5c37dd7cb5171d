import { mdiTrashCanOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ImportState } from '@sewa/contract/imports/imports';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { useAct } from '../use-act.ts';
import { forgetImport, isAtWork, useImports } from './import.queries.ts';

interface RecentImportsProps {
  kind: ImportState['kind'];
  onOpen: (id: string) => void;
}

/** What was begun and not ended, here or on another device, and what came of it. */
export function RecentImports({ kind, onOpen }: RecentImportsProps) {
  const { t } = useTranslation('import');
  const heading = useId();
  const list = useImports(kind).data ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('recent.title')}
      </Typography>
      <Paper variant="outlined" sx={{ maxWidth: 720 }}>
        <List disablePadding>
          {list.map((state) => (
            <Recent key={state.id} state={state} onOpen={() => onOpen(state.id)} />
          ))}
        </List>
      </Paper>
    </section>
  );
}

function Recent({ state, onOpen }: { state: ImportState; onOpen: () => void }) {
  const { t } = useTranslation('import');
  const { dateTime, number } = useFormat();
  const { act, isBusy } = useAct();
  const { fileName: name, result } = state;
  const word = isAtWork(state) ? 'running' : state.state;
  const words = [
    t(`state.${word}`),
    result && t('done.created', { count: result.created, shown: number(result.created) }),
    dateTime(state.createdAt),
  ];
  const forget = () =>
    act({
      run: () => forgetImport(state),
      done: t('recent.forgotten'),
      failed: t('recent.forgetFailed'),
    });
  return (
    <ListItem
      disablePadding
      divider
      secondaryAction={
        !isAtWork(state) && (
          <IconButton
            edge="end"
            disabled={isBusy}
            aria-label={t('recent.forget', { name })}
            onClick={() => void forget()}
          >
            <Icon path={mdiTrashCanOutline} />
          </IconButton>
        )
      }
    >
      <ListItemButton onClick={onOpen}>
        <ListItemText
          primary={name}
          secondary={words.filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}
