import { mdiBookmarkOutline, mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { FormDialog } from '../../form/FormDialog.tsx';
import { TextInput } from '../../form/TextInput.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { Icon } from '../../Icon.tsx';
import type { ListRow } from '../list.types.ts';
import { useSavedViews } from '../saved-views.query.ts';
import type { ResourceListState } from '../use-list.ts';
import { OptionGroup } from './OptionGroup.tsx';

/** A view is the query of the address under a name: search, filters, order and columns come back with one click. */
export function SavedViews<Row extends ListRow>(props: { list: ResourceListState<Row>; onDone: () => void }) {
  const { t } = useTranslation('ui');
  const [params, setParams] = useSearchParams();
  const saved = useSavedViews(props.list.definition.name);
  const [isNaming, setIsNaming] = useState(false);
  const names = Object.keys(saved.views).sort((a, b) => a.localeCompare(b));
  return (
    <OptionGroup title={t('views.label')}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            startIcon={<Icon path={mdiBookmarkOutline} />}
            sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
            onClick={() => {
              props.onDone();
              setParams(saved.views[name] ?? '');
            }}
          >
            {name}
          </Button>
          <IconButton aria-label={t('views.remove', { name })} onClick={() => void saved.remove(name)}>
            <Icon path={mdiDeleteOutline} fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button startIcon={<Icon path={mdiPlus} />} onClick={() => setIsNaming(true)}>
        {t('views.save')}
      </Button>
      {isNaming && (
        <NameDialog
          save={(name) => saved.save(name, params.toString())}
          onSaved={props.onDone}
          onClose={() => setIsNaming(false)}
        />
      )}
    </OptionGroup>
  );
}

const nameSchema = z.object({ name: z.string().trim().min(1).max(60) });

interface NameDialogProps {
  save: (name: string) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
}

function NameDialog({ save, onSaved, onClose }: NameDialogProps) {
  const { t } = useTranslation('ui');
  const form = useRecordForm({
    schema: nameSchema,
    values: { name: '' },
    save: ({ name }) => save(name),
    saved: t('views.saved'),
    failed: t('views.failed'),
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDialog form={form} title={t('views.save')} onClose={onClose} width="xs">
      <TextInput {...form.field('name')} label={t('views.name')} isRequired maxLength={60} />
    </FormDialog>
  );
}
