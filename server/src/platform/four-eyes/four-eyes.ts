import {
  findMove,
  judge,
  type Move,
  type MoveRefusal,
  standingDeciders,
  statusText,
} from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { AclKey, ActOf } from '@sewa/contract/kernel/rights/rights';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { PortalError } from '../http/portal-error.ts';
import type { DecidedRecord, FourEyes, RefusalCode } from './decided-table.ts';
import { staleDecision } from './stale-decision.ts';

export interface Decision<Key extends AclKey, Status extends number, Decider extends string> {
  readonly record: DecidedRecord<Decider>;
  readonly to: number;
  readonly reason: string;
  /** The version that whoever decides has seen. */
  readonly version: number;
  readonly who: Who;
  /** What the record's own rules have against the move. */
  readonly check?: (move: Move<Status, ActOf<Key>, Decider>) => RefusalCode | null;
}

/**
 * The move, if this user may make it now. Throws otherwise: a record that changed since it was seen is refused with who
 * did what, also when the same click comes from twenty clients at once.
 */
export async function assertDecision<Key extends AclKey, Status extends number, Decider extends string>(
  tx: Tx,
  four: FourEyes<Key, Status, Decider>,
  decision: Decision<Key, Status, Decider>,
): Promise<Move<Status, ActOf<Key>, Decider>> {
  const { record, to, reason, version, who, check } = decision;
  if (record.version !== version) throw await staleDecision(tx, four, { record, version });
  const refusal = judge<Key, Status, Decider, RefusalCode>(four.machine, {
    record,
    to,
    user: { id: who.userId, acl: who.acl },
    hasReason: reason !== '',
    ...(check ? { check } : {}),
  });
  const move = findMove(four.machine, record.status, to);
  if (refusal !== null || move === null) throw refused(four, { record, to }, refusal ?? 'MOVE_UNKNOWN');
  return move;
}

/** What a move writes: the status, who decided, and no longer the decisions that it takes back. */
export function decisionColumns<Key extends AclKey, Status extends number, Decider extends string>(
  four: FourEyes<Key, Status, Decider>,
  {
    move,
    who,
    reason,
    at,
  }: { move: Move<Status, ActOf<Key>, Decider>; who: Who; reason: string; at: string },
): Record<string, unknown> {
  const decided = move.decider && four.deciders[move.decider];
  return {
    status: move.to,
    status_since: at,
    reason,
    ...clearedDeciders(four, standingDeciders(four.machine, move.to)),
    ...(decided ? { [decided]: who.userId, [`${decided}_name`]: who.name, [`${decided}_at`]: at } : {}),
  };
}

/** What an edit of substance writes: the record waits from the start again, and its editor decides nothing about it. */
export function substanceColumns<Key extends AclKey, Status extends number, Decider extends string>(
  four: FourEyes<Key, Status, Decider>,
  edit: { who: Who; editors: readonly string[]; from: number; first: Status; at: string },
): Record<string, unknown> {
  const { who, editors, from, first, at } = edit;
  return {
    editors: [...new Set([...editors, who.userId])],
    ...clearedDeciders(four, standingDeciders(four.machine, first)),
    ...(from === first ? {} : { status: first, status_since: at, reason: '' }),
  };
}

/** What the code of a refusal is for this kind of record. */
function refusalCode(
  { refusals }: Pick<FourEyes<never, never, never>, 'refusals'>,
  refusal: Exclude<MoveRefusal, 'FORBIDDEN'>,
): RefusalCode {
  return refusals?.[refusal] ?? generalCodes[refusal];
}

const generalCodes = {
  MOVE_UNKNOWN: 'STATUS_MOVE_UNKNOWN',
  OWN_WORK: 'OWN_RECORD',
  SECOND_PERSON: 'SECOND_PERSON',
  REASON_NEEDED: 'DECISION_REASON_NEEDED',
} as const satisfies Record<Exclude<MoveRefusal, 'FORBIDDEN'>, RefusalCode>;

function clearedDeciders<Key extends AclKey, Status extends number, Decider extends string>(
  { deciders }: FourEyes<Key, Status, Decider>,
  standing: readonly Decider[],
): Record<string, null> {
  const gone = (Object.keys(deciders) as Decider[]).filter((decider) => !standing.includes(decider));
  return Object.fromEntries(
    gone.flatMap((decider) => {
      const column = deciders[decider];
      return [column, `${column}_name`, `${column}_at`].map((name) => [name, null] as const);
    }),
  );
}

function refused<Key extends AclKey, Status extends number, Decider extends string>(
  four: FourEyes<Key, Status, Decider>,
  { record, to }: { record: { status: number }; to: number },
  refusal: MoveRefusal | RefusalCode,
): PortalError {
  const { machine } = four;
  switch (refusal) {
    case 'FORBIDDEN': {
      const move = findMove(machine, record.status, to);
      return new PortalError(
        'FORBIDDEN',
        move ? { data: { requirement: right(machine.key, move.act) } } : {},
      );
    }
    case 'MOVE_UNKNOWN':
      return new PortalError(refusalCode(four, refusal), {
        words: (language) => ({
          from: statusText(machine, record.status, language),
          to: statusText(machine, to, language),
        }),
      });
    case 'REASON_NEEDED':
      return new PortalError(refusalCode(four, refusal), { fields: { reason: 'missing' } });
    case 'OWN_WORK':
    case 'SECOND_PERSON':
      return new PortalError(refusalCode(four, refusal));
    default:
      return new PortalError(refusal);
  }
}
