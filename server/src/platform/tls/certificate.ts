import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { isIP } from 'node:net';
import { bits, choice, integer, isTrue, octets, oid, sequence, set, tagged, time, utf8 } from './der.ts';
import { type LaptopNames, localNetworks } from './local-addresses.ts';

/** A certificate with its private key, both as PEM. */
export interface Identity {
  key: string;
  certificate: string;
}

const DAY = 86_400_000;
/** Tablets trust it by hand, so it outlives the laptop. */
const AUTHORITY_DAYS = 10 * 365;
/** Phones refuse a server's certificate that is valid for more than 825 days, some for more than 398. */
const SERVER_DAYS = 390;
/** A tablet without internet may have a clock that is behind. */
const BACKDATED_DAYS = 7;

interface Subject {
  organisation: string;
  name: string;
}

/** An authority that can vouch for servers of local networks and for nothing else, should its key be stolen. */
export function makeAuthority({ subject, now }: { subject: Subject; now: Date }): Identity {
  const keys = newKeys();
  return signed({
    keys,
    signer: keys,
    issuer: nameOf(subject),
    subject: nameOf(subject),
    validity: validity(now, AUTHORITY_DAYS),
    extensions: [
      extension(ids.basicConstraints, sequence(isTrue, integer(Buffer.from([0]))), { isCritical: true }),
      extension(ids.keyUsage, bits(Buffer.from([0x04]), 2), { isCritical: true }),
      extension(ids.extendedKeyUsage, sequence(oid(ids.serverAuthentication))),
      extension(ids.nameConstraints, localOnly(), { isCritical: true }),
      extension(ids.subjectKey, octets(keyIdOf(keys.publicKey))),
    ],
  });
}

/** For the laptop's names and addresses of today. */
export function makeServerCertificate(
  authority: Identity,
  { names, now }: { names: LaptopNames; now: Date },
): Identity {
  const issuer = new X509Certificate(authority.certificate);
  const { O, CN } = issuer.toLegacyObject().subject;
  const organisation = single(O);
  const publicKey = issuer.publicKey.export({ type: 'spki', format: 'der' });
  const end = Math.min(now.getTime() + SERVER_DAYS * DAY, new Date(issuer.validTo).getTime());
  const keys = newKeys();
  return signed({
    keys,
    signer: { privateKey: authority.key },
    // The stored name and not today's: the laptop may have been renamed since.
    issuer: nameOf({ organisation, name: single(CN) }),
    subject: nameOf({ organisation, name: 'Server' }),
    validity: sequence(time(new Date(now.getTime() - BACKDATED_DAYS * DAY)), time(new Date(end))),
    extensions: [
      extension(ids.basicConstraints, sequence()),
      extension(ids.keyUsage, bits(Buffer.from([0x80]), 7), { isCritical: true }),
      extension(ids.extendedKeyUsage, sequence(oid(ids.serverAuthentication))),
      extension(ids.alternativeNames, alternativeNames(names)),
      extension(ids.subjectKey, octets(keyIdOf(keys.publicKey))),
      extension(ids.authorityKey, sequence(choice(0, keyIdOf(publicKey)))),
    ],
  });
}

const ids = {
  organisation: '2.5.4.10',
  commonName: '2.5.4.3',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  serverAuthentication: '1.3.6.1.5.5.7.3.1',
  nameConstraints: '2.5.29.30',
  alternativeNames: '2.5.29.17',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
} as const;

interface Keys {
  publicKey: Buffer;
  privateKey: string;
}

/** P-256: every tablet knows it, and a key takes a millisecond. */
function newKeys(): Keys {
  return generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

interface Order {
  keys: Keys;
  signer: Pick<Keys, 'privateKey'>;
  issuer: Buffer;
  subject: Buffer;
  validity: Buffer;
  extensions: readonly Buffer[];
}

/** RFC 5280, section 4.1. */
function signed({ keys, signer, issuer, subject, validity, extensions }: Order): Identity {
  const algorithm = sequence(oid(ids.ecdsaWithSha256));
  const content = sequence(
    // Version 3.
    tagged(0, integer(Buffer.from([2]))),
    integer(randomBytes(16)),
    algorithm,
    issuer,
    validity,
    subject,
    keys.publicKey,
    tagged(3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, createPrivateKey(signer.privateKey));
  const certificate = new X509Certificate(sequence(content, algorithm, bits(signature)));
  return { key: keys.privateKey, certificate: certificate.toString() };
}

function validity(now: Date, days: number): Buffer {
  return sequence(
    time(new Date(now.getTime() - BACKDATED_DAYS * DAY)),
    time(new Date(now.getTime() + days * DAY)),
  );
}

function nameOf({ organisation, name }: Subject): Buffer {
  const part = (id: string, text: string) => set(sequence(oid(id), utf8([...text].slice(0, 64).join(''))));
  return sequence(part(ids.organisation, organisation), part(ids.commonName, name));
}

/** Our own names have each part once. */
function single(part: string | string[] | undefined): string {
  if (typeof part !== 'string')
    throw new Error('the authority has another name than those that are made here');
  return part;
}

function extension(id: string, value: Uint8Array, { isCritical = false } = {}): Buffer {
  return sequence(oid(id), ...(isCritical ? [isTrue] : []), octets(value));
}

function keyIdOf(publicKey: Buffer): Buffer {
  return createHash('sha256').update(publicKey).digest().subarray(0, 20);
}

const DNS_NAME = 2;
const IP_ADDRESS = 7;

function alternativeNames({ names, addresses }: LaptopNames): Buffer {
  return sequence(
    ...names.map((name) => choice(DNS_NAME, Buffer.from(name))),
    ...addresses.map((address) => choice(IP_ADDRESS, bytesOf(address))),
  );
}

function localOnly(): Buffer {
  const names = ['localhost', 'local'].map((name) => sequence(choice(DNS_NAME, Buffer.from(name))));
  const networks = localNetworks.map(([network, prefix]) => {
    const address = bytesOf(network);
    return sequence(choice(IP_ADDRESS, Buffer.concat([address, maskOf(prefix, address.length)])));
  });
  return sequence(tagged(0, ...names, ...networks));
}

function maskOf(prefix: number, bytes: number): Buffer {
  return Buffer.from(
    Array.from({ length: bytes }, (_, index) => {
      const ones = Math.min(8, Math.max(0, prefix - 8 * index));
      return (0xff << (8 - ones)) & 0xff;
    }),
  );
}

function bytesOf(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [groups(head), groups(tail)];
  const between = Array.from({ length: 8 - first.length - last.length }, () => 0);
  const bytes = Buffer.alloc(16);
  for (const [index, group] of [...first, ...between, ...last].entries())
    bytes.writeUInt16BE(group, 2 * index);
  return bytes;
}
