import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readOrCreatePrivateFile, writePrivateFile } from '../../private-file.ts';
import { EmbeddedError } from './embedded-error.ts';

const State = z.object({
  superuserPassword: z.string().min(1),
  ownerPassword: z.string().min(1),
  /** Preferred at the next start, so that a tool pointed at the database finds it again. */
  port: z.int().nullable(),
  /** False until the first start has finished: an interrupted one is taken up again as a first start. */
  isSettled: z.boolean(),
});
export type State = z.infer<typeof State>;

export const stateFile = (dataDir: string) => join(dataDir, 'database.json');

export async function readOrCreateState(dataDir: string): Promise<State> {
  const file = stateFile(dataDir);
  return parse(file, await readOrCreatePrivateFile(file, () => format(newState())));
}

export async function changeState(dataDir: string, change: Partial<State>): Promise<State> {
  const file = stateFile(dataDir);
  const state = { ...(await readOrCreateState(dataDir)), ...change };
  await writePrivateFile(file, format(state));
  return state;
}

export async function rememberPort(dataDir: string, port: number): Promise<State> {
  const state = await readOrCreateState(dataDir);
  return state.port === port ? state : changeState(dataDir, { port });
}

function newState(): State {
  const password = () => randomBytes(24).toString('base64url');
  return { superuserPassword: password(), ownerPassword: password(), port: null, isSettled: false };
}

const format = (state: State) => `${JSON.stringify(state, null, 2)}\n`;

function parse(file: string, text: string): State {
  try {
    return State.parse(JSON.parse(text));
  } catch {
    throw new EmbeddedError(
      `${file} is damaged; it holds the database's passwords. Put it back from a copy.`,
    );
  }
}
