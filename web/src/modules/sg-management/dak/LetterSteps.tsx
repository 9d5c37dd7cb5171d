import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import type { Letter } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useLetterStatus } from './letter-status.ts';

/** The steps that a letter has taken, each with who and when. */
export function LetterSteps({ letter }: { letter: Letter }) {
  const { t } = useTranslation('sg-management');
  const { day, dateTime } = useFormat();
  const statusOf = useLetterStatus();
  return (
    <Box
      component="ol"
      aria-label={t('steps')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 1 }}
    >
      {stepsOf(letter).map(({ status, by, at, receiver, holder }) => (
        <Box
          component="li"
          key={status}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
        >
          <StatusChip {...statusOf(status)} />
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {[
              at === null ? day(letter.day) : dateTime(at),
              by,
              receiver && t('handedTo', { receiver }),
              holder && `${t('receive.to')}: ${holder}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface TakenStep {
  status: number;
  by: string;
  /** Null: the day of the letter. */
  at: string | null;
  receiver?: string;
  holder?: string;
}

function stepsOf(letter: Letter): TakenStep[] {
  const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;
  const made: TakenStep[] =
    letter.type === dakTypes.DISPATCH ? [{ status: CREATED, by: letter.madeByName, at: null }] : [];
  const taken = [
    { status: DISPATCHED, by: letter.dispatchedByName, at: letter.dispatchedAt },
    {
      status: RECEIVED,
      by: letter.receivedByName,
      at: letter.receivedAt,
      // What came by post is entered later than it came.
      isOfDay: letter.type === dakTypes.RECEIVE && !letter.isThroughPortal,
      receiver: letter.receiver,
      holder: letter.holder,
    },
    { status: ACKNOWLEDGED, by: letter.acknowledgedByName, at: letter.acknowledgedAt },
    { status: COMPLETED, by: letter.completedByName, at: letter.completedAt },
  ];
  return [
    ...made,
    ...taken.flatMap(({ by, at, isOfDay = false, ...step }) =>
      by === null || at === null ? [] : [{ ...step, by, at: isOfDay ? null : at }],
    ),
  ];
}
