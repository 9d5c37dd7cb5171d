import type { Trip } from '@sewa/contract/transport/trips';
import { useTranslation } from 'react-i18next';
import type { Undo } from '../../../platform/toast.ts';
import { undoTripStep } from './trip.queries.ts';

/** What the toast of a step offers. */
export function useTripUndo(): (moved: Pick<Trip, 'id' | 'version' | 'number'>) => Undo {
  const { t } = useTranslation('transport');
  return (moved) => ({
    run: () => undoTripStep(moved),
    done: t('undo.done', { number: moved.number }),
    failed: t('undo.failed'),
  });
}
