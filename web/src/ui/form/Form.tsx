import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './ConflictDialog.tsx';
import { enterMovesOn } from './enter-moves-on.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormProps {
  form: RecordForm;
  children: ReactNode;
  submitLabel?: string;
  onCancel?: () => void;
  /** Names the form in the dialogs that guard it. */
  title: string;
  isDisabled?: boolean;
  /** A long form keeps its buttons in view. */
  isStickyBar?: boolean;
}

const stickyBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A field that takes the focus is scrolled clear of the header and of the buttons at the bottom. */
const clearOfBars = { '& input, & select, & textarea, & button': { scrollMarginBlock: '96px' } };

export function Form({ form, children, submitLabel, onCancel, title, isDisabled, isStickyBar }: FormProps) {
  const { t } = useTranslation('ui');
  return (
    <Box
      component="form"
      noValidate
      aria-label={title}
      onSubmit={form.submit}
      onKeyDown={enterMovesOn}
      sx={clearOfBars}
    >
      <Stack spacing={3}>
        {children}
        <Box sx={isStickyBar ? stickyBar : {}}>
          <FormFeedback form={form} />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1 }}>
            {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
            <Button
              type="submit"
              variant="contained"
              loading={form.isSubmitting}
              disabled={isDisabled ?? false}
            >
              {submitLabel ?? t('save')}
            </Button>
          </Stack>
        </Box>
      </Stack>
      <UnsavedGuard form={form} />
      <ConflictDialog form={form} />
    </Box>
  );
}

/** Fields that belong together, under a heading: two columns on a desk, one on a phone. */
export function FormGroup(props: { title?: string; text?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Box component="section" {...(props.title ? { 'aria-labelledby': heading } : {})}>
      {props.title && (
        <Typography id={heading} variant="h3" component="h2" sx={{ fontWeight: 600, mb: props.text ? 0 : 2 }}>
          {props.title}
        </Typography>
      )}
      {props.text && (
        <Typography color="textSecondary" variant="body2" sx={{ mb: 2 }}>
          {props.text}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {props.children}
      </Box>
    </Box>
  );
}
