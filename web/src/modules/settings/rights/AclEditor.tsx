import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Bounds, editableFeatures, type Grants } from './acl.rules.ts';
import { FeatureRights } from './FeatureRights.tsx';
import { PresetButtons } from './PresetButtons.tsx';

interface AclEditorProps {
  grants: Grants;
  bounds: Bounds;
  onChange: (grants: Grants) => void;
  isReadOnly?: boolean;
}

/** Rights as words and check boxes, grouped by feature. What cannot be granted is disabled and says why. */
export function AclEditor({ grants, bounds, onChange, isReadOnly }: AclEditorProps) {
  const { t } = useTranslation('settings');
  return (
    <Stack spacing={2}>
      {!isReadOnly && (
        <>
          <Typography color="textSecondary" variant="body2">
            {t('rights.presetsText')}
          </Typography>
          <PresetButtons bounds={bounds} onChoose={onChange} />
        </>
      )}
      {editableFeatures.map((feature) => (
        <FeatureRights
          key={feature}
          feature={feature}
          grants={grants}
          bounds={bounds}
          onChange={onChange}
          isReadOnly={isReadOnly ?? false}
        />
      ))}
    </Stack>
  );
}
