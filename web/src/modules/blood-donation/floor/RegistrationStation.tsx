import { mdiAccountPlusOutline, mdiPrinterOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import { visitPrints } from '@sewa/contract/blood-donation/print';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import type { Answered } from '../../../platform/outbox/outcomes.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CameraButton } from '../../../ui/scan/CameraButton.tsx';
import { useKeepFocus } from '../../../ui/scan/use-keep-focus.ts';
import { ConsentPanel, type Signed } from './ConsentPanel.tsx';
import type { ChosenComer } from './chosen-comer.ts';
import { FoundDonors } from './FoundDonors.tsx';
import { sendRegistration, useUnsentRegistrations } from './floor.queries.ts';
import { LeavingButtons } from './LeavingButtons.tsx';
import { NewDonorForm } from './NewDonorForm.tsx';
import { BigButton, LineList, StationFrame } from './StationFrame.tsx';
import type { StationProps } from './station-props.ts';
import { useFloor } from './use-floor.ts';
import { VisitCard } from './VisitCard.tsx';

const CARD = /^D[0-9A-Z]{9}$/i;
const RECENT = 8;

/** Who was registered last; the row comes with the answer, or later with the line. */
interface Registered {
  visit: string;
  row: FloorVisit | null;
}

/** A card, three letters or somebody new; the consent; a number. */
export function RegistrationStation({ camp, visits }: StationProps) {
  const { t } = useTranslation('floor');
  const language = useStore(languageStore);
  const floorActs = useFloor(camp.id, 'registration');
  const unsent = useUnsentRegistrations(camp.id);
  const [typed, setTyped] = useState('');
  const [isNew, setIsNew] = useState(false);
  const [comer, setComer] = useState<ChosenComer | null>(null);
  const [registered, setRegistered] = useState<Registered | null>(null);
  const row = registered && (visits.find(({ id }) => id === registered.visit) ?? registered.row);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const start = () => {
    setTyped('');
    setIsNew(false);
    setComer(null);
    setRegistered(null);
  };
  const choose = (next: ChosenComer | null) => {
    setComer(next);
    setRefusal(null);
  };
  const chooseCard = (code: string) =>
    choose({ who: { code }, name: t('register.cardQueued', { code }), language, lastDonationOn: null });
  const submit = () => {
    const code = typed.trim();
    if (CARD.test(code)) chooseCard(code.toUpperCase());
  };
  const register = async ({ language: chosen, mayBeCalled, ...signed }: Signed) => {
    if (comer === null) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      const { name } = comer;
      const who =
        'newDonor' in comer.who
          ? { ...comer.who, newDonor: { ...comer.who.newDonor, language: chosen, mayBeCalled } }
          : comer.who;
      const describe = `${t('register.act')}: ${name}`;
      const { outcome, step, visit } = await sendRegistration(camp.id, { who, ...signed, describe });
      if (outcome.kind === 'refused') return setRefusal(outcome.message);
      setComer(null);
      setIsNew(false);
      setTyped('');
      const reply = outcome.kind === 'done' ? outcome.reply : null;
      setRegistered({ visit, row: reply });
      const text = reply
        ? t('done', { number: queueText(reply.number), act: t('register.act') })
        : `${t('register.act')}: ${name}`;
      floorActs.setDone({ visit, step, text, at: Date.now(), isWaiting: reply === null, hasSlip: false });
      if (outcome.kind === 'waiting') void outcome.final.then((answer) => settle({ visit, step }, answer));
    } catch (error) {
      console.warn('A registration could not be kept', error);
      showToast(toastTypes.ERROR, t('notKept'));
    } finally {
      setIsBusy(false);
    }
  };
  /** What waited is registered by now, and its number shows; or it was refused, and nobody waits for a number. */
  const settle = ({ visit, step }: { visit: string; step: string }, answer: Answered<unknown>) => {
    floorActs.settle(step, answer);
    if (answer.kind !== 'done') setRegistered((now) => (now?.visit === visit ? null : now));
  };
  const waiting = visits.filter(({ status, outcome }) => status === 1 && outcome === '');
  const undo = { ...floorActs, undo: () => floorActs.undo().then(() => setRegistered(null)) };
  return (
    <StationFrame
      floor={undo}
      line={
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          {registered !== null && <RegisteredCard key={registered.visit} camp={camp.id} row={row} />}
          {comer !== null && (
            <ConsentPanel
              comer={comer}
              isBusy={isBusy}
              onBack={() => choose(null)}
              onSigned={(signed) => void register(signed)}
            />
          )}
          {/* Stays until somebody else is chosen: the donor reads from which day they are welcome. */}
          {refusal !== null && <Alert severity="error">{refusal}</Alert>}
          {isNew && (
            // Stays behind the consent: whoever goes back corrects what was typed, and types nothing anew.
            <Box sx={{ display: comer === null ? 'block' : 'none' }}>
              <NewDonorForm camp={camp.id} typed={typed} onBack={() => setIsNew(false)} onDone={choose} />
            </Box>
          )}
          {comer === null && !isNew && (
            <>
              <FindField
                typed={typed}
                onTyped={(text) => {
                  setTyped(text);
                  setRegistered(null);
                }}
                onSubmit={submit}
                onScan={chooseCard}
              />
              <FoundDonors camp={camp.id} typed={typed} onChosen={choose} />
              <BigButton onClick={() => setIsNew(true)}>
                <Icon path={mdiAccountPlusOutline} sx={{ mr: 1 }} />
                {t('register.new')}
              </BigButton>
              {registered !== null && (
                <Button onClick={start} sx={{ minHeight: 44 }}>
                  {t('register.next')}
                </Button>
              )}
              {unsent.length > 0 && (
                <Alert severity="warning">{t('waitsToBeSent', { count: unsent.length })}</Alert>
              )}
              <LineList title={t('waiting', { count: waiting.length })} isEmpty={waiting.length === 0}>
                {waiting.slice(-RECENT).map((visit) => (
                  <VisitCard key={visit.id} visit={visit}>
                    <LeavingButtons
                      visit={visit}
                      floor={floorActs}
                      station="registration"
                      canGoBack={false}
                    />
                  </VisitCard>
                ))}
              </LineList>
            </>
          )}
        </Stack>
      }
      work={null}
    />
  );
}

/** The number that is told to the donor, in sight also where the consent was longer than the screen. */
function RegisteredCard({ camp, row }: { camp: string; row: FloorVisit | null }) {
  const { t } = useTranslation('floor');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers of today answer with a promise, which React would take for what tidies up.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Paper
      ref={card}
      variant="outlined"
      sx={{ p: 2, textAlign: 'center', scrollMarginTop: '96px' }}
      role="status"
    >
      {row === null ? (
        <Typography>{t('register.numberLater')}</Typography>
      ) : (
        <>
          <Typography sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.2 }}>
            {t('register.yourNumber', { number: queueText(row.number) })}
          </Typography>
          <Typography>{row.name}</Typography>
          <PrintButton print={visitPrints.queueSlip} camp={camp} visit={row.id}>
            {t('register.slip')}
          </PrintButton>
          <PrintButton print={visitPrints.consent} camp={camp} visit={row.id}>
            {t('register.printConsent')}
          </PrintButton>
        </>
      )}
    </Paper>
  );
}

/** A card, a name, a number or a phone. A scanner types into it wherever the focus is. */
function FindField({
  typed,
  onTyped,
  onSubmit,
  onScan,
}: {
  typed: string;
  onTyped: (text: string) => void;
  onSubmit: () => void;
  onScan: (code: string) => void;
}) {
  const { t } = useTranslation('floor');
  const input = useRef<HTMLInputElement>(null);
  useKeepFocus(input);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        inputRef={input}
        label={t('register.find')}
        helperText={t('register.findHint')}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100 } }}
        sx={{ '& input': { fontSize: '1.25rem' } }}
      />
      <CameraButton onScan={onScan} />
    </Box>
  );
}

function PrintButton({
  print,
  camp,
  visit,
  children,
}: {
  print: typeof visitPrints.queueSlip | typeof visitPrints.consent;
  camp: string;
  visit: string;
  children: string;
}) {
  return (
    <Button
      startIcon={<Icon path={mdiPrinterOutline} />}
      onClick={() => void openFile(callUrl(print, { params: { id: camp, visit }, query: {} }))}
      sx={{ minHeight: 48, mt: 1, mx: 0.5 }}
    >
      {children}
    </Button>
  );
}
