import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CardElement } from '@sewa/contract/badges/card-template';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';
import type { EditorAct, EditorState } from './design-state.rules.ts';
import { ColourInput, MillimetreInput } from './element-inputs.tsx';
import { LetteringInputs } from './LetteringInputs.tsx';
import { PictureInput } from './PictureInput.tsx';
import { useElementName } from './use-element-name.ts';

interface InspectorProps {
  state: EditorState;
  language: Language;
  dispatch: Dispatch<EditorAct>;
}

/** Everything about the chosen element, in numbers and words. */
export function Inspector({ state, language, dispatch }: InspectorProps) {
  const { t } = useTranslation('cards');
  const nameOf = useElementName();
  const element = state.chosen === null ? undefined : state.design[state.side][state.chosen];
  if (!element) return <Typography color="textSecondary">{t('template.nothingChosen')}</Typography>;
  const change = (given: Partial<CardElement>) => dispatch({ act: 'change', change: given, mark: 'input' });
  return (
    <Stack spacing={1.5} component="section" aria-label={t('template.inspector')}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" noWrap>
          {nameOf(element)}
        </Typography>
        <Stack direction="row">
          <IconButton aria-label={t('template.down')} onClick={() => dispatch({ act: 'order', by: -1 })}>
            <Icon path={mdiArrowDown} />
          </IconButton>
          <IconButton aria-label={t('template.up')} onClick={() => dispatch({ act: 'order', by: 1 })}>
            <Icon path={mdiArrowUp} />
          </IconButton>
        </Stack>
      </Stack>
      <PlaceInputs element={element} onChange={change} />
      <KindInputs element={element} language={language} onChange={change} />
      <div>
        <Button
          color="error"
          startIcon={<Icon path={mdiDeleteOutline} />}
          onClick={() => dispatch({ act: 'remove' })}
        >
          {t('template.remove')}
        </Button>
      </div>
    </Stack>
  );
}

interface ElementProps<Element extends CardElement = CardElement> {
  element: Element;
  onChange: (change: Partial<CardElement>) => void;
}

function PlaceInputs({ element, onChange }: ElementProps) {
  const { t } = useTranslation('cards');
  const { kind, x, y, width, height } = element;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 100px' } }}>
      <MillimetreInput
        label={t('template.x')}
        value={x}
        min={-10}
        max={90}
        onChange={(next) => onChange({ x: next })}
      />
      <MillimetreInput
        label={t('template.y')}
        value={y}
        min={-10}
        max={60}
        onChange={(next) => onChange({ y: next })}
      />
      <MillimetreInput
        label={t(kind === 'code' ? 'template.size' : 'template.width')}
        value={width}
        min={0}
        max={kind === 'code' ? 54 : 100}
        onChange={(next) => onChange(kind === 'code' ? { width: next, height: next } : { width: next })}
      />
      {kind !== 'code' && (
        <MillimetreInput
          label={t('template.height')}
          value={height}
          min={0}
          max={70}
          onChange={(next) => onChange({ height: next })}
        />
      )}
    </Stack>
  );
}

function KindInputs({ element, language, onChange }: ElementProps & { language: Language }) {
  const { t } = useTranslation('cards');
  switch (element.kind) {
    case 'field':
    case 'text':
      return <LetteringInputs element={element} language={language} onChange={onChange} />;
    case 'picture':
      return (
        <PictureInput hasPicture={element.picture !== null} onPicture={(picture) => onChange({ picture })} />
      );
    case 'code':
      return null;
    case 'line':
      return (
        <>
          <MillimetreInput
            label={t('template.thickness')}
            value={element.border}
            min={0.05}
            max={3}
            onChange={(border) => onChange({ border })}
          />
          <ColourInput
            label={t('template.colour')}
            value={element.colour}
            onChange={(colour) => onChange({ colour })}
          />
        </>
      );
    case 'photo':
    case 'box':
      return (
        <>
          {element.kind === 'box' && (
            <ColourInput
              label={t('template.fill')}
              value={element.fill}
              isOptional
              onChange={(fill) => onChange({ fill })}
            />
          )}
          <Stack direction="row" spacing={1}>
            <MillimetreInput
              label={t('template.border')}
              value={element.border}
              min={0}
              max={3}
              onChange={(border) => onChange({ border })}
            />
            <MillimetreInput
              label={t('template.radius')}
              value={element.radius}
              min={0}
              max={30}
              onChange={(radius) => onChange({ radius })}
            />
          </Stack>
          <ColourInput
            label={t('template.borderColour')}
            value={element.colour}
            onChange={(colour) => onChange({ colour })}
          />
        </>
      );
  }
}
