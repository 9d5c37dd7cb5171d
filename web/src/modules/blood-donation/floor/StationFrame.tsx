import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visitPrints } from '@sewa/contract/blood-donation/print';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { type Done, type Floor, secondsLeft, useNow } from './use-floor.ts';

/** The line beside the work where there is room; on a phone one of them. What is always shown comes last. */
export function StationFrame({
  floor,
  line,
  work,
  beside = null,
}: {
  floor: Floor;
  line: ReactNode;
  /** Null: nobody is here. */
  work: ReactNode | null;
  /** Of the station as a whole: below the work, and in its place while there is none. */
  beside?: ReactNode | null;
}) {
  const hasWork = work !== null;
  const hasRight = hasWork || beside !== null;
  return (
    <>
      {floor.done && <LastAct done={floor.done} floor={floor} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // A wide table scrolls in its own box instead of widening the page.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: hasRight ? 'minmax(280px, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)',
          },
          alignItems: 'start',
          mt: 1,
        }}
      >
        <Box sx={{ display: { xs: hasWork ? 'none' : 'block', md: 'block' } }}>{line}</Box>
        {hasRight && (
          <Stack spacing={3}>
            {work}
            {beside}
          </Stack>
        )}
      </Box>
    </>
  );
}

/** What was done last, with the way back while there is one. */
function LastAct({ done, floor }: { done: Done; floor: Floor }) {
  const { t } = useTranslation('floor');
  const { may } = useSession();
  const left = secondsLeft(done, useNow());
  const isSlipOffered = done.hasSlip && may(visitPrints.deferralSlip.requirement);
  if (left === 0 && !isSlipOffered) return null;
  return (
    <Alert
      severity={done.isWaiting ? 'warning' : 'success'}
      role="status"
      sx={{ mt: 1, alignItems: 'center' }}
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {isSlipOffered && (
            <Button
              color="inherit"
              onClick={() =>
                void openFile(
                  callUrl(visitPrints.deferralSlip, {
                    params: { id: floor.camp, visit: done.visit },
                    query: {},
                  }),
                )
              }
              sx={{ minHeight: 44 }}
            >
              {t('register.slip')}
            </Button>
          )}
          {left > 0 && (
            <Button
              color="inherit"
              variant="outlined"
              disabled={floor.isBusy}
              onClick={() => void floor.undo()}
              sx={{ minHeight: 44 }}
            >
              {t('undo', { seconds: left })}
            </Button>
          )}
        </Stack>
      }
    >
      {done.text}
      {done.isWaiting ? ` (${t('notSent')})` : ''}
    </Alert>
  );
}

export function LineList({
  title,
  isEmpty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('floor');
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isEmpty && <Typography color="textSecondary">{t('nobody')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
        {children}
      </Stack>
    </section>
  );
}

/** Holds the act of a station at the bottom of the screen, however long the questions above it are. */
export function ActBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        gap: 1,
        mx: -2,
        px: 2,
        pt: 1,
        pb: 'max(8px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

/** The one big button of an act. */
export function BigButton({
  children,
  color = 'primary',
  ...props
}: {
  children: ReactNode;
  color?: 'primary' | 'success' | 'error' | 'warning';
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="contained"
      size="large"
      color={color}
      fullWidth
      sx={{ minHeight: 64, fontSize: '1.25rem', textTransform: 'none', whiteSpace: 'normal' }}
      {...props}
    >
      {children}
    </Button>
  );
}
