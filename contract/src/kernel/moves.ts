import type { Acl } from './rights/acl.ts';
import { holds } from './rights/requirement.ts';
import type { AclKey, ActOf } from './rights/rights.ts';
import type { Language, Texts } from './values/languages.ts';

/** One allowed change of status. */
export interface Move<Status extends number, Act extends string, Decider extends string = never> {
  readonly from: Status;
  readonly to: Status;
  /** The act of the machine's key that it asks for. */
  readonly act: Act;
  /** As what its mover is remembered. */
  readonly decider?: Decider;
  /** Who decided an earlier level and so does not decide this one: two levels are two people. */
  readonly otherThan?: Decider;
  /** Needs a reason, although other moves into the same status do not. */
  readonly needsReason?: true;
}

/** The life of a record as data: buttons, the server, its queries and the papers read the same table. */
export interface StatusMachine<Key extends AclKey, Status extends number, Decider extends string = never> {
  readonly key: Key;
  /** Every move there is; what is not in it is refused. */
  readonly moves: readonly Move<Status, ActOf<Key>, Decider>[];
  /** Where each open status leads on to; the other moves hold, refuse or send back. */
  readonly onward: Readonly<Partial<Record<Status, Status>>>;
  /** Moves into these need a reason. */
  readonly withReason: readonly Status[];
  /** Acts of those who made or edited the record; every other act is a decision. */
  readonly ownActs: readonly ActOf<Key>[];
  readonly labels: Readonly<Record<Status, Texts>>;
}

/** What the rules of every machine look at. */
export type MovedRecord<Decider extends string = never> = {
  readonly status: number;
  readonly madeBy: string;
  /** Everybody who edited it since it was last submitted. */
  readonly editors: readonly string[];
} & { readonly [Name in Decider]: string | null };

export type MoveRefusal = 'MOVE_UNKNOWN' | 'FORBIDDEN' | 'OWN_WORK' | 'SECOND_PERSON' | 'REASON_NEEDED';

/** Null: the move may be made. `check` is what the record's own rules have against it. */
export function judge<
  Key extends AclKey,
  Status extends number,
  Decider extends string,
  Refusal extends string = never,
>(
  machine: StatusMachine<Key, Status, Decider>,
  judged: {
    record: MovedRecord<Decider>;
    to: number;
    user: { id: string; acl: Acl };
    /** Left out where only the button is judged. */
    hasReason?: boolean | undefined;
    check?: (move: Move<Status, ActOf<Key>, Decider>) => Refusal | null;
  },
): MoveRefusal | Refusal | null {
  const { record, to, user, hasReason = true, check } = judged;
  const move = findMove(machine, record.status, to);
  if (!move) return 'MOVE_UNKNOWN';
  if (!holds(user.acl, machine.key, move.act)) return 'FORBIDDEN';
  if (isDecision(machine, move) && isOwnWork(record, user.id)) return 'OWN_WORK';
  if (move.otherThan && record[move.otherThan] === user.id) return 'SECOND_PERSON';
  const refusal = check?.(move) ?? null;
  if (refusal !== null) return refusal;
  return (move.needsReason || needsReason(machine, to)) && !hasReason ? 'REASON_NEEDED' : null;
}

/** Four eyes: whoever made or edited a record does not decide it. */
export function isOwnWork(record: { madeBy: string; editors: readonly string[] }, user: string): boolean {
  return record.madeBy === user || record.editors.includes(user);
}

export function isDecision<Key extends AclKey, Status extends number, Decider extends string>(
  machine: StatusMachine<Key, Status, Decider>,
  { act }: { act: ActOf<Key> },
): boolean {
  return !machine.ownActs.includes(act);
}

export function findMove<Key extends AclKey, Status extends number, Decider extends string>(
  { moves }: StatusMachine<Key, Status, Decider>,
  from: number,
  to: number,
): Move<Status, ActOf<Key>, Decider> | null {
  return moves.find((move) => move.from === from && move.to === to) ?? null;
}

/** The moves along which records go on; one for each open status. */
export function onwardMoves<Key extends AclKey, Status extends number, Decider extends string>({
  moves,
  onward,
}: StatusMachine<Key, Status, Decider>): readonly Move<Status, ActOf<Key>, Decider>[] {
  return moves.filter(({ from, to }) => onward[from] === to);
}

/** The step that a record waits for; whoever may take it is who must act next. Null: it is closed. */
export function nextStep<Key extends AclKey, Status extends number, Decider extends string>(
  machine: StatusMachine<Key, Status, Decider>,
  status: number,
): Move<Status, ActOf<Key>, Decider> | null {
  return onwardMoves(machine).find(({ from }) => from === status) ?? null;
}

/**
 * The deciders whose decision still stands in a status: those along the way to it. A record that is sent back loses the
 * decisions behind it; a status aside from the way (cancelled, on hold) keeps them all.
 */
export function standingDeciders<Key extends AclKey, Status extends number, Decider extends string>(
  machine: StatusMachine<Key, Status, Decider>,
  status: number,
): readonly Decider[] {
  const onward = onwardMoves(machine);
  const deciders = (moves: readonly Move<Status, ActOf<Key>, Decider>[]) =>
    moves.flatMap(({ decider }) => (decider ? [decider] : []));
  const isOnTheWay = onward.some(({ from, to }) => from === status || to === status);
  if (!isOnTheWay) return deciders(onward);
  const behind: Move<Status, ActOf<Key>, Decider>[] = [];
  let reached: number = status;
  for (let move = into(reached); move && !behind.includes(move); move = into(reached)) {
    behind.push(move);
    reached = move.from;
  }
  return deciders(behind).reverse();

  function into(to: number) {
    return onward.find((move) => move.to === to);
  }
}

/** For so long whoever made a move can undo it. */
export const UNDO_MINUTES = 10;

/** The last move of a record, as far as undoing it asks. */
export interface UndoableMove {
  readonly by: string;
  readonly at: string;
  readonly from: number;
  /** The version of the record since. */
  readonly version: number;
}

/** Only by who made the move, who still has the right for it, soon, and while nothing has happened since. */
export function mayUndoMove<Key extends AclKey, Status extends number, Decider extends string>(
  machine: StatusMachine<Key, Status, Decider>,
  asked: {
    record: { status: number; version: number; undo: UndoableMove | null };
    /** The version that the user has seen. */
    version: number;
    user: { id: string; acl: Acl };
    now: number;
  },
): boolean {
  const { record, version, user, now } = asked;
  const { undo, status } = record;
  if (undo === null || undo.by !== user.id) return false;
  if (record.version !== version || undo.version !== version) return false;
  const move = findMove(machine, undo.from, status);
  if (!move || !holds(user.acl, machine.key, move.act)) return false;
  return now - Date.parse(undo.at) <= UNDO_MINUTES * 60_000;
}

export function needsReason<Key extends AclKey, Status extends number, Decider extends string>(
  { withReason }: StatusMachine<Key, Status, Decider>,
  to: number,
): boolean {
  return withReason.some((status) => status === to);
}

export function statusText<Key extends AclKey, Status extends number, Decider extends string>(
  { labels }: StatusMachine<Key, Status, Decider>,
  status: number,
  language: Language,
): string {
  const texts: Readonly<Record<number, Texts>> = labels;
  return texts[status]?.[language] ?? String(status);
}
