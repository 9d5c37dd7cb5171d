// A tablet in a network of its own: trusts the laptop's certificate and takes one donor through all stations in a real
// browser. Prints what it saw as JSON. Run by lonely-laptop.test.ts.
import { X509Certificate } from 'node:crypto';
import { setDefaultCACertificates } from 'node:tls';
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { campPath, makeCamp } from '../../server/src/modules/blood-donation/testing/blood.ts';
import { createVisitor } from '../../server/src/testing/visitor.ts';
import { contextOptions } from '../support/context-options.ts';

const [address = ''] = process.argv.slice(2);
const { host, hostname } = new URL(address);

/** By far longer than an act takes on a busy machine. */
const patience = 60_000;
const waitFor = expect.configure({ timeout: patience });

const file = await fetch(`http://${host}/trust/sewa-portal.crt`);
setDefaultCACertificates([new X509Certificate(await file.bytes()).toString()]);
const visitor = createVisitor(`https://${host}`);
await visitor.post('/api/user/login', { u: 'admin', p: 'Sewa-demo-2026' });
const { centre } = (await visitor.get(campPath)).body.data.rows[0];
const camp = await makeCamp(visitor, centre, { name: 'Camp without a network', beds: 2, targetUnits: 10 });

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: [...flags, '--no-sandbox'],
});
const hosts = new Set<string>();
try {
  // The browser has a list of its own of whom it trusts; that the certificate is right was seen above.
  const context = await browser.newContext({ ...contextOptions, ignoreHTTPSErrors: true });
  context.setDefaultTimeout(patience);
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  const [name = '', value = ''] = visitor.cookie.split('=');
  await context.addCookies([
    { name, value, domain: hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
  ]);
  const page = await context.newPage();
  const open = (place: string) => page.goto(`https://${host}/blood-donation/camp/${camp}/floor/${place}`);
  await open('registration');
  await register(page);
  await open('vital');
  await measure(page);
  await open('medical');
  await judge(page);
  await open('bed');
  await donate(page);
  await open('rest');
  await page.getByRole('button', { name: /^Goes home: Number/ }).click();
  await waitFor(page.getByRole('status').filter({ hasText: 'went home' })).toBeVisible();
  for (const place of ['control', 'board']) {
    await open(place);
    await waitFor(page.getByText('1 of 10 units').first()).toBeVisible();
  }
} finally {
  await browser.close();
}
const { visits } = (await visitor.get(`${campPath}/${camp}/floor`)).body.data;
console.log(JSON.stringify({ hosts: [...hosts], visits }));

async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New donor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lonely Donor');
  await page.getByRole('button', { name: 'Male', exact: true }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('31');
  await page.getByRole('button', { name: 'Consent', exact: true }).click();
  await page.getByRole('button', { name: 'Signed on paper: register' }).click();
  await waitFor(page.getByText(/^Number 3-1$/)).toBeVisible();
}

async function measure(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Call: Number/ }).click();
  const values = {
    Weight: '70',
    Haemoglobin: '14.1',
    'pressure, upper': '120',
    'pressure, lower': '80',
    'Pulse (': '70',
    Temperature: '36.8',
  };
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: 'Regular', exact: true }).click();
  await page.getByRole('button', { name: 'Save, to the doctor' }).click();
  await waitFor(page.getByRole('status').filter({ hasText: 'to the doctor' })).toBeVisible();
}

async function judge(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Call: Number/ }).click();
  await page.getByRole('button', { name: 'No to all' }).click();
  await page.getByRole('button', { name: 'Fit to donate', exact: true }).click();
  await waitFor(page.getByRole('status').filter({ hasText: 'fit, to the beds' })).toBeVisible();
}

async function donate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start: Number/ }).click();
  await page.getByRole('textbox', { name: 'Bag number (scan)' }).fill('L-1');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Bag full' }).click();
  await waitFor(page.getByRole('status').filter({ hasText: 'donated' })).toBeVisible();
}
