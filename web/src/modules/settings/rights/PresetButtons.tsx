import { mdiAccountCogOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { presetNames, presets } from '@sewa/contract/user/presets';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { type Bounds, type Grants, withinBounds } from './acl.rules.ts';

/** A first set of rights for a kind of work, cut to what may be granted. */
export function PresetButtons({ bounds, onChoose }: { bounds: Bounds; onChoose: (grants: Grants) => void }) {
  const { t } = useTranslation('settings');
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label={t('rights.presets')}
    >
      {presetNames.map((name) => (
        <Button
          key={name}
          variant="outlined"
          startIcon={<Icon path={mdiAccountCogOutline} />}
          onClick={() => onChoose(withinBounds(presets[name], bounds))}
        >
          {t(`preset.${name}`)}
        </Button>
      ))}
      <Button onClick={() => onChoose({})}>{t('rights.none')}</Button>
    </Stack>
  );
}
