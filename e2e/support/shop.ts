import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import type { CounterItem } from '@sewa/contract/bav/basket';
import { newId } from '@sewa/contract/kernel/values/ids';
import sharp from 'sharp';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { must } from './people.ts';

/** A counter of its own at a place of the demo that has stock. */
export interface ShopCounter {
  till: string;
  name: string;
  code: string;
  /** The place whose stock it sells. */
  location: string;
  /** What it can sell: those with most copies first. */
  items: CounterItem[];
}

/** As the area office sets it up, for the centre of the demo user `counter`. */
export async function createCounter(area: Visitor, seller: Visitor): Promise<ShopCounter> {
  const { rows } = (
    await must(area.get('/api/bav/location', { size: 100, filter: { kind: ['counter'], isActive: true } }))
  ).data;
  const { centres } = (await must(seller.get('/api/user'))).data;
  const place = rows.find((one: { centre: string }) =>
    centres.some(({ id }: { id: string }) => id === one.centre),
  );
  if (!place) throw new Error('The demo has no place with stock in the centre of the counter');
  const code = randomBytes(3).toString('hex').toUpperCase();
  const name = `Counter ${code}`;
  const till = (
    await must(
      area.post('/api/bav/tills', {
        ...{ name, code, centre: place.centre, location: place.id, maxDiscount: 10, isActive: true },
        ...{ upiAddress: 'stall@okbank', upiName: 'Book stall' },
      }),
    )
  ).data.id;
  const { docs } = await must(seller.get('/api/bav/sales/catalogue', { till }));
  const items = (docs as CounterItem[]).toSorted((one, other) => other.stock - one.stock);
  return { till, name, code, location: place.id, items };
}

/** An item of 100 rupees that no other journey sells, with copies at the counter. */
export async function stockOwnItem(area: Visitor, { location, code }: ShopCounter) {
  const fields = {
    ...{ title: `Priced ${code}`, titleLatin: '', barcode: '', category: 3, language: 'English' },
    ...{ cost: 6_000, reorderLevel: 2, isActive: true, notes: '', editionOf: '', code: `P-${code}` },
  };
  const { id } = (await must(area.post('/api/bav/sku', { ...fields, price: 10_000 }))).data;
  const lines = [{ item: id, quantity: 5, cost: 6_000 }];
  await must(area.post('/api/bav/inventory/adjust', { location, reason: 'Start', isOpening: true, lines }));
  const setPrice = async (price: number) => {
    const { version } = (await must(area.get(`/api/bav/sku/${id}`))).data;
    await must(area.put(`/api/bav/sku/${id}`, { ...fields, price, version }));
  };
  return { scanCode: fields.code, setPrice };
}

/** A picture of an item, as its record takes it. */
export async function addCover(area: Visitor, url: string, item: string): Promise<void> {
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
  const query = {
    owner: 'bavItem',
    ownerId: item,
    type: String(attachmentTypes.PHOTO),
    fileName: 'cover.jpg',
  };
  const reply = await fetch(`${url}/api/attachment?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { cookie: area.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  expect(reply.status).toBe(200);
}

/** Opens a shift by hand, with 500 rupees in the drawer. */
export async function openCounter(page: Page, { name }: ShopCounter): Promise<void> {
  const box = page.getByRole('listitem').filter({ hasText: name });
  await box.getByLabel('Opening float').fill('500');
  await box.getByRole('button', { name: 'Open shift' }).click();
  await expect(scanField(page)).toBeFocused();
}

export function scanField(page: Page) {
  return page.getByRole('combobox', { name: 'Scan, or type a code or title' });
}

/** As a scanner does: it types wherever the focus is, fast, and presses Enter. */
export async function scanGoods(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** A shift opened by a device through a call, as the first page of its counter does. */
export async function openShiftByCall(seller: Visitor, till: string, device: string): Promise<string> {
  const shift = newId();
  await must(seller.post(`/api/bav/tills/${till}/open`, { shift, device, openingFloat: 50_000 }));
  return shift;
}
