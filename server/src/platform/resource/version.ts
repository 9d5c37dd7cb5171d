import { PortalError } from '../http/portal-error.ts';

/** The record is locked and read before this is asked, so that of two editors exactly one is told of the other. */
export function assertVersion(current: { version: number }, version: number): void {
  if (current.version !== version) throw new PortalError('CONFLICT', { data: current });
}
