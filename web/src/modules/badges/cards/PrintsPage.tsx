import { mdiDeleteOutline, mdiDownloadOutline, mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { printLog } from '@sewa/contract/badges/card-logged-words';
import { type CardPrint, cardPrints } from '@sewa/contract/badges/cards';
import { cardLayoutWords } from '@sewa/contract/badges/printer-words';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { printersPath, printPath } from './card-paths.ts';
import { discardPrint, runPrint, usePrints } from './cards.queries.ts';

/** What waits for a printer, and what was printed lately: for the computer beside the printer. */
export function PrintsPage() {
  const { t } = useTranslation('cards');
  const { data, error, refetch } = usePrints();
  return (
    <>
      <HearChanges event="badges.print.changed" path={cardPrints.list.path} />
      <PageHeader
        trail={[{ label: t('print.title'), to: printPath }]}
        title={t('prints.title')}
        action={
          <Button component={Link} to={printersPath}>
            {t('printers.title')}
          </Button>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('prints.empty')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List aria-label={t('prints.title')}>
          {data.map((print) => (
            <PrintLine key={print.id} print={print} />
          ))}
        </List>
      )}
    </>
  );
}

function PrintLine({ print }: { print: CardPrint }) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const { dateTime } = useFormat();
  const { state, layout, printerName, centreName, madeByName, madeAt, cards, reprints } = print;
  const place = printerName ?? cardLayoutWords.choices[layout][language];
  return (
    <ListItem divider disableGutters sx={{ display: 'block' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {`${t('prints.cards', { count: cards })} · ${choiceWord(printLog.fields['state'], state, language)}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {`${place} · ${centreName} · ${madeByName} · ${dateTime(madeAt)}`}
          </Typography>
          {reprints > 0 && (
            <Typography variant="body2">{t('prints.reprints', { count: reprints })}</Typography>
          )}
          {state === 'running' && print.job && (
            <Typography variant="body2" role="status">
              {t('print.progress', { done: print.job.done, total: cards })}
            </Typography>
          )}
          {state === 'failed' && print.job?.error && (
            <Typography variant="body2" color="error">
              {print.job.error.message}
            </Typography>
          )}
        </div>
        <PrintActions print={print} />
      </Stack>
    </ListItem>
  );
}

function PrintActions({ print: { id, state, hasFile, cards } }: { print: CardPrint }) {
  const { t } = useTranslation('cards');
  const { act, isBusy } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const isWaiting = state === 'queued' || state === 'failed';
  return (
    <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
      {isWaiting && (
        <>
          <Button startIcon={<Icon path={mdiDeleteOutline} />} onClick={() => setIsAsking(true)}>
            {t('prints.remove')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPrinterOutline} />}
            loading={isBusy}
            loadingPosition="start"
            onClick={() =>
              void act({ run: () => runPrint(id), done: t('print.started'), failed: t('print.failed') })
            }
          >
            {t('prints.run')}
          </Button>
        </>
      )}
      {hasFile && state === 'ready' && (
        <FileButton
          act="open"
          href={callUrl(cardPrints.file, { params: { id } })}
          startIcon={<Icon path={mdiDownloadOutline} />}
        >
          {t('print.open')}
        </FileButton>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('prints.removeTitle')}
          text={t('prints.removeText', { count: cards })}
          confirmLabel={t('prints.remove')}
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() =>
            void act({
              run: () => discardPrint(id),
              done: t('prints.removed'),
              failed: t('prints.removeFailed'),
              onDone: () => setIsAsking(false),
            })
          }
        />
      )}
    </Stack>
  );
}
