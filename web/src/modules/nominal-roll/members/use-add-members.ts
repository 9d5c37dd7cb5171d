import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import type { AddResult } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../platform/call-error.ts';
import { showToast } from '../../../platform/toast.ts';
import { addMembers } from '../roll.queries.ts';

/** Whom to add: by id, by number, or all of another roll. */
interface Wanted {
  sewadars?: readonly string[];
  numbers?: readonly number[];
  /** The code of a scanned badge. */
  card?: string;
  from?: string;
}

export interface Adding {
  results: readonly AddResult[];
  isBusy: boolean;
  add(wanted: Wanted, remark?: string): Promise<void>;
  /** The same for a scan, which says by itself when it fails. */
  addScanned(wanted: Pick<Wanted, 'numbers' | 'card'>): Promise<readonly AddResult[]>;
}

/** Adds and keeps the answers, the latest first; a person stands once in them. */
export function useAddMembers(roll: Roll, role: string): Adding {
  const { t } = useTranslation('nominal-roll');
  const [results, setResults] = useState<readonly AddResult[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const addNow = async ({ sewadars = [], numbers = [], card, from }: Wanted, remark: string) => {
    const fresh = await addMembers(roll.id, {
      sewadars: [...sewadars],
      numbers: [...numbers],
      ...(card === undefined ? {} : { card }),
      from: from ?? null,
      days: null,
      role: role.trim(),
      remark,
    });
    setResults((before) => [...fresh, ...before.filter((one) => !fresh.some((other) => isSame(one, other)))]);
    return fresh;
  };
  return {
    results,
    isBusy,
    addScanned: (wanted) => addNow(wanted, ''),
    add: async (wanted, remark = '') => {
      setIsBusy(true);
      try {
        await addNow(wanted, remark);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        showToast(toastTypes.ERROR, error.said ?? t('members.addFailed'));
      } finally {
        setIsBusy(false);
      }
    },
  };
}

function isSame(one: AddResult, other: AddResult): boolean {
  return one.sewadar === null ? one.number === other.number : one.sewadar === other.sewadar;
}
