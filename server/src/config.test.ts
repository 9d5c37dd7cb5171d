import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('every variable is optional', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    isLoopback: true,
    dataDir: resolve('.data'),
    databaseUrl: null,
    databaseReadUrl: null,
    databaseWaitSeconds: 60,
    drainSeconds: 0,
    portalName: 'Sewa Portal',
    isOffline: false,
    usesHttps: false,
    backupDir: null,
    backupPassphrase: null,
    device: 0,
    demo: 'auto',
    secret: null,
    s3: null,
    smtpUrl: null,
    origin: null,
    timeZone: 'Asia/Kolkata',
    logLevel: 'info',
    usesPlainRequests: false,
  });
});

test('an empty variable counts as not set', () => {
  const emptied = {
    PORT: '',
    DATA_DIR: ' ',
    DATABASE_URL: '',
    PORTAL_DEMO: '',
    PORTAL_SECRET: '',
    LOG_LEVEL: '',
  };
  expect(readConfig(emptied)).toEqual(readConfig({}));
});

test('values are taken over', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '[::1]',
    DATA_DIR: '/srv/a portal/data',
    DATABASE_URL: 'postgres://u:p@db/portal',
    PORTAL_NAME: 'ਸੇਵਾ',
    PORTAL_OFFLINE: 'yes',
    PORTAL_HTTPS: '1',
    PORTAL_BACKUP_DIR: '/media/stick/camp',
    PORTAL_DEVICE: '7',
    PORTAL_DEMO: '0',
    PORTAL_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://mail.example.org',
    PORTAL_ORIGIN: 'https://Portal.example.org/',
    PORTAL_TZ: 'Europe/London',
    LOG_LEVEL: 'WARN',
  });
  expect(config).toMatchObject({
    port: 0,
    host: '::1',
    isLoopback: true,
    dataDir: '/srv/a portal/data',
    portalName: 'ਸੇਵਾ',
    isOffline: true,
    usesHttps: true,
    backupDir: '/media/stick/camp',
    device: 7,
    demo: 'off',
    origin: 'https://portal.example.org',
    timeZone: 'Europe/London',
    logLevel: 'warn',
  });
});

test.each([
  [
    'https://key:s%2Fcret@s3.example.org/photos?region=ap-south-1',
    'https://s3.example.org/photos',
    'ap-south-1',
  ],
  ['https://key:s%2Fcret@photos.s3.example.org', 'https://photos.s3.example.org', 'us-east-1'],
  ['http://key:s%2Fcret@127.0.0.1:9000/photos/', 'http://127.0.0.1:9000/photos', 'us-east-1'],
])('S3_URL %s is a bucket', (url, address, region) => {
  const { s3 } = readConfig({ S3_URL: url });
  expect(s3).toEqual({ address, region, accessKeyId: 'key', secretAccessKey: 's/cret' });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.example.org', false],
  ['192.168.1.4', false],
])('HOST %s is loopback: %s', (host, isLoopback) => {
  expect(readConfig({ HOST: host }).isLoopback).toBe(isLoopback);
});

describe('a wrong value names its variable and what is accepted', () => {
  test.each([
    ['PORT', '65536', '0 to 65535'],
    ['PORT', '3e3', '0 to 65535'],
    ['HOST', '300.1.1.1', 'IP address'],
    ['HOST', 'http://x', 'IP address'],
    ['DATA_DIR', 'a\0b', 'folder'],
    ['DATABASE_URL', 'mysql://x', 'postgresql://'],
    ['PORTAL_NAME', 'two\nlines', 'one line'],
    ['PORTAL_OFFLINE', 'maybe', '1 or 0'],
    ['PORTAL_PLAIN_REQUESTS', '2', '1 or 0'],
    ['PORTAL_DEMO', '2', '1 or 0'],
    ['PORTAL_SECRET', 'short', '32 characters'],
    ['SMTP_URL', 'mail.example.org', 'smtp://'],
    ['S3_URL', 's3://key:secret@host/bucket', 'bucket with its key'],
    ['S3_URL', 'https://host/bucket', 'bucket with its key'],
    ['S3_URL', 'https://key@host/bucket', 'bucket with its key'],
    ['S3_URL', 'https://key:secret@host/bucket/folder', 'bucket with its key'],
    ['S3_URL', 'https://key:secret@host/bucket?regoin=x', 'bucket with its key'],
    ['S3_URL', 'https://key:%E0%A4%A@host/bucket', 'bucket with its key'],
    ['PORTAL_ORIGIN', 'https://x.org/portal', 'without a path'],
    ['PORTAL_TZ', 'Mars/Olympus', 'IANA'],
    ['PORTAL_TZ', '+05:30', 'IANA'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
  ])('%s=%s', (name, value, accepted) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(name);
    expect(reading).toThrow(accepted);
  });

  test.each([
    ['PORTAL_SECRET', 'hunter2'],
    ['DATABASE_URL', 'mysql://u:hunter2@db'],
    ['SMTP_URL', 'http://u:hunter2@mail'],
    ['S3_URL', 'ftp://u:hunter2@host/bucket'],
  ])('%s is not repeated', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(expect.not.stringContaining('hunter2'));
  });
});
