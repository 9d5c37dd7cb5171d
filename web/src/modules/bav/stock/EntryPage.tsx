import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../platform/call-error.ts';
import { UnsavedGuard } from '../../../ui/form/UnsavedGuard.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import { refreshStock } from './stock.queries.ts';

interface EntryPageProps<Reply> {
  trail: readonly Crumb[];
  title: string;
  submitLabel: string;
  /** What is still missing, in words; null: it can be posted. */
  missing: string | null;
  isDirty: boolean;
  /** The key is the same for each attempt of this page: two presses make one document. */
  post: (idempotencyKey: string) => Promise<Reply>;
  onPosted: (reply: Reply) => void;
  children: ReactNode;
}

/** The page on which a document is entered. What the server refuses stays here as it was entered, with the reason. */
export function EntryPage<Reply>(props: EntryPageProps<Reply>) {
  const { missing } = props;
  const { t } = useTranslation('bav');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [key] = useState(newId);
  const isUnanswered = useRef(false);
  const isPosted = useRef(false);
  const isGuarded = useRef(false);
  isGuarded.current = props.isDirty && !isPosted.current;

  async function post(): Promise<void> {
    setIsTried(true);
    if (missing !== null || isBusy) return;
    setIsBusy(true);
    try {
      const reply = await props.post(key);
      // The page is shown again while the stock is fetched, and must not guard what is posted.
      isPosted.current = true;
      isGuarded.current = false;
      await refreshStock();
      props.onPosted(reply);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(reasonOf(error));
      // What was fetched before is old: a record that is opened again to be checked must be as it is now.
      void refreshStock();
    } finally {
      setIsBusy(false);
    }
  }

  function reasonOf({ code, said }: CallError): string {
    // An edit has no key: its second attempt is refused when the first was saved.
    if (code === 'CONFLICT') return t(isUnanswered.current ? 'entry.changedByYou' : 'entry.changed');
    // Without an answer it may have been posted: the next attempt has the same key.
    if (said === null || code === 'UNCONFIRMED' || code === 'MAYBE_SAVED') isUnanswered.current = true;
    return said ?? t('entry.unconfirmed');
  }

  return (
    <>
      <UnsavedGuard form={{ isDirty: props.isDirty, isGuarded }} />
      <PageHeader trail={props.trail} title={props.title} />
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, maxWidth: 960 }}>
        <Stack spacing={3}>
          {props.children}
          {refusal !== null && <Alert severity="error">{refusal}</Alert>}
          {isTried && missing !== null && <Alert severity="warning">{missing}</Alert>}
          <Button
            variant="contained"
            size="large"
            loading={isBusy}
            onClick={() => void post()}
            sx={{ alignSelf: 'flex-start' }}
          >
            {props.submitLabel}
          </Button>
        </Stack>
      </Paper>
    </>
  );
}
