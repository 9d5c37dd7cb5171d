import type { GridPerson } from '@sewa/contract/attendance/month-grid';
import { markLetters, NO_ENTRY } from '@sewa/contract/attendance/register';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answered } from '../../../../platform/outbox/outcomes.ts';
import { type CellMark, sendMark, showMark } from './grid.queries.ts';
import { withLetter } from './grid.rules.ts';

interface Unsaved extends CellMark {
  /** What the server has not confirmed; a refused one stays until somebody decides. */
  state: 'saving' | 'refused';
  message: string;
  describe: string;
}

const keyOf = ({ sheet, sewadar }: Pick<CellMark, 'sheet' | 'sewadar'>) => `${sheet} ${sewadar}`;

/** Marks are shown at once, sent in the background, and stand out when they were refused. */
export function useGridMarks() {
  const { t } = useTranslation('attendance');
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const put = (one: Unsaved) => setUnsaved((before) => new Map(before).set(keyOf(one), one));
  const drop = (one: Unsaved) =>
    setUnsaved((before) => {
      // A later mark of the same cell stands there meanwhile.
      if (before.get(keyOf(one))?.mark !== one.mark) return before;
      const next = new Map(before);
      next.delete(keyOf(one));
      return next;
    });

  async function give(cell: CellMark, describe: string): Promise<void> {
    const one: Unsaved = { ...cell, state: 'saving', message: '', describe };
    put(one);
    const answered = await answerTo(cell, describe);
    if (answered.kind === 'refused') return put({ ...one, state: 'refused', message: answered.message });
    // What its user took off the list of what waits was never saved.
    if (answered.kind === 'done') await showMark(cell);
    drop(one);
  }

  async function answerTo(cell: CellMark, describe: string): Promise<Answered<null>> {
    try {
      const outcome = await sendMark(cell, describe);
      // Without a connection it waits on this device, and the outbox says so.
      return outcome.kind === 'waiting' ? await outcome.final : outcome;
    } catch (error) {
      // The device could not store it, and sending it at once failed, too.
      console.warn('A mark could not be kept', error);
      return { kind: 'refused', message: t('grid.notKept') };
    }
  }

  const refused = [...unsaved.values()].filter(({ state }) => state === 'refused');
  return {
    refused,
    give,
    discard: () => {
      for (const one of refused) drop(one);
    },
    tryAgain: () => {
      for (const { sheet, sewadar, mark, describe } of refused) void give({ sheet, sewadar, mark }, describe);
    },
    /** The letters of somebody with what is not confirmed yet, and which of them that is: s saving, r refused. */
    shown: ({ sewadar, letters }: GridPerson, sheets: readonly { id: string }[]) => {
      let [text, states] = [letters, ''];
      if (unsaved.size === 0) return { letters, states };
      for (const [place, { id }] of sheets.entries()) {
        const one = unsaved.get(keyOf({ sheet: id, sewadar }));
        if (one) text = withLetter(text, place, one.mark === null ? NO_ENTRY : markLetters[one.mark]);
        states += one === undefined ? ' ' : one.state.charAt(0);
      }
      return { letters: text, states: states.trim() === '' ? '' : states };
    },
  };
}
