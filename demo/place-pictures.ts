import sharp from 'sharp';

export interface PlacePicture {
  picture: Buffer;
  thumbnail: Buffer;
}

export const placeWidth = 960;
export const placeHeight = 640;

/** Drawn places that stand for photos of a satsang ghar, by what they show. */
const drawings = {
  front: scene(
    '#cfe3ea',
    '#9fb98a',
    building('#efe6d6', 8) +
      trees([90, 860]) +
      '<rect x="420" y="560" width="120" height="80" fill="#d8cfbf"/>',
  ),
  hall: scene(
    '#f3ecdf',
    '#c9b79a',
    `${rows(5, '#8a6f4d')}<rect x="330" y="120" width="300" height="150" rx="10" fill="#e0c99a"/>${lamps()}`,
  ),
  parking: scene('#d5e4ea', '#9a9a94', cars(['#27467a', '#a34a0a', '#f2f0ea', '#3f6b2f', '#7a1f3d'])),
  kitchen: scene(
    '#efe7dc',
    '#b9a58a',
    `${pots(4)}<rect x="0" y="300" width="960" height="24" fill="#8c7f6d"/>`,
  ),
  water: scene(
    '#d3e6f0',
    '#a9bd96',
    '<rect x="340" y="180" width="280" height="210" rx="30" fill="#2d5f8a"/><rect x="380" y="390" width="24" height="130" fill="#7d8790"/><rect x="556" y="390" width="24" height="130" fill="#7d8790"/>',
  ),
  power: scene(
    '#e3e6e4',
    '#a39d90',
    '<rect x="250" y="250" width="460" height="230" rx="14" fill="#c79a2b"/><circle cx="360" cy="365" r="70" fill="#6b5316"/><rect x="500" y="300" width="160" height="120" fill="#4a4f52"/>',
  ),
  roofBefore: scene(
    '#c9d3d8',
    '#9fae8d',
    '<polygon points="180,300 480,150 780,300" fill="#8d8377"/><polygon points="420,230 520,190 560,280 450,290" fill="#3c4247"/><rect x="220" y="300" width="520" height="220" fill="#e4d9c7"/>',
  ),
  roofAfter: scene(
    '#cfe3ea',
    '#9fb98a',
    '<polygon points="180,300 480,150 780,300" fill="#1f5f6b"/><rect x="220" y="300" width="520" height="220" fill="#efe6d6"/>',
  ),
} as const;

export type PlaceName = keyof typeof drawings;

export async function drawPlaces(): Promise<ReadonlyMap<PlaceName, PlacePicture>> {
  const drawn = await Promise.all(
    Object.entries(drawings).map(async ([name, drawing]): Promise<[PlaceName, PlacePicture]> => {
      const picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 72 }).toBuffer();
      const thumbnail = await sharp(picture).resize(96, 96).webp({ quality: 70 }).toBuffer();
      return [name as PlaceName, { picture, thumbnail }];
    }),
  );
  return new Map(drawn);
}

function scene(sky: string, ground: string, things: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${placeWidth}" height="${placeHeight}">
    <rect width="${placeWidth}" height="${placeHeight}" fill="${sky}"/>
    <rect y="480" width="${placeWidth}" height="160" fill="${ground}"/>${things}</svg>`;
}

function building(wall: string, arches: number): string {
  const each = Array.from({ length: arches }, (_, place) => {
    const x = 160 + place * 82;
    return `<path d="M${x} 500 v-110 a32 32 0 0 1 64 0 v110 z" fill="#8aa6ad"/>`;
  });
  return `<rect x="130" y="260" width="700" height="250" fill="${wall}"/><rect x="110" y="240" width="740" height="30" fill="#d6c7ac"/>
    <path d="M400 240 a80 80 0 0 1 160 0 z" fill="#f7f3ea"/>${each.join('')}`;
}

function trees(places: readonly number[]): string {
  return places
    .map(
      (x) =>
        `<rect x="${x - 8}" y="400" width="16" height="110" fill="#7a5a3a"/><circle cx="${x}" cy="370" r="64" fill="#4d7a45"/>`,
    )
    .join('');
}

function rows(count: number, colour: string): string {
  return Array.from(
    { length: count },
    (_, place) =>
      `<rect x="${120 - place * 20}" y="${340 + place * 54}" width="${720 + place * 40}" height="22" rx="8" fill="${colour}" opacity="0.75"/>`,
  ).join('');
}

function lamps(): string {
  return [180, 480, 780].map((x) => `<circle cx="${x}" cy="70" r="22" fill="#fff6d6"/>`).join('');
}

function cars(colours: readonly string[]): string {
  return colours
    .map((colour, place) => {
      const x = 60 + place * 176;
      return `<rect x="${x}" y="420" width="140" height="56" rx="18" fill="${colour}"/><rect x="${x + 28}" y="388" width="84" height="44" rx="14" fill="${colour}"/><circle cx="${x + 32}" cy="478" r="16" fill="#22282b"/><circle cx="${x + 108}" cy="478" r="16" fill="#22282b"/>`;
    })
    .join('');
}

function pots(count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const x = 130 + place * 190;
    return `<ellipse cx="${x + 70}" cy="300" rx="76" ry="20" fill="#c9ced0"/><path d="M${x} 300 q70 150 140 0 z" fill="#9aa3a7"/>`;
  }).join('');
}
