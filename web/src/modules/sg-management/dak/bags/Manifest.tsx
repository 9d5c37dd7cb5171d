import { mdiEmailAlertOutline, mdiTrayArrowDown, mdiTrayArrowUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Bag, bags } from '@sewa/contract/sg-management/bags';
import { type Letter, letters } from '@sewa/contract/sg-management/letters';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useResourceWords } from '../../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { dakPath, numberOf } from '../letter-screen.tsx';
import { useLetterStatus } from '../letter-status.ts';
import { packLetters, unpackLetters, useBagLetters } from './bag.queries.ts';
import { isPacking } from './bag-status.ts';

/** What is in the bag, each with whether it came; until it leaves, what else could go in. */
export function Manifest({ bag }: { bag: Bag }) {
  const { t } = useTranslation('sg-management');
  const { may } = useSession();
  const { number } = useFormat();
  const { data, error, refetch } = useBagLetters(bag.id, 'bag');
  const isOpen = isPacking(bag) && may(bags.pack.requirement);
  const { act, isBusy } = useAct();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('bag.inside', { count: number(data.length) })}
        </Typography>
        {data.length === 0 && <Typography color="textSecondary">{t('bag.nothing')}</Typography>}
        <Letters
          rows={data}
          action={(letter) =>
            isOpen && (
              <Button
                size="small"
                disabled={isBusy}
                startIcon={<Icon path={mdiTrayArrowUp} />}
                aria-label={t('bag.takeOutNamed', { number: numberOf(letter) })}
                onClick={() =>
                  void act({
                    run: () => unpackLetters(bag.id, [letter.id]),
                    done: t('bag.takenOut', { number: numberOf(letter) }),
                    failed: t('bag.packFailed'),
                  })
                }
              >
                {t('bag.takeOut')}
              </Button>
            )
          }
        />
      </section>
      {isOpen && <Packable bag={bag} />}
    </>
  );
}

function Packable({ bag }: { bag: Bag }) {
  const { t } = useTranslation('sg-management');
  const { data = [] } = useBagLetters(bag.id, 'packable');
  const { act, isBusy } = useAct();
  const pack = (rows: readonly Letter[]) =>
    void act({
      run: () =>
        packLetters(
          bag.id,
          rows.map(({ id }) => id),
        ),
      done: t('bag.packed', { count: rows.length }),
      failed: t('bag.packFailed'),
    });
  return (
    <section>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {t('bag.packable', { party: bag.party })}
        </Typography>
        {data.length > 1 && (
          <Button
            variant="outlined"
            disabled={isBusy}
            startIcon={<Icon path={mdiTrayArrowDown} />}
            onClick={() => pack(data)}
          >
            {t('bag.putAllIn')}
          </Button>
        )}
      </Stack>
      {data.length === 0 && <Typography color="textSecondary">{t('bag.nonePackable')}</Typography>}
      <Letters
        rows={data}
        action={(letter) => (
          <Button
            size="small"
            disabled={isBusy}
            startIcon={<Icon path={mdiTrayArrowDown} />}
            aria-label={t('bag.putInNamed', { number: numberOf(letter) })}
            onClick={() => pack([letter])}
          >
            {t('bag.putIn')}
          </Button>
        )}
      />
    </section>
  );
}

function Letters({ rows, action }: { rows: readonly Letter[]; action: (letter: Letter) => ReactNode }) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(letters);
  const statusOf = useLetterStatus();
  if (rows.length === 0) return null;
  return (
    <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((letter) => (
        <Stack
          component="li"
          key={letter.id}
          direction="row"
          useFlexGap
          sx={{
            px: 2,
            py: 1,
            columnGap: 1.5,
            flexWrap: 'wrap',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { borderBottom: 0 },
          }}
        >
          <Box sx={{ minWidth: 0, flex: '1 1 14rem' }}>
            <Link
              component={RouterLink}
              to={`${dakPath}/${letter.id}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {letter.subject}
            </Link>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[numberOf(letter), words.choice('kind', letter.kind), letter.enclosures]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          {letter.isMissing ? (
            <StatusChip tone="error" icon={mdiEmailAlertOutline} label={t('bag.notReceived')} />
          ) : (
            <StatusChip {...statusOf(letter.status)} />
          )}
          {action(letter)}
        </Stack>
      ))}
    </Paper>
  );
}
