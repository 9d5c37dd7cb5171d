import { mdiRedo, mdiUndo } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { hasReadableCode, SMALLEST_CODE } from '@sewa/contract/badges/card-template';
import type { cardTemplates } from '@sewa/contract/badges/cards';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { type KeyboardEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../../platform/use-settled.ts';
import { UnsavedGuard } from '../../../../ui/form/UnsavedGuard.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { templatesPath } from '../card-paths.ts';
import { saveTemplate, useTemplatePreview } from '../cards.queries.ts';
import { CardCanvas } from './CardCanvas.tsx';
import { edit, openEditor } from './design-state.rules.ts';
import { EditorTools } from './EditorTools.tsx';
import { Inspector } from './Inspector.tsx';
import { SamplePager } from './SamplePager.tsx';

interface TemplateEditorProps {
  template: RowOf<typeof cardTemplates.read>;
  title: string;
  /** A newer version was saved: it is shown. */
  onNewer: () => void;
}

/** Long enough to finish a move, short enough to feel like looking at the print. */
const PAUSE_MS = 350;

export function TemplateEditor({ template, title, onNewer }: TemplateEditorProps) {
  const { t } = useTranslation('cards');
  const { type, versions } = template;
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const mayEdit = template.mayEdit && isWide;
  const [state, dispatch] = useReducer(edit, template.design, openEditor);
  const [sample, setSample] = useState(1);
  const [language, setLanguage] = useState(template.design.language);
  const { act, isBusy } = useAct();
  const settled = useSettled(state.design, PAUSE_MS);
  const preview = useTemplatePreview(type, { design: settled, language, sample });
  const isNewest = template.revision === versions[0]?.revision;
  // An older version is a change as soon as it is opened: saving it brings it back.
  const isDirty = state.design !== template.design;
  const isGuarded = useRef(false);
  isGuarded.current = isDirty && mayEdit && !isBusy;
  const save = () =>
    act({
      run: () => saveTemplate(type, { design: state.design, revision: versions[0]?.revision ?? 0 }),
      done: t('template.saved'),
      failed: t('template.saveFailed'),
      onDone: () => {
        isGuarded.current = false;
        onNewer();
      },
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    dispatch({ act: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <UnsavedGuard form={{ isDirty: isDirty && mayEdit, isGuarded }} />
      <PageHeader
        trail={[{ label: t('template.title'), to: templatesPath }]}
        title={title}
        action={
          mayEdit && (
            <Stack direction="row" spacing={1}>
              <IconButton
                aria-label={t('template.undo')}
                disabled={state.past.length === 0}
                onClick={() => dispatch({ act: 'undo' })}
              >
                <Icon path={mdiUndo} />
              </IconButton>
              <IconButton
                aria-label={t('template.redo')}
                disabled={state.future.length === 0}
                onClick={() => dispatch({ act: 'redo' })}
              >
                <Icon path={mdiRedo} />
              </IconButton>
              <Button
                variant="contained"
                loading={isBusy}
                disabled={(!isDirty && isNewest) || !hasReadableCode(state.design)}
                onClick={() => void save()}
              >
                {t('template.save')}
              </Button>
            </Stack>
          )
        }
      />
      {!template.mayEdit && <Alert severity="info">{t('template.wholeAreaOnly')}</Alert>}
      {template.mayEdit && !isWide && <Alert severity="info">{t('template.phone')}</Alert>}
      {mayEdit && !hasReadableCode(state.design) && (
        <Alert severity="warning">{t('template.codeNeeded', { length: SMALLEST_CODE })}</Alert>
      )}
      {!isNewest && <Alert severity="info">{t('template.older', { revision: template.revision })}</Alert>}
      {preview.error && <Alert severity="warning">{t('template.previewFailed')}</Alert>}
      <EditorTools
        state={state}
        dispatch={dispatch}
        language={language}
        onLanguage={setLanguage}
        versions={versions}
        revision={template.revision}
        mayEdit={mayEdit}
      />
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mt: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 0', minWidth: 0, width: '100%' }}>
          {mayEdit ? (
            <CardCanvas state={state} dispatch={dispatch} picture={preview.data?.[state.side]} />
          ) : (
            <Box
              component="img"
              alt={t('template.preview')}
              src={`data:image/png;base64,${preview.data?.[state.side] ?? ''}`}
              sx={{ width: '100%', maxWidth: 640, outline: '1px solid', outlineColor: 'divider' }}
            />
          )}
          <SamplePager sample={sample} onChoose={setSample} isWorking={preview.isFetching} />
        </Box>
        {mayEdit && (
          <Box sx={{ width: 300, flexShrink: 0 }}>
            <Inspector state={state} language={language} dispatch={dispatch} />
          </Box>
        )}
      </Stack>
    </Box>
  );
}

/** Fields undo what was typed into them by themselves. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
