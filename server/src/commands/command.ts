import { createInterface } from 'node:readline/promises';
import { type Config, readConfig } from '../config.ts';
import type { Log } from '../platform/log.ts';
import { reasonOf } from '../start-error.ts';

/** Its text is for the person at the keyboard. */
export class CommandError extends Error {}

export type Invocation = { config: Config; words: string[]; isSure: boolean };

/** Runs one command of `npm run`: an error is one line and exit code 1. */
export async function runCommand(work: (invocation: Invocation) => Promise<void>): Promise<void> {
  const given = process.argv.slice(2);
  const words = given.filter((word) => !word.startsWith('--'));
  try {
    const unknown = given.find((word) => word.startsWith('--') && word !== '--yes');
    if (unknown) throw new CommandError(`${unknown} is not known here; only --yes is.`);
    await work({ config: readConfig(process.env), words, isSure: given.includes('--yes') });
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** Asks for the word itself: a stray Enter must not delete anything. */
export async function confirm(question: string, word: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CommandError(`${question} Nobody is here to answer; say --yes if this is meant.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question}\nType "${word}" to go on: `)).trim() === word;
  } finally {
    terminal.close();
  }
}

export const commandLog: Log = {
  info: () => {},
  warn: (text) => console.error(text),
  error: (text) => console.error(text),
};
