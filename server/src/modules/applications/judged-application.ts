import { isDeepStrictEqual } from 'node:util';
import {
  applicationMoves,
  isEditable,
  type JudgedApplication,
  judgeMove,
  missingIn,
} from '@sewa/contract/applications/application-moves';
import {
  type ApplicationRecord,
  type ApplicationRow,
  applications,
} from '@sewa/contract/applications/applications';
import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../../platform/access/who.ts';
import { identityShownTo } from '../people/public.ts';
import type { StoredApplication } from './application-rows.queries.ts';

/** What the rules look at. */
export function judgedOf(kept: StoredApplication, today: string): JudgedApplication {
  const { type, birthDate, form, papers, photo } = kept;
  return {
    status: kept.status,
    madeBy: kept.madeBy,
    editors: kept.editors,
    preApprovedBy: kept.preApprovedBy,
    approvedBy: kept.approvedBy,
    isEditedSinceSentBack: !isDeepStrictEqual(kept.sentBack, entriesOf(kept)),
    missing: missingIn({
      type,
      birthDate,
      form,
      attachmentTypes: papers.map((paper) => paper.type),
      hasPhoto: photo !== null,
      today,
    }),
  };
}

/** Everything that somebody entered, as it is kept when it is sent back: a new paper is an edit too. */
export function entriesOf(kept: StoredApplication): Record<string, unknown> {
  return {
    centre: kept.centre,
    name: kept.name,
    nameLatin: kept.nameLatin,
    relativeKind: kept.relativeKind,
    relativeName: kept.relativeName,
    gender: kept.gender,
    birthDate: kept.birthDate,
    isBirthEstimated: kept.isBirthEstimated,
    phone: kept.phone,
    address: kept.address,
    aadhaar: kept.aadhaar,
    pan: kept.pan,
    sewadar: kept.sewadar,
    form: kept.form,
    photo: kept.photo,
    papers: kept.papers,
  };
}

/** The record as this user sees it: with what can be done now, and why the rest can not. */
export function recordFor(kept: StoredApplication, who: Who, today: string): ApplicationRecord {
  const judged = judgedOf(kept, today);
  const {
    editors: _e,
    preApprovedBy: _p,
    approvedBy: _a,
    identity: _i,
    undo: _u,
    papers,
    sentBack,
    ...shown
  } = kept;
  return {
    ...identityShownTo(who, shown),
    papers,
    missing: [...judged.missing],
    moves: applicationMoves
      .filter(({ from }) => from === kept.status)
      .map(({ to }) => ({ to, refusal: judgeMove({ application: judged, to, user: userOf(who) }) })),
    mayEdit: isEditable(kept.status) && meets(applications.update.requirement, who),
    before: sentBack && identityShownTo(who, { aadhaar: '', pan: '', ...sentBack }),
  };
}

/** The same as a line of a list. */
export function rowFor(kept: StoredApplication, who: Who, today: string): ApplicationRow {
  const application = judgedOf(kept, today);
  return {
    id: kept.id,
    version: kept.version,
    number: kept.number,
    type: kept.type,
    status: kept.status,
    statusSince: kept.statusSince,
    centre: kept.centre,
    centreName: kept.centreName,
    name: kept.name,
    nameLatin: kept.nameLatin,
    relativeKind: kept.relativeKind,
    relativeName: kept.relativeName,
    gender: kept.gender,
    birthDate: kept.birthDate,
    isBirthEstimated: kept.isBirthEstimated,
    phone: kept.phone,
    sewadar: kept.sewadar,
    photo: kept.photo,
    madeByName: kept.madeByName,
    madeAt: kept.madeAt,
    movesTo: applicationMoves
      .filter(
        ({ from, to }) => from === kept.status && judgeMove({ application, to, user: userOf(who) }) === null,
      )
      .map(({ to }) => to),
  };
}

export function userOf(who: Who): { id: string; acl: Acl } {
  return { id: who.userId, acl: who.acl };
}
