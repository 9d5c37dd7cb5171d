import type { X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findTrustReply } from './answer-trust.ts';
import { fontFiles, TRUST_FILE } from './trust-page.ts';

/** The same over TLS: for a tablet that trusts the laptop, and for the head who shows it to others. */
export function serveTrust(
  app: FastifyInstance,
  trust: { authority: X509Certificate; portalName: string },
): void {
  for (const path of ['/trust', TRUST_FILE, '/trust/forward.js', '/trust/check', ...Object.keys(fontFiles)])
    app.get(path, (request, reply) => {
      const found = findTrustReply(request.raw, trust);
      if (found === null) return reply.callNotFound();
      return reply.headers(found.headers).send(found.body);
    });
}
