import { storeBarcode } from '@sewa/contract/bav/barcode';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

/** One title, as each edition of it is called. */
const books = [
  {
    hi: 'सेवा की राह',
    pa: 'ਸੇਵਾ ਦਾ ਰਾਹ',
    en: 'The Way of Service',
    hiLatin: 'Sewa ki Raah',
    paLatin: 'Sewa da Raah',
  },
  { hi: 'सच्ची कमाई', pa: 'ਸੱਚੀ ਕਮਾਈ', en: 'Honest Earning', hiLatin: 'Sachchi Kamai', paLatin: 'Sachi Kamai' },
  {
    hi: 'प्रेम के पत्र',
    pa: 'ਪ੍ਰੇਮ ਦੇ ਪੱਤਰ',
    en: 'Letters of Love',
    hiLatin: 'Prem ke Patra',
    paLatin: 'Prem de Patar',
  },
  {
    hi: 'भोर का मौन',
    pa: 'ਅੰਮ੍ਰਿਤ ਵੇਲਾ',
    en: 'Quiet before Dawn',
    hiLatin: 'Bhor ka Maun',
    paLatin: 'Amrit Vela',
  },
  {
    hi: 'बच्चों की कहानियाँ',
    pa: 'ਬੱਚਿਆਂ ਦੀਆਂ ਕਹਾਣੀਆਂ',
    en: 'Stories for Children',
    hiLatin: 'Bachchon ki Kahaniyan',
    paLatin: 'Bachian dian Kahanian',
  },
  { hi: 'सादा जीवन', pa: 'ਸਾਦਾ ਜੀਵਨ', en: 'A Simple Life', hiLatin: 'Saada Jeevan', paLatin: 'Sada Jeevan' },
] as const;

const VOLUMES = 15;
const languages = [
  { category: 2, code: 'HB', language: 'Hindi', name: 'hi', latin: 'hiLatin', part: 'भाग' },
  { category: 4, code: 'PB', language: 'Punjabi', name: 'pa', latin: 'paLatin', part: 'ਭਾਗ' },
  { category: 3, code: 'EB', language: 'English', name: 'en', latin: null, part: 'Volume' },
] as const;

const others = [
  { category: 5, code: 'PH', title: 'Photo, framed', count: 14, price: 12_000 },
  { category: 10, code: 'CL', title: 'Wall calendar', count: 10, price: 6_000 },
  { category: 15, code: 'PD', title: 'Pen drive, 16 GB', count: 6, price: 45_000 },
] as const;

/** Three hundred items: each book in three languages and fifteen volumes, and some that are no books. */
export const insertItems: DemoPart = async (client, { areaId, chance, today }) => {
  const wanted = [
    ...languages.flatMap(({ category, code, language, name, latin, part }) =>
      books.flatMap((book, place) =>
        Array.from({ length: VOLUMES }, (_, volume) => ({
          category,
          language,
          code: `${code}-${String(place * VOLUMES + volume + 1).padStart(3, '0')}`,
          title: `${book[name]}, ${part} ${volume + 1}`,
          titleLatin: latin === null ? '' : `${book[latin]}, ${volume + 1}`,
          editionOf: `${book.en}, ${volume + 1}`,
          price: 2_000 + 500 * Math.floor(chance() * 30),
        })),
      ),
    ),
    ...others.flatMap(({ category, code, title, count, price }) =>
      Array.from({ length: count }, (_, place) => ({
        category,
        language: '',
        code: `${code}-${String(place + 1).padStart(3, '0')}`,
        title: `${title}, no. ${place + 1}`,
        titleLatin: '',
        editionOf: '',
        price,
      })),
    ),
  ];
  await insertRows(
    client,
    'bav_item',
    wanted.map(({ titleLatin, editionOf, ...item }, place) => ({
      area_id: areaId,
      id: newId(),
      number: place + 1,
      ...item,
      title_latin: titleLatin,
      edition_of: editionOf,
      // Books carry the number that the publisher printed, here one of the range for use inside a shop.
      barcode: item.category < 5 ? storeBarcode(9_000_000_000 + place) : '',
      cost: Math.round(item.price * 0.6),
      reorder_level: 5 + Math.floor(chance() * 20),
      is_active: chance() >= 0.05,
      notes: '',
      version: 1,
      created_at: `${today}T00:00:00Z`,
      updated_at: `${today}T00:00:00Z`,
    })),
  );
  // Books are free of tax; what stores data is not.
  await client.query(
    `insert into bav_item_tax (area_id, id, item_id, since, hsn, rate)
       select area_id, gen_random_uuid(), id, '2020-04-01', '8523', 1800 from bav_item where area_id = $1 and category = 15`,
    [areaId],
  );
  await client.query(`insert into number_counter (area_id, kind, last) values ($1, 'bavItem', $2)`, [
    areaId,
    wanted.length,
  ]);
};
