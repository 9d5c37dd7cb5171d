export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape, wrong ones included
  body: any;
}

/** A browser without a screen: keeps its cookie, sends JSON, never throws at a refusal. */
export interface Visitor {
  cookie: string;
  get(path: string, query?: Record<string, unknown>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
  send(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Reply>;
}

export function createVisitor(url: string): Visitor {
  const visitor: Visitor = {
    cookie: '',
    get: (path, query) => visitor.send('GET', path + asQuery(query)),
    post: (path, body, headers) => visitor.send('POST', path, { body, ...(headers ? { headers } : {}) }),
    put: (path, body) => visitor.send('PUT', path, { body }),
    delete: (path) => visitor.send('DELETE', path),
    send: async (method, path, { body, headers = {} } = {}) => {
      const reply = await fetch(url + path, {
        method,
        headers: {
          ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
      });
      const set = reply.headers.get('set-cookie');
      if (set) visitor.cookie = /Max-Age=0/.test(set) ? '' : (set.split(';', 1)[0] ?? '');
      const text = await reply.text();
      const isJson = text !== '' && reply.headers.get('content-type')?.includes('json');
      return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
  return visitor;
}

/** Key=value pairs, object values as JSON. */
function asQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
