import { type RollRules, rolls } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { SwitchInput } from '../../ui/form/SwitchInput.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { refreshRolls, useRollSettings } from './roll.queries.ts';

/** Of what the clerk is warned: too many days in a year, a missing badge. */
export function RollSettings({ onClose }: { onClose: () => void }) {
  const settings = useRollSettings().data;
  return settings && <SettingsForm settings={settings} onClose={onClose} />;
}

function SettingsForm({ settings, onClose }: { settings: RollRules; onClose: () => void }) {
  const { t } = useTranslation('nominal-roll');
  const form = useRecordForm({
    schema: rolls.saveSettings.body,
    values: settings,
    save: async (body) => {
      await call(rolls.saveSettings, { body });
      await refreshRolls();
    },
    saved: t('settings.saved'),
    failed: t('settings.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('settings.title')} onClose={onClose}>
      <NumberInput
        {...form.field('yearlyDays')}
        label={t('settings.yearlyDays')}
        hint={t('settings.yearlyDaysHint')}
        min={1}
        max={366}
      />
      <SwitchInput
        {...form.field('asksForBadge')}
        label={t('settings.asksForBadge')}
        hint={t('settings.asksForBadgeHint')}
      />
    </FormDialog>
  );
}
