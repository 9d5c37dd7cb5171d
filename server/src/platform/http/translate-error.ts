import { type ErrorCode, isErrorCode } from '@sewa/contract/kernel/calls/errors';
import { fieldOfColumn } from '@sewa/contract/kernel/resource/columns';
import { type FieldReason, reasonOf } from '@sewa/contract/kernel/resource/field-reasons';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { CommitUnknown, isConnectionLost, isSocketLost } from '../db/lost-connection.ts';
import { FileStoreError } from '../files/file-store.ts';
import { PortalError } from './portal-error.ts';

/** Whatever was thrown, as the one error type. What is not foreseen becomes INTERNAL and is logged by the caller. */
export function translateError(error: unknown): PortalError {
  if (error instanceof PortalError) return error;
  if (error instanceof z.ZodError) return ofZod(error);
  if (error instanceof DatabaseError) return ofDatabase(error);
  if (error instanceof CommitUnknown) return new PortalError('MAYBE_SAVED', { cause: error });
  if (error instanceof FileStoreError) return new PortalError('BUSY', { cause: error });
  if (error instanceof Error) return ofOther(error);
  return new PortalError('INTERNAL', { cause: error });
}

function ofZod(error: z.ZodError): PortalError {
  const fields: Record<string, FieldReason> = {};
  for (const issue of error.issues.slice(0, 50)) {
    const path = issue.path.map(String).join('.').slice(0, 100);
    fields[path] ??= reasonOf(issue);
  }
  return new PortalError('VALIDATION', { fields, cause: error });
}

function ofDatabase(error: DatabaseError): PortalError {
  const code = error.code ?? '';
  if (code === '23505') return new PortalError('TAKEN', { ...fieldOf(error), cause: error });
  if (code === '23503')
    return new PortalError(/still referenced/.test(error.detail ?? '') ? 'IN_USE' : 'BAD_REFERENCE', {
      cause: error,
    });
  if (code === '23P01') return new PortalError(overlapCode(error), { cause: error });
  if (code === '23514' || code === '23502' || code.startsWith('22'))
    return new PortalError('VALIDATION', { cause: error });
  // A row outside the caller's area or centres was written: for the caller such a row does not exist.
  if (code === '42501' && /row-level security/.test(error.message))
    return new PortalError('BAD_REFERENCE', { cause: error });
  // Raised by our own functions.
  if (code === 'SP001') return new PortalError('IDENTITY_TAKEN', { cause: error });
  if (code === 'SP002') return new PortalError('SYNC_CLOUD_ONLY', { cause: error });
  if (code === 'SP003') return new PortalError('SYNC_DEVICES_FULL', { cause: error });
  if (code === 'P0002') return new PortalError('NOT_FOUND', { cause: error });
  if (isPassing(code)) return new PortalError('BUSY', { cause: error });
  return new PortalError('INTERNAL', { cause: error });
}

/** Connection lost, shutting down, starting up, too many, locked, timed out, serialisation, deadlock. */
function isPassing(code: string): boolean {
  return (
    code.startsWith('08') ||
    code.startsWith('57') ||
    code.startsWith('53') ||
    /^(55P03|40001|40P01|25P0[23])$/.test(code)
  );
}

/** An exclusion constraint can have a text of its own: the error with its name in capitals. */
function overlapCode({ constraint }: DatabaseError): ErrorCode {
  const own = constraint?.toUpperCase() ?? '';
  return isErrorCode(own) ? own : 'OVERLAP';
}

/** A unique index is named table_field: say which field it was. */
function fieldOf(error: DatabaseError): { fields?: Record<string, string> } {
  const field = error.constraint?.slice((error.table?.length ?? 0) + 1);
  return field && !field.endsWith('pkey') ? { fields: { [fieldOfColumn(field)]: 'taken' } } : {};
}

function ofOther(error: Error): PortalError {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new PortalError('TOO_LARGE', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new PortalError('UNSUPPORTED', { cause: error });
  const status = 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 413) return new PortalError('TOO_LARGE', { cause: error });
  if (status === 404) return new PortalError('NOT_FOUND', { cause: error });
  if (status >= 400 && status < 500) return new PortalError('VALIDATION', { cause: error });
  // It may still be at work, and nobody waits for what comes of it.
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new PortalError('MAYBE_SAVED', { cause: error });
  if (isConnectionLost(error) || isSocketLost(error) || code === 'ENOTFOUND')
    return new PortalError('BUSY', { cause: error });
  if (/timeout exceeded when trying to connect|transaction was rolled back/.test(error.message))
    return new PortalError('BUSY', { cause: error });
  return new PortalError('INTERNAL', { cause: error });
}
