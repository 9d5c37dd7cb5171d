import type { Endpoint, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { type CallOptions, type GivenFor, type Route, request, urlFor } from './request.ts';

/** Makes a call of the contract. Throws CallError, whose message can be shown as it stands. */
export function call<const E extends Endpoint>(endpoint: E, ...given: GivenFor<E>): Promise<ReplyOf<E>> {
  return request<E>(endpoint as Route<E>, ...given);
}

/** The address of a call that the browser follows by itself: a file to save, a PDF to open. */
export function callUrl<const E extends Endpoint>(endpoint: E, ...[given]: GivenFor<E>): string {
  return urlFor(endpoint.path, (given ?? {}) as Pick<CallOptions<E>, never>);
}
