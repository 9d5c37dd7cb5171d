import sharp from 'sharp';
import type { Chance } from './crowd.ts';

/** Drawn, not photographed: nobody looks like this. */
export interface Portrait {
  gender: 'male' | 'female';
  isOld: boolean;
  picture: Buffer;
  thumbnail: Buffer;
  card: Buffer;
}

const perKind = 6;

/** Men and women, younger and older, in turbans and dupattas of many colours. */
export async function drawPortraits(chance: Chance): Promise<Portrait[]> {
  const kinds = (['male', 'female'] as const).flatMap((gender) =>
    [false, true].flatMap((isOld) => Array.from({ length: perKind }, () => ({ gender, isOld }))),
  );
  const portraits: Portrait[] = [];
  for (const kind of kinds) {
    const drawing = Buffer.from(drawingOf({ ...kind, chance }));
    const whole = await sharp(drawing).resize(350, 450).toBuffer();
    portraits.push({
      ...kind,
      picture: await sharp(whole).jpeg({ quality: 82 }).toBuffer(),
      card: await sharp(whole).flatten().jpeg({ quality: 82 }).toBuffer(),
      thumbnail: await sharp(whole).resize(96, 96, { position: 'top' }).webp({ quality: 70 }).toBuffer(),
    });
  }
  return portraits;
}

/** A page that stands for an identity paper, masked as we ask for it. */
export async function drawPaper(): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const drawing = Buffer.from(`
    <svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
      <rect width="860" height="540" rx="24" fill="#f4f1e8"/>
      <rect width="860" height="90" rx="24" fill="#c8d6d3"/>
      <rect x="48" y="140" width="180" height="230" fill="#d9d5c9"/>
      ${[160, 210, 260, 310].map((y) => `<rect x="280" y="${y}" width="${700 - y}" height="20" rx="6" fill="#b9b4a6"/>`).join('')}
      <g fill="#3a4446">${[0, 1].map((four) => `<rect x="${250 + four * 150}" y="430" width="120" height="26" rx="6"/>`).join('')}</g>
      <g fill="#8a8578">${[0, 1, 2, 3].map((one) => `<circle cx="${570 + one * 34}" cy="443" r="11"/>`).join('')}</g>
    </svg>`);
  const picture = await sharp(drawing).png({ palette: true }).toBuffer();
  return { picture, thumbnail: await sharp(picture).resize(96, 96).webp({ quality: 70 }).toBuffer() };
}

interface Wish {
  gender: 'male' | 'female';
  isOld: boolean;
  chance: Chance;
}

const skins = ['#e8b98f', '#d9a273', '#c68b5c', '#b0784b', '#8f5e3a'];
const cloths = [
  '#1f5f6b',
  '#a34a0a',
  '#7a1f3d',
  '#27467a',
  '#3f6b2f',
  '#6b4a8c',
  '#c79a2b',
  '#f2f0ea',
  '#22282b',
];
const walls = ['#dfe8e8', '#ece6da', '#e2e6ee', '#e9e1e6', '#e3eade'];

function drawingOf({ gender, isOld, chance }: Wish): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const skin = pick(skins);
  const hair = isOld ? pick(['#d8d5cf', '#b9b4ac', '#efece6']) : pick(['#1d1a19', '#2b221d', '#3a2b22']);
  const dress = pick(cloths);
  const cover = pick(cloths.filter((one) => one !== dress));
  const hasTurban = gender === 'male' && chance() < 0.7;
  const glasses = chance() < (isOld ? 0.55 : 0.2) ? glassesOf() : '';
  return `
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 450" width="350" height="450">
      <rect width="350" height="450" fill="${pick(walls)}"/>
      ${gender === 'female' ? `<path d="M70 450 C60 250 90 110 175 108 C260 110 290 250 280 450 Z" fill="${cover}"/>` : ''}
      <path d="M40 450 C50 370 110 345 175 345 C240 345 300 370 310 450 Z" fill="${dress}"/>
      <rect x="145" y="300" width="60" height="70" rx="24" fill="${skin}"/>
      <ellipse cx="175" cy="235" rx="72" ry="90" fill="${skin}"/>
      ${gender === 'female' ? womanHead(hair, cover) : manHead({ hair, cover, hasTurban, hasBeard: hasTurban || chance() < 0.4 })}
      <ellipse cx="148" cy="230" rx="7" ry="5" fill="#2a2422"/><ellipse cx="202" cy="230" rx="7" ry="5" fill="#2a2422"/>
      <path d="M134 212 q14 -9 28 0 M188 212 q14 -9 28 0" stroke="${hair}" stroke-width="5" fill="none" stroke-linecap="round"/>
      <path d="M175 236 q-10 28 2 32" stroke="#00000030" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M155 286 q20 13 40 0" stroke="#8c4a3c" stroke-width="5" fill="none" stroke-linecap="round"/>
      ${glasses}
    </svg>`;
}

function womanHead(hair: string, cover: string): string {
  return `<path d="M103 235 C98 150 140 128 175 128 C210 128 252 150 247 235 C238 180 215 165 175 163 C135 165 112 180 103 235 Z" fill="${hair}"/>
    <path d="M84 300 C70 140 130 96 175 96 C220 96 280 140 266 300 C262 190 236 140 175 138 C114 140 88 190 84 300 Z" fill="${cover}"/>`;
}

function manHead(head: { hair: string; cover: string; hasTurban: boolean; hasBeard: boolean }): string {
  const top = head.hasTurban
    ? `<path d="M88 205 C70 90 130 52 180 56 C250 60 282 120 262 205 C235 160 120 160 88 205 Z" fill="${head.cover}"/>
       <path d="M96 180 C140 120 200 100 250 112 M104 150 C140 100 190 80 232 84" stroke="#00000025" stroke-width="6" fill="none"/>`
    : `<path d="M101 220 C92 140 130 118 175 118 C220 118 258 140 249 220 C240 170 215 160 175 162 C135 160 110 170 101 220 Z" fill="${head.hair}"/>`;
  const beard = head.hasBeard
    ? `<path d="M104 240 C104 330 140 368 175 368 C210 368 246 330 246 240 C238 285 215 268 175 268 C135 268 112 285 104 240 Z" fill="${head.hair}"/>`
    : '';
  return top + beard;
}

function glassesOf(): string {
  return `<g stroke="#2b2f31" stroke-width="4" fill="none"><circle cx="148" cy="231" r="22"/><circle cx="202" cy="231" r="22"/><path d="M170 229 h10 M126 226 l-22 -6 M224 226 l22 -6"/></g>`;
}
