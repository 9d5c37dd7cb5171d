import type { Log } from './log.ts';

/** Something that is done at the start and once an hour: deleting what has expired, correcting what has drifted. */
export interface HousekeepingStep {
  /** For the log, as a noun phrase: "expired sign-in data". */
  name: string;
  /** Not again within this time after it succeeded. */
  everyHours?: number;
  /** Concerns what this server has on its own disk: every server runs it. */
  isLocal?: true;
  /** Not in the round at the start, when there is enough to do. */
  isLater?: true;
  /** Says how much it did, for the operators. */
  run(progress: StepProgress): Promise<StepReport | undefined>;
}

type StepReport = Readonly<Record<string, number>>;

/** How far a step has come, so that one that was interrupted goes on from there. */
interface StepProgress {
  cursor: string | null;
  save(cursor: string | null): Promise<void>;
}

/** Where the state of the steps is stored, for all servers of one database. */
export interface HousekeepingLedger {
  /** Null when another server is at it, or when it is not due yet. */
  begin(step: HousekeepingStep): Promise<StepProgress | null>;
  succeed(step: HousekeepingStep, report: StepReport): Promise<void>;
  fail(step: HousekeepingStep, reason: string): Promise<void>;
}

interface Housekeeping {
  /** One round, outside its hour. */
  run(): Promise<void>;
  /**
   * Starts no further step, and resolves when the one that is under way has ended. Once the database is closed that is
   * soon: at its next statement. It runs again after the next start.
   */
  stop(): Promise<void>;
}

const hour = 3_600_000;
const unstored: StepProgress = { cursor: null, save: async () => undefined };

/**
 * Begins with a round at once. Steps run one after the other and independently: one that fails is logged and keeps no
 * other from running.
 */
export function startHousekeeping(options: {
  steps: readonly HousekeepingStep[];
  /** Without one nothing is remembered, and every step runs in every round. */
  ledger?: HousekeepingLedger;
  log: Log;
  everyMs?: number;
}): Housekeeping {
  const { steps, ledger, log, everyMs = hour } = options;
  let isStopped = false;
  let isFirst = true;
  let round: Promise<void> | null = null;

  async function runStep(step: HousekeepingStep): Promise<void> {
    const progress = ledger ? await ledger.begin(step) : unstored;
    if (progress === null && !step.isLocal) return;
    try {
      const report = (await step.run(progress ?? unstored)) ?? {};
      await ledger?.succeed(step, report);
      if (Object.values(report).some((count) => count > 0))
        log.info(`housekeeping: ${step.name}: ${wordsOf(report)}`);
    } catch (error) {
      // After stop the database is closed under a running step; that is no fault.
      if (isStopped) return;
      await ledger?.fail(step, textOf(error));
      throw error;
    }
  }

  async function runSteps(): Promise<void> {
    const due = isFirst ? steps.filter(({ isLater }) => !isLater) : steps;
    isFirst = false;
    for (const step of due) {
      if (isStopped) return;
      try {
        await runStep(step);
      } catch (error) {
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

  void run();
  const timer = setInterval(() => void run(), everyMs);
  return {
    run,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}

function wordsOf(report: StepReport): string {
  return Object.entries(report)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
