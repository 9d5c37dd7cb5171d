import { generateKeyPairSync, sign } from 'node:crypto';
import { signedCode, unsignedCode } from '@sewa/contract/badges/code';
import { expect, test } from 'vitest';
import { judgeOnDevice } from './judge-on-device.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const fields = { kind: 'badge', type: 1, area: 'ASR', key: '7F3Q', number: 41, event: 0 } as const;
const unsigned = unsignedCode({ ...fields, validFrom: '2026-01-01', validTo: '2026-11-15' });
const code = signedCode(unsigned, sign(null, Buffer.from(unsigned), privateKey));
const key = {
  id: '7F3Q',
  areaCode: 'ASR',
  publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  isWithdrawn: false,
};
const list = { areaCode: 'ASR', keys: [key], listed: [], isComplete: true };

test.each([
  ['the device is behind', '2026-11-16', '2026-05-01', 'expired'],
  ['the list is from the evening before', '2026-11-15', '2026-11-16', 'expired'],
  ['both are of the last day', '2026-11-15', '2026-11-15', 'expiring'],
])('%s: judged by the later day', async (_case, ofList, ofDevice, answer) => {
  const judged = await judgeOnDevice(code, { list: { ...list, today: ofList }, today: ofDevice });
  expect(judged.answer).toBe(answer);
});

test('of a windscreen code a device knows whether it is genuine, and not the papers', async () => {
  const windscreen = unsignedCode({ ...fields, kind: 'fleet', validFrom: null, validTo: null });
  const signedBy = (text: string) => signedCode(text, sign(null, Buffer.from(windscreen), privateKey));
  const judge = (text: string) => judgeOnDevice(text, { list: { ...list, today }, today });
  expect(await judge(signedBy(windscreen))).toMatchObject({ answer: 'unchecked', why: 'papers' });
  expect(await judge(signedBy(windscreen.replace('.41.', '.42.')))).toMatchObject({ answer: 'forged' });
});
const today = '2026-11-16';
