import type { AttachmentOwner } from './attachments/attachment-owner.ts';
import { attachmentCalls } from './attachments/attachments.ts';
import * as declarations from './declarations.ts';
import type { Importable } from './imports/importable.ts';
import { importCalls } from './imports/imports.ts';
import type { Endpoint } from './kernel/calls/endpoint.ts';
import type { RealtimeEvent } from './kernel/calls/realtime.ts';
import type { Resource } from './kernel/resource/resource.ts';
import type { PaperOwner } from './papers/paper-owner.ts';
import { paperCalls } from './papers/papers.ts';

const declared: readonly object[] = Object.values(declarations)
  .flatMap((file) => Object.values(file))
  .filter(isObject);

/** The calls that ask for the rights of what the modules declare. */
export const guardedAttachments = attachmentCalls(declared.filter(isAttachmentOwner));
export const guardedPapers = paperCalls(declared.filter(isPaperOwner));
export const guardedImports = importCalls(declared.filter(isImportable));

const groups: readonly object[] = [...declared, guardedAttachments, guardedPapers, guardedImports];

/** Every call of the portal, for those who walk them all: OpenAPI, the permission tests, the hostile requests. */
export const allEndpoints: readonly Endpoint[] = groups.flatMap((group) =>
  Object.values(group).filter(isEndpoint),
);

/** Every declared resource with its fields and words. */
export const allResources: readonly Resource[] = groups.filter(isResource);

export const allEvents: Readonly<Record<string, RealtimeEvent>> = Object.fromEntries([
  ...groups
    .filter((group) => !isResource(group))
    .flatMap((group) => Object.entries(group).filter(isEventEntry)),
  ...allResources.flatMap(({ event, ownEvent }) => (ownEvent ? [[event, ownEvent] as const] : [])),
]);

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'method' in value && 'path' in value && 'requirement' in value;
}

function isResource(group: object): group is Resource {
  return 'entity' in group && 'words' in group && 'fields' in group;
}

function isEventEntry(entry: [string, unknown]): entry is [string, RealtimeEvent] {
  const [, value] = entry;
  return isObject(value) && 'entities' in value && 'requirement' in value && !('method' in value);
}

function isAttachmentOwner(value: object): value is AttachmentOwner {
  return 'view' in value && 'edit' in value && 'openIdentityPapers' in value;
}

function isPaperOwner(value: object): value is PaperOwner {
  return 'view' in value && 'edit' in value && 'paperKinds' in value;
}

function isImportable(value: object): value is Importable {
  return 'requirement' in value && 'columns' in value && 'issues' in value;
}
