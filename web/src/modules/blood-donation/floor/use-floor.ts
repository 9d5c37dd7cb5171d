import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { floor } from '@sewa/contract/blood-donation/floor/floor';
import { UNDO_MS } from '@sewa/contract/blood-donation/floor/floor-moves';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answered, Outcome } from '../../../platform/outbox/outcomes.ts';
import { showToast } from '../../../platform/toast.ts';
import { type FloorCall, sendAct } from './floor.queries.ts';

export interface Done {
  visit: string;
  step: string;
  text: string;
  at: number;
  isWaiting: boolean;
  /** A deferral was made, whose slip can be printed. */
  hasSlip: boolean;
}

/** Acts of one station: kept, told, and for a minute undone. */
export function useFloor(camp: string, station: CampStation) {
  const { t } = useTranslation('floor');
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** True when it is done or kept on the device. */
  async function act(
    endpoint: FloorCall,
    visit: { id: string; number: number },
    { body, text }: { body: object; text: string },
  ): Promise<boolean> {
    setIsBusy(true);
    try {
      const sent = await sendAct(endpoint, {
        camp,
        visit: visit.id,
        body,
        describe: t('queued', { number: queueText(visit.number), act: text }),
        station,
      });
      if (sent.outcome.kind === 'refused') {
        showToast(toastTypes.ERROR, sent.outcome.message);
        return false;
      }
      setDone({
        visit: visit.id,
        step: sent.step,
        text: t('done', { number: queueText(visit.number), act: text }),
        at: Date.now(),
        isWaiting: sent.outcome.kind === 'waiting',
        hasSlip: hasSlip(sent.outcome),
      });
      if (sent.outcome.kind === 'waiting')
        void sent.outcome.final.then((answer) => settle(sent.step, answer));
      return true;
    } catch (error) {
      console.warn('An act could not be kept', error);
      showToast(toastTypes.ERROR, t('notKept'));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  /** What waited is done by now, or was refused; another act may have come after it. */
  function settle(step: string, answer: Answered<unknown>): void {
    const after = (one: Done): Done | null =>
      answer.kind === 'done' ? { ...one, isWaiting: false, hasSlip: hasSlip(answer) } : null;
    setDone((now) => (now?.step === step ? after(now) : now));
  }

  async function undo(): Promise<void> {
    if (done === null) return;
    setIsBusy(true);
    try {
      const { outcome } = await sendAct(floor.undo, {
        camp,
        visit: done.visit,
        body: { step: done.step },
        describe: t('undoQueued', { act: done.text }),
        station,
      });
      if (outcome.kind === 'refused') showToast(toastTypes.ERROR, outcome.message);
      else showToast(toastTypes.SUCCESS, t('undone'));
      setDone(null);
    } catch (error) {
      console.warn('An undo could not be kept', error);
      showToast(toastTypes.ERROR, t('notKept'));
    } finally {
      setIsBusy(false);
    }
  }
  return { camp, act, undo, done, setDone, settle, isBusy };
}
export type Floor = ReturnType<typeof useFloor>;

function hasSlip(answer: Outcome<unknown> | Answered<unknown>): boolean {
  return answer.kind === 'done' && (answer.reply as FloorVisit).deferral !== null;
}

/** The time, told again every so often. */
export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export function secondsLeft(done: Done, now: number): number {
  return Math.max(0, Math.ceil((done.at + UNDO_MS - now) / 1_000));
}
