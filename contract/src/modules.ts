import { applications } from './applications/applications.ts';
import { applicationPrints } from './applications/print.ts';
import { attachments } from './attachments/attachments.ts';
import { graphs } from './home/graphs.ts';
import { search } from './home/search.ts';
import { waiting } from './home/waiting.ts';
import { imports } from './imports/imports.ts';
import { jobEvents, jobs } from './jobs/jobs.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import type { RealtimeEvent } from './kernel/realtime.ts';
import { oaeEvents } from './oae/events.ts';
import { blocks, gatherings } from './oae/gatherings.ts';
import { members } from './oae/members.ts';
import { oaePrints } from './oae/print.ts';
import { renewals } from './oae/renewals.ts';
import { sewadarEvents } from './sewadar/events.ts';
import { sewadarPrints } from './sewadar/print.ts';
import { merges, sewadars } from './sewadar/sewadars.ts';
import { transfers } from './sewadar/transfers.ts';
import { typeAhead } from './sewadar/type-ahead.ts';
import { audit } from './user/audit.ts';
import { userEvents } from './user/events.ts';
import { areas, centres, orgAcl, orgs } from './user/organisation.ts';
import { schedules } from './user/schedules.ts';
import { session } from './user/session.ts';
import { users } from './user/users.ts';

/** Every call of the portal, for those who walk them all: OpenAPI, the permission tests, the hostile requests. */
export const allEndpoints: readonly Endpoint[] = [
  session,
  users,
  audit,
  areas,
  centres,
  orgs,
  orgAcl,
  schedules,
  typeAhead,
  sewadars,
  merges,
  transfers,
  attachments,
  applications,
  members,
  blocks,
  gatherings,
  renewals,
  sewadarPrints,
  applicationPrints,
  oaePrints,
  graphs,
  waiting,
  search,
  jobs,
  imports,
].flatMap((group) => Object.values(group).filter(isEndpoint));

export const allEvents: Readonly<Record<string, RealtimeEvent>> = {
  ...userEvents,
  ...sewadarEvents,
  ...oaeEvents,
  ...jobEvents,
};

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'requirement' in value;
}
