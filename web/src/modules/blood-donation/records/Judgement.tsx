import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type Donation, donations } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import type { Finding } from '@sewa/contract/blood-donation/rules/eligibility';
import {
  isJudgedAnew,
  type JudgedFields,
  judgedFields,
  judgePaper,
} from '@sewa/contract/blood-donation/rules/judge-paper';
import { knownOnDay } from '@sewa/contract/blood-donation/rules/known-on-day';
import { ruleWords } from '@sewa/contract/blood-donation/rules/rule-words';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { MultiChoiceInput } from '../../../ui/form/MultiChoiceInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useDeferralsOf, useDonationsOf, useRules } from '../blood.queries.ts';

const medical = right('BLOOD_DONATION.CAMP', 'medical');

interface JudgementProps {
  field: BoundField;
  donor: Donor;
  row: Donation | null;
}

/**
 * What the rules say against the donation that is being typed; what the doctor may decide otherwise, and why. A record is
 * judged once what the rules look at is changed.
 */
export function Judgement({ field, donor, row }: JudgementProps) {
  const { t } = useTranslation('blood-donation');
  const language = useStore(languageStore);
  const { may } = useSession();
  const { label } = useResourceWords(donations);
  const rules = useRules().data?.current;
  const recorded = useDonationsOf(donor.id).data;
  const deferrals = useDeferralsOf(donor.id).data;
  const values = useWatch({ control: field.control, name: judgedFields });
  const typed = Object.fromEntries(
    judgedFields.map((name, place) => [name, values[place]]),
  ) as unknown as JudgedFields;
  if (row !== null && !isJudgedAnew(row, typed)) return null;
  if (rules === undefined || typeof typed.day !== 'string' || typed.day === '') return null;
  if (recorded === undefined || deferrals === undefined) return null;
  const others = recorded.filter(({ id }) => id !== row?.id).map(({ day }) => day);
  const stated = donor.statedDonationOn === null ? [] : [donor.statedDonationOn];
  const findings = judgePaper(
    { ...typed, volume: Number(typed.volume) },
    knownOnDay(donor, { given: [...others, ...stated], deferrals }, typed.day),
    rules,
  );
  const overridable = findings.filter(({ isOverridable }) => isOverridable);
  const isElsewhere = typed.camp === null;
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
      {findings.length > 0 && (
        <Alert severity={isElsewhere ? 'warning' : 'error'} role="status">
          <AlertTitle>{t(isElsewhere ? 'judge.elsewhere' : 'judge.against')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {findings.map((finding) => (
              <li key={finding.rule}>
                <FindingText finding={finding} />
              </li>
            ))}
          </Box>
          {t('physicianDecides')}
        </Alert>
      )}
      {!isElsewhere && overridable.length > 0 && may(medical) && (
        <>
          <MultiChoiceInput
            {...field}
            label={label('overridden')}
            choices={overridable.map(({ rule }) => ({ value: rule, label: ruleWords[rule][language] }))}
          />
          <TextInput {...field} name="overrideReason" label={label('overrideReason')} isRequired />
        </>
      )}
    </Box>
  );
}

export function FindingText({ finding }: { finding: Finding }) {
  const { t } = useTranslation('blood-donation');
  const { day, number } = useFormat();
  const language = useStore(languageStore);
  const shown = (value: number | string | null) => {
    if (value === null) return '';
    return typeof value === 'number' ? number(value) : day(value);
  };
  const { rule, limit, seen } = finding;
  const name = ruleWords[rule][language];
  if (limit === null) return name;
  if (seen === null) return t('judge.until', { rule: name, day: shown(limit) });
  return t('judge.limit', { rule: name, seen: shown(seen), limit: shown(limit) });
}
