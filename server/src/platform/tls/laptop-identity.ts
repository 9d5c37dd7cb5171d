import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../if-missing.ts';
import { readOrCreatePrivateFile, writePrivateFile } from '../private-file.ts';
import { type Identity, makeAuthority, makeServerCertificate } from './certificate.ts';
import type { LaptopNames } from './local-addresses.ts';

/** Made anew this long before it ends, so that no camp sees its end. */
const RENEWED_DAYS = 30;
const DAY = 86_400_000;

interface LaptopIdentity {
  server: Identity;
  /** What tablets trust. */
  authority: X509Certificate;
  isNew: boolean;
}

interface Order {
  /** Of the data folder: only its owner may look into it. */
  folder: string;
  names: LaptopNames;
  organisation: string;
  /** Of the authority, by which a person finds it among those that a tablet trusts. */
  name: string;
  now: Date;
}

/**
 * The authority is made once, because tablets trust it by hand. The server's certificate is made anew whenever it no
 * longer fits: other addresses, soon at its end, or not of this authority.
 */
export async function readLaptopIdentity({
  folder,
  names,
  organisation,
  name,
  now,
}: Order): Promise<LaptopIdentity> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authority = await readAuthority(join(folder, 'authority.pem'), { organisation, name }, now);
  const certificate = new X509Certificate(authority.certificate);
  const file = join(folder, 'server.pem');
  const stored = await readFile(file, 'utf8').catch(ifMissing(null));
  const server = stored === null ? null : findIdentity(stored);
  if (server !== null && fits(server, { authority: certificate, names, now }))
    return { server, authority: certificate, isNew: false };
  const made = makeServerCertificate(authority, { names, now });
  await writePrivateFile(file, textOf(made));
  return { server: made, authority: certificate, isNew: true };
}

async function readAuthority(
  file: string,
  subject: { organisation: string; name: string },
  now: Date,
): Promise<Identity> {
  const make = () => textOf(makeAuthority({ subject, now }));
  const stored = findIdentity(await readOrCreatePrivateFile(file, make));
  // Replaced silently, every tablet would refuse the laptop: a person decides.
  if (stored === null)
    throw new Error(
      `${file} is damaged. Delete it to make a new one, which every tablet has to trust again.`,
    );
  if (isCurrent(stored, now)) return stored;
  await writePrivateFile(file, make());
  return readAuthority(file, subject, now);
}

function fits(
  server: Identity,
  { authority, names, now }: { authority: X509Certificate; names: LaptopNames; now: Date },
): boolean {
  const certificate = new X509Certificate(server.certificate);
  return (
    isCurrent(server, now) &&
    certificate.checkIssued(authority) &&
    certificate.verify(authority.publicKey) &&
    names.names.every((one) => certificate.checkHost(one) !== undefined) &&
    names.addresses.every((one) => certificate.checkIP(one) !== undefined)
  );
}

function isCurrent({ certificate }: Identity, now: Date): boolean {
  const { validFrom, validTo } = new X509Certificate(certificate);
  const left = new Date(validTo).getTime() - now.getTime();
  return new Date(validFrom) <= now && left > RENEWED_DAYS * DAY;
}

const textOf = ({ key, certificate }: Identity) => `${key}${certificate}`;

/** Null where the file does not hold a key and the certificate that belongs to it. */
function findIdentity(text: string): Identity | null {
  const key = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----\n/.exec(text)?.[0];
  const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n/.exec(text)?.[0];
  if (key === undefined || certificate === undefined) return null;
  try {
    const isPair = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
    return isPair ? { key, certificate } : null;
  } catch {
    return null;
  }
}
