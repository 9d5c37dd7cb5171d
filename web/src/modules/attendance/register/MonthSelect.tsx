import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { PlainSelect } from '../../../ui/form/PlainSelect.tsx';
import { monthsUpTo } from './months.rules.ts';

export function MonthSelect({ month, onChoose }: { month: string; onChoose: (month: string) => void }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  return (
    <PlainSelect
      size="small"
      label={t('register.month')}
      value={month}
      choices={monthsUpTo(today().slice(0, 7)).map((one) => [one, format.month(one)])}
      onChange={onChoose}
      sx={{ flex: '1 1 150px', maxWidth: 220 }}
    />
  );
}
