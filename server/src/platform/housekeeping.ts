import type { Log } from './log.ts';

/** Something that is done once an hour: deleting what has expired, correcting what has drifted. */
export interface HousekeepingStep {
  /** For the log, as a noun phrase: "expired sign-in data". */
  name: string;
  run(): Promise<unknown>;
}

interface Housekeeping {
  /** One round, outside its hour. */
  run(): Promise<void>;
  /** Starts no further step. A step that is under way is not waited for: it runs again after the next start. */
  stop(): void;
}

const hour = 3_600_000;

/** Steps run one after the other and independently: one that fails is logged and keeps no other from running. */
export function startHousekeeping(options: {
  steps: readonly HousekeepingStep[];
  log: Log;
  everyMs?: number;
}): Housekeeping {
  const { steps, log, everyMs = hour } = options;
  let isStopped = false;
  let round: Promise<void> | null = null;

  async function runSteps(): Promise<void> {
    for (const step of steps) {
      if (isStopped) return;
      try {
        await step.run();
      } catch (error) {
        // After stop the database is closed under a running step; that is no fault.
        if (!isStopped) log.error(`housekeeping: ${step.name} failed: ${textOf(error)}`);
      }
    }
  }

  /** A round that takes longer than an hour is joined, not started a second time. */
  function run(): Promise<void> {
    round ??= runSteps().finally(() => {
      round = null;
    });
    return round;
  }

  const timer = setInterval(() => void run(), everyMs);
  return {
    run,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
