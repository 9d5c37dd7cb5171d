import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { OwnPasswordButton } from './OwnPasswordButton.tsx';
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx';
import { PreferencesFields } from './PreferencesFields.tsx';
import { usePreferencesForm } from './use-preferences-form.ts';

/** The preferences for whoever has no way into the settings. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const form = usePreferencesForm();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <FormDialog form={form} title={t('section.preferences.title')} onClose={onClose}>
        <PreferencesFields form={form} />
        <Box>
          <OwnPasswordButton onClick={() => setIsChanging(true)} />
        </Box>
      </FormDialog>
      {/* Beside the other form and not in it: React hands a submit on to every form around it. */}
      {isChanging && <OwnPasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}
