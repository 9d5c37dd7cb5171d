import { mdiBookmarkOutline, mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { Icon } from '../Icon.tsx';
import { ToolMenu } from '../ToolMenu.tsx';
import type { ListRow } from './list.types.ts';
import { useSavedViews } from './saved-views.query.ts';
import type { ResourceListState } from './use-list.ts';

/** A view is the query of the address under a name: search, filters, order and columns come back with one click. */
export function SavedViews<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const [params, setParams] = useSearchParams();
  const saved = useSavedViews(list.definition.name);
  const [isNaming, setIsNaming] = useState(false);
  const names = Object.keys(saved.views).sort((a, b) => a.localeCompare(b));
  return (
    <>
      <ToolMenu icon={mdiBookmarkOutline} label={t('views.label')}>
        {names.map((name) => (
          <MenuItem key={name} onClick={() => setParams(saved.views[name] ?? '')}>
            <ListItemText primary={name} sx={{ mr: 2, overflowWrap: 'anywhere' }} />
            <IconButton
              edge="end"
              aria-label={t('views.remove', { name })}
              onClick={(event) => {
                event.stopPropagation();
                void saved.remove(name);
              }}
            >
              <Icon path={mdiDeleteOutline} fontSize="small" />
            </IconButton>
          </MenuItem>
        ))}
        {names.length > 0 && <Divider />}
        <MenuItem onClick={() => setIsNaming(true)}>
          <ListItemIcon>
            <Icon path={mdiPlus} fontSize="small" />
          </ListItemIcon>
          {t('views.save')}
        </MenuItem>
      </ToolMenu>
      {isNaming && (
        <NameDialog save={(name) => saved.save(name, params.toString())} onClose={() => setIsNaming(false)} />
      )}
    </>
  );
}

const nameSchema = z.object({ name: z.string().trim().min(1).max(60) });

function NameDialog({ save, onClose }: { save: (name: string) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const form = useRecordForm({
    schema: nameSchema,
    values: { name: '' },
    save: ({ name }) => save(name),
    saved: t('views.saved'),
    failed: t('views.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('views.save')} onClose={onClose} width="xs">
      <TextInput {...form.field('name')} label={t('views.name')} isRequired maxLength={60} />
    </FormDialog>
  );
}
