import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { explainStartError, StartError } from './start-error.ts';

const withCode = (message: string, code: string, more = {}) =>
  Object.assign(new Error(message), { code, ...more });

test.each([
  [new ConfigError('PORT is wrong'), 'PORT is wrong'],
  [new StartError('two\nlines'), 'two lines'],
  [withCode('listen EADDRINUSE 127.0.0.1:3000', 'EADDRINUSE'), 'Choose another PORT'],
  [withCode('listen EACCES 0.0.0.0:80', 'EACCES', { syscall: 'listen' }), 'above 1023'],
  [new AggregateError([withCode('connect', 'ECONNREFUSED')], ''), 'DATABASE_URL'],
  [withCode('password authentication failed', '28P01'), 'DATABASE_URL'],
  [new Error('migration failed', { cause: new Error('syntax error') }), 'migration failed (syntax error)'],
  ['a text', 'a text'],
])('%s is explained in one line', (error, explained) => {
  const line = explainStartError(error);
  expect(line).toContain(explained);
  expect(line).toMatch(/^Sewa Portal did not start: .+$/);
});
