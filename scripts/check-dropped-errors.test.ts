import { expect, test } from 'vitest';
import { findDroppedErrors } from './check-dropped-errors.ts';

test.each([
  'work().catch(() => undefined);',
  'work().catch(() => {});',
  'work().catch((_error) => {\n});',
  "client.on('error', () => undefined);",
  'try {\n  work();\n} catch {\n}',
  'try {\n  work();\n} catch (error) {}',
])('finds %j', (source) => {
  expect(findDroppedErrors(source)).toHaveLength(1);
});

test.each([
  '// Nobody waits for it.\nwork().catch(() => undefined);',
  'work().catch(() => undefined); // Nobody waits for it.',
  '/** Nobody waits for it. */\nasync function end() {\n  await work().catch(() => undefined);\n}',
  'work().catch(() => {\n  // Nobody waits for it.\n});',
  'work().catch((error) => log.warn(error.message));',
  'const found = await read().catch(() => []);',
])('accepts %j', (source) => {
  expect(findDroppedErrors(source)).toEqual([]);
});

test('counts lines from 1', () => {
  expect(findDroppedErrors('a();\n\nb().catch(() => {});')).toEqual([3]);
});
