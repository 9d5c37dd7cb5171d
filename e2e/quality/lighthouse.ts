import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../../server/src/platform/db/embedded/free-port.ts';

export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  /** What kept a score from being full. */
  lost: string[];
}

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** One run of Lighthouse's own mobile profile: a slow phone on a slow line. */
export async function measure(options: {
  url: string;
  cookie?: string;
  launch: LaunchOptions;
}): Promise<Scores> {
  const port = await findFreePort(null);
  const args = [...(options.launch.args ?? []), `--remote-debugging-port=${port}`];
  const browser: Browser = await chromium.launch({ ...options.launch, args });
  try {
    const extraHeaders = options.cookie ? { Cookie: options.cookie } : {};
    const flags = { port, onlyCategories: [...categories], logLevel: 'error' as const, extraHeaders };
    const report = await lighthouse(options.url, flags);
    if (!report) throw new Error('Lighthouse gave no report');
    return scoresOf(report.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function scoresOf(report: Report): Scores {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const lost = Object.values(report.audits)
    .filter((audit) => audit.score !== null && audit.score < 1)
    .map((audit) => `${audit.id}: ${audit.displayValue ?? audit.title} (${audit.score})`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    lost,
  };
}
