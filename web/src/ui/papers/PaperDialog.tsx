import { mdiPaperclip } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PaperKind } from '@sewa/contract/papers/paper-owner';
import { type Paper, paperFields, papers } from '@sewa/contract/papers/papers';
import { paperWords } from '@sewa/contract/papers/words';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { DayInput } from '../form/DayInput.tsx';
import { FormGroup } from '../form/Form.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { Icon } from '../Icon.tsx';
import { useFieldWords } from '../resource/use-resource-words.ts';
import { type PapersOf, refreshPapers, sendScan } from './papers.queries.ts';

/** What is done: the first paper of a kind, the one that follows another, or a correction. */
export type PaperAct = { act: 'add' } | { act: 'renew' | 'edit'; paper: Paper };

interface PaperDialogProps {
  record: PapersOf;
  kind: string;
  about: PaperKind;
  doing: PaperAct;
  onDone: () => void;
  onClose: () => void;
}

export function PaperDialog({ record, kind, about, doing, onDone, onClose }: PaperDialogProps) {
  const { t } = useTranslation('papers');
  const language = useStore(languageStore);
  const { label, hint } = useFieldWords(paperWords);
  const paper = doing.act === 'add' ? null : doing.paper;
  const isEdit = doing.act === 'edit' && paper !== null;
  const [file, setFile] = useState<File | null>(null);
  // A save that was refused does not send the same scan again.
  const sent = useRef<{ file: File; id: string } | null>(null);

  async function scanId(): Promise<string | null> {
    if (file === null) return isEdit ? paper.scan : null;
    if (sent.current?.file !== file)
      sent.current = { file, id: await sendScan(record, file, about.scanType) };
    return sent.current.id;
  }

  const form = useRecordForm({
    schema: paperFields.omit({ scan: true }),
    values: isEdit
      ? { number: paper.number, validUntil: paper.validUntil, notes: paper.notes }
      : { number: '', validUntil: '', notes: '' },
    ...(isEdit ? { version: paper.version } : {}),
    save: async (fields, { version, idempotencyKey }) => {
      const body = { ...fields, scan: await scanId() };
      if (paper === null) await call(papers.create, { body: { ...record, kind, ...body }, idempotencyKey });
      else if (isEdit) await call(papers.update, { params: { id: paper.id }, body: { ...body, version } });
      else await call(papers.renew, { params: { id: paper.id }, body, idempotencyKey });
      await refreshPapers();
    },
    saved: t(`saved.${doing.act}`),
    failed: t('saveFailed'),
    hasFile: file !== null,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog form={form} title={t(`form.${doing.act}`, { kind: about.words[language] })} onClose={onClose}>
      <FormGroup>
        <DayInput
          {...form.field('validUntil')}
          label={label('validUntil')}
          hint={hint('validUntil')}
          isRequired
        />
        {about.hasNumber && <TextInput {...form.field('number')} label={label('number')} maxLength={60} />}
        <TextInput {...form.field('notes')} label={label('notes')} maxLength={500} isLong isWide />
      </FormGroup>
      <ScanChoice file={file} hasScan={isEdit && paper.scan !== null} onFile={setFile} />
    </FormDialog>
  );
}

function ScanChoice(props: { file: File | null; hasScan: boolean; onFile: (file: File | null) => void }) {
  const { t } = useTranslation('papers');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPaperclip} />}
        onClick={() => chooser.current?.click()}
      >
        {t(props.hasScan ? 'scan.replace' : 'scan.choose')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {props.file?.name ?? t('scan.hint')}
      </Typography>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={(event) => {
          props.onFile(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
