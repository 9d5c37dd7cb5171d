import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { enterMovesOn } from './enter-moves-on.ts';
import { FormFeedback } from './FormFeedback.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';
import type { RecordForm } from './use-record-form.ts';

interface FormDialogProps {
  form: RecordForm;
  title: string;
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
  isDanger?: boolean;
  width?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A small form over the page it belongs to; closing it with unsaved entries asks first. */
export function FormDialog({
  form,
  title,
  submitLabel,
  onClose,
  children,
  isDanger,
  width,
}: FormDialogProps) {
  const { t } = useTranslation('ui');
  const [isAsking, setIsAsking] = useState(false);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const heading = useId();
  const close = () => (form.isDirty ? setIsAsking(true) : onClose());
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth={width ?? 'sm'}
      onClose={close}
      aria-labelledby={heading}
    >
      <DialogForm
        form={form}
        heading={heading}
        title={title}
        submitLabel={submitLabel ?? t('save')}
        isDanger={isDanger ?? false}
        onCancel={close}
      >
        {children}
      </DialogForm>
      <UnsavedGuard form={form} />
      <ConflictDialog form={form} />
      {isAsking && (
        <ConfirmDialog
          title={t('unsaved.title')}
          text={t('unsaved.text')}
          confirmLabel={t('unsaved.leave')}
          cancelLabel={t('unsaved.stay')}
          isDanger
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
}

interface DialogFormProps {
  form: RecordForm;
  heading: string;
  title: string;
  submitLabel: string;
  isDanger: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** A part of its own, because it is there only when the dialog is. */
function DialogForm({ form, heading, title, submitLabel, isDanger, onCancel, children }: DialogFormProps) {
  const { t } = useTranslation('ui');
  const ref = useFirstFieldFocus();
  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      onSubmit={form.submit}
      onKeyDown={enterMovesOn}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {children}
        </Stack>
      </DialogContent>
      <Box sx={{ px: 2, pt: 1, '&:empty': { display: 'none' } }}>
        <FormFeedback form={form} />
      </Box>
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          loading={form.isSubmitting}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Box>
  );
}
