import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds that the thread itself worked, whatever else the machine did meanwhile. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest tasks of the page's main thread while something is done. */
export async function longestTasks(page: Page, work: () => Promise<void>): Promise<number[]> {
  return (await mainTasks(page, work)).sort((one, other) => other - one).slice(0, 5);
}

/** What something costs the page's main thread, until it is drawn. */
export async function costOf(page: Page, work: () => Promise<void>): Promise<number> {
  return (await mainTasks(page, work)).reduce((sum, one) => sum + one, 0);
}

/**
 * In milliseconds of the thread's own CPU. Durations by the clock would be those of a busy machine; a slower processor takes
 * as many times longer as it is slower.
 */
async function mainTasks(page: Page, work: () => Promise<void>): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await work();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await isComplete;
  await devtools.detach();
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
