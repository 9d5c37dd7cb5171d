import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Action } from '../../platform/outbox/outbox.rules.ts';
import { dropAction, sendAgain } from '../../platform/outbox/outbox.ts';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { useFormat } from '../../platform/use-format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { carriesCode } from '../../ui/scan/use-correction.ts';
import { HeaderPanel, type PanelProps } from './HeaderPanel.tsx';

/** The actions that wait on this device, in the order in which they are sent. */
export function OutboxPanel(panel: PanelProps) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const actions = useWaitingActions();
  const [asked, setAsked] = useState<Action | null>(null);
  const correct = (action: Action, address: string) => {
    panel.onClose();
    // The page gets a refused code with its address. Anything else stays here until the person removes it.
    if (carriesCode(address)) void dropAction(action);
    void navigate(address);
  };
  return (
    <>
      <HeaderPanel {...panel}>
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 2, pb: 1 }}>
          {t('outbox.text')}
        </Typography>
        <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 420, overflowY: 'auto' }}>
          {actions.map((action) => (
            <Waiting
              key={action.order}
              action={action}
              onCorrect={correct}
              onRemove={() => {
                panel.onClose();
                setAsked(action);
              }}
            />
          ))}
        </Stack>
      </HeaderPanel>
      {asked && (
        <ConfirmDialog
          title={t('outbox.removeTitle')}
          text={t('outbox.removeText', { entry: asked.text })}
          confirmLabel={t('outbox.remove')}
          isDanger
          onConfirm={() => {
            setAsked(null);
            void dropAction(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface WaitingProps {
  action: Action;
  onCorrect: (action: Action, address: string) => void;
  onRemove: () => void;
}

function Waiting({ action, onCorrect, onRemove }: WaitingProps) {
  const { t } = useTranslation('app');
  const { time } = useFormat();
  const { text, refusal, correctAt, madeAt } = action;
  return (
    <Box component="li" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="body2" color={refusal === null ? 'textSecondary' : 'error'}>
        {`${time(new Date(madeAt).toISOString())} · `}
        {refusal === null ? t('outbox.waiting') : t('outbox.refused', { reason: refusal })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ ml: -0.5, columnGap: 1, flexWrap: 'wrap' }}>
        {refusal !== null && (
          <Button size="small" onClick={() => void sendAgain(action)}>
            {t('outbox.again')}
          </Button>
        )}
        {refusal !== null && correctAt !== null && (
          <Button size="small" onClick={() => onCorrect(action, correctAt)}>
            {t('outbox.correct')}
          </Button>
        )}
        <Button size="small" color="error" onClick={onRemove}>
          {t('outbox.remove')}
        </Button>
      </Stack>
    </Box>
  );
}
