import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getConnection } from '../platform/connection.ts';
import { showToast } from '../platform/toast.ts';
import { loadAhead, useLoaded } from '../platform/use-loaded.ts';

/** A part of the shell that is fetched when it is first needed: a menu at its first opening. */
export interface LaterPart<P extends object> {
  load(): Promise<{ Part: ComponentType<P> }>;
  /** Fetches it ahead, when the line is free or a hand is already on the button. */
  preload(): Promise<void>;
}

export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LaterPart<P> {
  const load = async () => ({ Part: await fetchPart() });
  const preload = async () => {
    // Chromium does not ask again for what it could not fetch, so nothing is fetched ahead without a connection.
    if (getConnection() === 'lost') return;
    await loadAhead(load).catch(() => {
      // Shown when somebody opens it.
    });
  };
  return { load, preload };
}

interface LaterProps<P extends object> {
  part: LaterPart<P>;
  props: P;
  /** After the failure was shown: closes it, so that it can be opened again. */
  onFailed?: () => void;
}

export function Later<P extends object>({ part: { load }, props, onFailed }: LaterProps<P>) {
  const { t } = useTranslation('app');
  const { part, hasFailed } = useLoaded(load);
  const reportFailure = useEffectEvent(() => {
    showToast(toastTypes.ERROR, t('page.partFailed'));
    onFailed?.();
  });
  useEffect(() => {
    if (hasFailed) reportFailure();
  }, [hasFailed]);
  return part && <part.Part {...props} />;
}
