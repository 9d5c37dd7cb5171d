import { expect, vi } from 'vitest';
import { isRunning } from './postmaster-pid.ts';

/** Starting or recovering a database takes a second on a quiet machine and many on a busy one. */
export const startLimit = { timeout: 60_000, interval: 20 };

/** Waits, as the kernel takes a moment to remove a process that has ended. */
export async function expectGone(pid: number | null): Promise<void> {
  await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false), startLimit);
}
