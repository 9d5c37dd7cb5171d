import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { FileStore } from '../server/src/platform/files/file-store.ts';
import { chanceOf } from './crowd.ts';
import { drawPlaces, type PlaceName, placeHeight, placeWidth } from './place-pictures.ts';
import { drawPaper, drawPortraits } from './portraits.ts';

interface KeptPicture {
  mime: string;
  bytes: number;
  width: number;
  height: number;
  content_hash: string;
  thumbnail_hash: string;
  card_hash: string | null;
}

/** Whose attachment it is: the area, the centre and one column that refers to the record. */
type Owner = Readonly<Record<string, string>>;

/** Two dozen portraits and one paper, kept in the store once and used by many. */
export interface DemoPhotos {
  photo(owner: Owner, person: { gender: string; isOld: boolean }): Record<string, unknown> & { id: string };
  paper(owner: Owner): Record<string, unknown>;
  /** Of a place, for one of the purposes that its owner declares. */
  place(owner: Owner, shown: { name: PlaceName; purpose: string }): Record<string, unknown>;
}

export async function keepPhotos(store: FileStore): Promise<DemoPhotos> {
  const chance = chanceOf(7);
  const portraits = await Promise.all(
    (await drawPortraits(chance)).map(async ({ gender, isOld, picture, thumbnail, card }) => ({
      gender,
      isOld,
      kept: await keep(store, { mime: 'image/jpeg', picture, thumbnail, card, width: 350, height: 450 }),
    })),
  );
  const paper = await keep(store, {
    ...(await drawPaper()),
    mime: 'image/png',
    card: null,
    width: 860,
    height: 540,
  });
  const places = new Map(
    await Promise.all(
      [...(await drawPlaces())].map(
        async ([name, drawn]) =>
          [
            name,
            await keep(store, {
              ...{ ...drawn, mime: 'image/jpeg', card: null, width: placeWidth, height: placeHeight },
            }),
          ] as const,
      ),
    ),
  );
  return {
    place: (owner, { name, purpose }) => ({
      ...attachment(owner, {
        ...{ type: attachmentTypes.OTHERS, name: `${name}.jpg`, kept: places.get(name) ?? paper },
      }),
      purpose,
    }),
    photo: (owner, { gender, isOld }) => {
      const fitting = portraits.filter((one) => one.gender === gender && one.isOld === isOld);
      const chosen = (fitting.length > 0 ? fitting : portraits)[Math.floor(chance() * fitting.length)];
      return attachment(owner, {
        type: attachmentTypes.PHOTO,
        name: 'photo.jpg',
        kept: chosen?.kept ?? paper,
      });
    },
    paper: (owner) =>
      attachment(owner, { type: attachmentTypes.AADHAR, name: 'aadhaar-masked.png', kept: paper }),
  };
}

function attachment(owner: Owner, { kept, ...paper }: { type: number; name: string; kept: KeptPicture }) {
  return { id: newId(), ...owner, ...paper, ...kept, added_by_name: 'Demo' };
}

async function keep(
  store: FileStore,
  one: {
    mime: string;
    picture: Buffer;
    thumbnail: Buffer;
    card: Buffer | null;
    width: number;
    height: number;
  },
): Promise<KeptPicture> {
  return {
    mime: one.mime,
    bytes: one.picture.length,
    width: one.width,
    height: one.height,
    content_hash: await store.put(one.picture),
    thumbnail_hash: await store.put(one.thumbnail),
    card_hash: one.card && (await store.put(one.card)),
  };
}
