import { mdiPlus } from '@mdi/js';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type CardElementKind, cardSides } from '@sewa/contract/badges/card-template';
import { cardElementNames } from '@sewa/contract/badges/card-words';
import type { cardTemplates } from '@sewa/contract/badges/cards';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { type Language, languages } from '@sewa/contract/kernel/values/languages';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { languageNames, languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { ToolMenu } from '../../../../ui/ToolMenu.tsx';
import type { EditorAct, EditorState } from './design-state.rules.ts';
import { newElement } from './new-element.ts';

interface EditorToolsProps {
  state: EditorState;
  dispatch: Dispatch<EditorAct>;
  language: Language;
  onLanguage: (language: Language) => void;
  versions: RowOf<typeof cardTemplates.read>['versions'];
  revision: number;
  mayEdit: boolean;
}

const kinds = Object.keys(cardElementNames) as CardElementKind[];

/** Side, language, version, and what can be added. */
export function EditorTools(props: EditorToolsProps) {
  const { state, dispatch, language, onLanguage, mayEdit } = props;
  const { t } = useTranslation('cards');
  const own = useStore(languageStore);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('template.sides')}
        value={state.side}
        onChange={(_, side) => side && dispatch({ act: 'turn', side })}
      >
        {cardSides.map((side) => (
          <ToggleButton key={side} value={side}>
            {t(`template.side.${side}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        label={t('template.languageLabel')}
        value={language}
        onChange={({ target }) => {
          const chosen = languages.find((one) => one === target.value) ?? 'en';
          onLanguage(chosen);
          if (mayEdit) dispatch({ act: 'language', language: chosen });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </TextField>
      <VersionSelect {...props} />
      {mayEdit && (
        <ToolMenu icon={mdiPlus} label={t('template.add')}>
          {kinds.map((kind) => (
            <MenuItem key={kind} onClick={() => dispatch({ act: 'add', element: newElement(kind) })}>
              {cardElementNames[kind][own]}
            </MenuItem>
          ))}
        </ToolMenu>
      )}
    </Stack>
  );
}

function VersionSelect({ versions, revision }: Pick<EditorToolsProps, 'versions' | 'revision'>) {
  const { t } = useTranslation('cards');
  const { dateTime } = useFormat();
  const [, setSearch] = useSearchParams();
  return (
    <TextField
      select
      size="small"
      label={t('template.version')}
      value={String(revision)}
      onChange={({ target }) =>
        setSearch(target.value === String(versions[0]?.revision) ? {} : { revision: target.value })
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    >
      {versions.map((one) => (
        <option key={one.revision} value={String(one.revision)}>
          {one.madeAt === null
            ? t('template.builtIn')
            : t('template.versionOf', {
                revision: one.revision,
                name: one.madeByName,
                day: dateTime(one.madeAt),
              })}
        </option>
      ))}
    </TextField>
  );
}
