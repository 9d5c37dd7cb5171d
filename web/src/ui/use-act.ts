import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useState } from 'react';
import { CallError } from '../platform/call-error.ts';
import { showToast, type Undo } from '../platform/toast.ts';

/** One act with its two toasts: the server's own text when it refuses, else the fallback. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);

  async function act<Reply>(options: {
    run: () => Promise<Reply>;
    done: string | ((reply: Reply) => string);
    /** Shown where no answer came: it may have been done all the same. */
    failed: string;
    /** The way back, where the data allows it. */
    undo?: Undo | ((reply: Reply) => Undo | undefined) | undefined;
    onDone?: (reply: Reply) => void;
    /** True: the refusal is answered elsewhere, by a question, and needs no toast. */
    onRefused?: (error: CallError) => boolean;
  }): Promise<void> {
    setIsBusy(true);
    try {
      const reply = await options.run();
      const undo = typeof options.undo === 'function' ? options.undo(reply) : options.undo;
      const done = typeof options.done === 'function' ? options.done(reply) : options.done;
      showToast(toastTypes.SUCCESS, done, undo);
      options.onDone?.(reply);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!options.onRefused?.(error)) showToast(toastTypes.ERROR, error.said ?? options.failed);
    } finally {
      setIsBusy(false);
    }
  }

  return { act, isBusy };
}
