import type { ComponentType } from 'react';
import { loadAhead, useLoaded } from '../platform/use-loaded.ts';

/** A part of the shell that is fetched when it is first needed: a menu at its first opening. */
export interface LaterPart<P extends object> {
  load(): Promise<{ Part: ComponentType<P> }>;
  /** Fetches it ahead, when the line is free or a hand is already on the button. */
  preload(): void;
}

export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LaterPart<P> {
  const load = async () => ({ Part: await fetchPart() });
  const preload = () => {
    loadAhead(load).catch(() => {
      // Tried again when it is needed.
    });
  };
  return { load, preload };
}

export function Later<P extends object>({ part: { load }, props }: { part: LaterPart<P>; props: P }) {
  const { part } = useLoaded(load);
  return part && <part.Part {...props} />;
}
