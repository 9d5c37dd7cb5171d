import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../ui/use-act.ts';
import { enterLeavingOfRest } from '../attendance.queries.ts';
import { hasForgotten } from './questions.ts';

/** After the planned end: when did those leave who did not check out? */
export function ForgottenQuestion({ sheet, people }: { sheet: Sheet; people: readonly SheetPerson[] }) {
  const { t } = useTranslation('attendance');
  const { act, isBusy } = useAct();
  const count = people.filter((person) => hasForgotten(sheet, person)).length;
  if (count === 0) return null;
  const answer = () =>
    act({
      run: () => enterLeavingOfRest(sheet.id),
      done: t('leave.done'),
      failed: t('leave.failed'),
    });
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {t('leave.question', { count })}
      <div>
        <Button
          variant="outlined"
          color="inherit"
          loading={isBusy}
          onClick={() => void answer()}
          sx={{ mt: 0.5 }}
        >
          {t('leave.atEnd', { time: sheet.endTime })}
        </Button>
      </div>
    </Alert>
  );
}
