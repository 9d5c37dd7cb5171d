import * as contract from '@sewa/contract/user/session';
import { expect, test } from 'vitest';
import { MIN_PASSWORD } from './password-rules.ts';

test("the sign-in screens ask for as many characters as the contract's schema", () => {
  expect(MIN_PASSWORD).toBe(contract.MIN_PASSWORD);
});
