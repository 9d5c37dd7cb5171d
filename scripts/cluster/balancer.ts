/** Ports of the balancer on the loopback address. */
export interface BalancerPorts {
  /** The leader, for everything that writes. */
  leader: number;
  /** The leader; while there is none, the synchronous replica. */
  readers: number;
  /** The portals. */
  portal: number;
}

/** HAProxy in front of the databases and of the portals; docs/operations.md has the same for real machines. */
export function haproxyConfiguration(options: {
  databases: readonly string[];
  portals: readonly number[];
  ports: BalancerPorts;
}): string {
  const { databases, portals, ports } = options;
  const servers = (more = '') =>
    databases
      .map((address, at) => `  server machine${at + 1} ${address}:5432 check port 8008${more}`)
      .join('\n');
  return `global
  maxconn 2000

defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1500ms
  retries 2

listen leader
  bind 127.0.0.1:${ports.leader}
  option httpchk GET /primary
  http-check expect status 200
  # Whoever is connected to a machine that leads no more is told at once, by a closed connection.
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers()}

frontend readers
  bind 127.0.0.1:${ports.readers}
  use_backend synchronous if { nbsrv(leading) eq 0 }
  default_backend leading

backend leading
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers()}

backend synchronous
  option httpchk GET /sync
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1
${servers()}

frontend portal
  mode http
  bind 127.0.0.1:${ports.portal}
  option forwardfor
  timeout http-request 10s
  timeout client 75s
  # While no portal can write, those that live answer: they say what is the matter, in the person's language.
  use_backend living if { nbsrv(ready) eq 0 }
  default_backend ready

${['ready', 'living'].map((name) => portalBackend(name, portals)).join('\n')}`;
}

function portalBackend(name: string, portals: readonly number[]): string {
  const path = name === 'ready' ? '/readyz' : '/healthz';
  return `backend ${name}
  mode http
  # A session stays with one portal while that is there: long polling must find its own again.
  balance hdr(Cookie)
  hash-type consistent
  option httpchk GET ${path}
  http-check expect status 200
  timeout server 75s
  timeout tunnel 1h
  option redispatch 1
  retries 3
  # A portal that ended in the middle of an answer: only what may be sent twice is sent again.
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
  default-server inter 1s fastinter 300ms fall 2 rise 1
${portals.map((port, at) => `  server portal${at + 1} 127.0.0.1:${port} check`).join('\n')}
`;
}
