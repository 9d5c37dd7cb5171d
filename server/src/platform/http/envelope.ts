import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import type { SuccessEnvelope } from '@sewa/contract/kernel/calls/envelope';

/** What a handler made, as the text of the reply. */
export function enveloped({ envelope }: Endpoint, made: unknown): string {
  return JSON.stringify(wrapped(envelope, made));
}

function wrapped(envelope: Endpoint['envelope'], made: unknown): SuccessEnvelope {
  switch (envelope) {
    case 'list': {
      const { rows, total } = made as { rows: unknown[]; total: number };
      return { success: true, message: '', data: null, list: rows, total };
    }
    case 'docs':
      return { success: true, message: '', data: null, docs: made as unknown[] };
    default:
      return { success: true, message: '', data: made ?? null };
  }
}
