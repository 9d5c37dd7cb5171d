import Alert from '@mui/material/Alert';
import { deferralReasons, deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { limitNames, ruleLimitsSchema, ruleSetSchema } from '@sewa/contract/blood-donation/rules/rule-set';
import { limitWords } from '@sewa/contract/blood-donation/rules/rule-words';
import { bloodRules, type RulesInForce } from '@sewa/contract/blood-donation/rules-calls';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useStore } from '../../../platform/store.ts';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { refreshBlood } from '../blood.queries.ts';

/** Reasons whose period is a number; what is permanent or ends with a recovery is not a figure to change. */
const counted = (rules: RulesInForce) => deferralReasons.filter((reason) => 'count' in rules.periods[reason]);

/** A new version of the figures, with its source and the reason. */
export function ChangeRules({ current, onClose }: { current: RulesInForce; onClose: () => void }) {
  const { t } = useTranslation('blood-donation');
  const language = useStore(languageStore);
  const reasons = counted(current);
  const countOf = (reason: (typeof reasons)[number]) => {
    const period = current.periods[reason];
    return 'count' in period ? period.count : 0;
  };
  const form = useRecordForm({
    schema: z.object({
      limits: ruleLimitsSchema,
      counts: z.record(z.string(), z.number().int().min(1).max(730)),
      source: bloodRules.change.body.shape.source,
      reason: bloodRules.change.body.shape.reason,
    }),
    values: {
      limits: current.limits,
      counts: Object.fromEntries(reasons.map((reason) => [reason, countOf(reason)])),
      source: current.source,
      reason: '',
    },
    save: async ({ limits, counts, source, reason }) => {
      const periods = Object.fromEntries(
        deferralReasons.map((name) => {
          const period = current.periods[name];
          return [name, 'count' in period ? { ...period, count: counts[name] ?? period.count } : period];
        }),
      );
      const rules = ruleSetSchema.parse({ limits, periods, overridable: current.overridable });
      await call(bloodRules.change, { body: { base: current.version, rules, source, reason } });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [bloodRules.read.path] }),
        refreshBlood(),
      ]);
    },
    saved: t('rules.saved'),
    failed: t('rules.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('rules.change')} onClose={onClose} width="md">
      <Alert severity="warning">{t('rules.changeText')}</Alert>
      <FormGroup>
        <TextInput {...form.field('reason')} label={t('rules.reason')} isRequired />
        <TextInput {...form.field('source')} label={t('rules.sourceLabel')} isRequired />
      </FormGroup>
      <FormGroup title={t('rules.limits')}>
        {limitNames.map((name) => (
          <NumberInput
            key={name}
            {...form.field(`limits.${name}`)}
            label={limitWords[name][language]}
            isRequired
          />
        ))}
      </FormGroup>
      <FormGroup title={t('rules.periods')}>
        {reasons.map((name) => (
          <NumberInput
            key={name}
            {...form.field(`counts.${name}`)}
            label={t(`rules.periodOf.${current.periods[name].kind}`, {
              reason: deferralReasonWords[name][language],
            })}
            isRequired
          />
        ))}
      </FormGroup>
    </FormDialog>
  );
}
