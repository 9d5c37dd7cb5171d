import type { Endpoint, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { REQUEST_TIMEOUT_MS } from '@sewa/contract/kernel/calls/limits';
import { languageStore } from './language.ts';
import { type CallOptions, type Route, readReply, unanswered, urlFor } from './request.ts';

interface Sending {
  file: Blob;
  signal?: AbortSignal | undefined;
  /** How much has left, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * A call of the contract whose body is a file, sent as it is. By XMLHttpRequest, because fetch cannot tell how much has
 * left. It gives up when nothing moves for a minute: a large file on a slow line may take longer than that in all.
 */
export function upload<const E extends Endpoint>(
  endpoint: E,
  given: Omit<CallOptions<E>, 'body'> & Sending,
): Promise<ReplyOf<E>> {
  const { file, signal, onProgress } = given;
  const line = new XMLHttpRequest();
  line.open(endpoint.method, urlFor(endpoint.path, given as object));
  line.setRequestHeader('Accept', 'application/json');
  line.setRequestHeader('Accept-Language', languageStore.get());
  line.setRequestHeader('Content-Type', 'application/octet-stream');
  return new Promise((resolve, reject) => {
    const patience = watch(() => {
      line.abort();
      reject(unanswered('TIMEOUT'));
    });
    line.upload.onprogress = ({ loaded, total }) => {
      patience.renew();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    line.onload = () => {
      patience.end();
      const { status, responseText: text } = line;
      const ok = status >= 200 && status < 300;
      try {
        resolve(readReply<E>({ status, ok, text }, endpoint as Route<E>));
      } catch (refusal) {
        reject(refusal);
      }
    };
    line.onerror = () => {
      patience.end();
      reject(unanswered('NETWORK'));
    };
    signal?.addEventListener('abort', () => {
      patience.end();
      line.abort();
      reject(signal.reason);
    });
    line.send(file);
  });
}

function watch(onQuiet: () => void) {
  let timer = setTimeout(onQuiet, REQUEST_TIMEOUT_MS);
  return {
    renew() {
      clearTimeout(timer);
      timer = setTimeout(onQuiet, REQUEST_TIMEOUT_MS);
    },
    end: () => clearTimeout(timer),
  };
}
