import { type BadgeTypeValue, mayUseBadgeType, openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import { type CardDesign, hasReadableCode, picturesOf } from '@sewa/contract/badges/card-template';
import type { cardTemplates } from '@sewa/contract/badges/cards';
import sharp from 'sharp';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler, SteppingHandler } from '../../../platform/http/route.ts';
import { formatFor } from '../../../platform/pdf/format.ts';
import { areaName } from '../../../platform/pdf/print.queries.ts';
import { layersOf } from './card-layers.ts';
import type { CardNeeds } from './card-needs.ts';
import { type CardPrint, noCorrection } from './render/card-print.ts';
import { sampleCode, samplePhoto, sampleValues } from './sample-people.ts';
import {
  addPicture,
  addTemplate,
  findPictures,
  findTemplate,
  listVersions,
  newestTemplates,
} from './templates.queries.ts';

const builtIn = { revision: 0, madeByName: '', madeAt: null };

/** The template in use: the area's newest, otherwise the built-in one. */
export async function templatesInUse(tx: Tx, types: readonly BadgeTypeValue[]) {
  const own = new Map((await newestTemplates(tx, types)).map((one) => [one.type, one]));
  return types.map((type) => {
    const { type: _type, ...found } = own.get(type) ?? { type, ...builtIn, design: builtInDesign(type) };
    return { type, ...found };
  });
}

export function listTemplates(): Handler<typeof cardTemplates.list> {
  return async (tx, { who }) => {
    const inUse = await templatesInUse(tx, openBadgeTypes(who.acl));
    return inUse.map(({ design, ...one }) => ({
      ...one,
      language: design.language,
      isOwn: one.revision > 0,
    }));
  };
}

export function readTemplate(): Handler<typeof cardTemplates.read> {
  return async (tx, { who, params: { type }, query }) => {
    assertOpen(who, type);
    const [inUse] = await templatesInUse(tx, [type]);
    const asked = query.revision ?? inUse?.revision ?? 0;
    const found =
      asked === 0 ? { ...builtIn, design: builtInDesign(type) } : await findTemplate(tx, type, asked);
    if (!found) throw notFound();
    return {
      ...found,
      type,
      versions: [...(await listVersions(tx, type)), builtIn],
      mayEdit: who.centres === '*',
    };
  };
}

export function saveTemplate(): Handler<typeof cardTemplates.save> {
  return async (tx, { who, params: { type }, body: { design, revision } }) => {
    assertOpen(who, type);
    if (who.centres !== '*') throw new PortalError('WHOLE_AREA_ONLY');
    if (!hasReadableCode(design)) throw new PortalError('CARD_CODE_NEEDED');
    await assertPictures(tx, design);
    const [inUse] = await templatesInUse(tx, [type]);
    const next = (inUse?.revision ?? 0) + 1;
    const isNewest = inUse?.revision === revision;
    if (!isNewest || !(await addTemplate(tx, { type, revision: next, design, userName: who.name })))
      throw new PortalError('CONFLICT', { data: (await templatesInUse(tx, [type]))[0] });
    const saved = await findTemplate(tx, type, next);
    if (!saved) throw notFound();
    return { ...saved, type };
  };
}

export function previewTemplate(needs: CardNeeds): SteppingHandler<typeof cardTemplates.preview> {
  return async (step, { who, params: { type }, body: { design, language, sample } }) => {
    assertOpen(who, type);
    const { area, pictures } = await step(async (tx) => ({
      area: await areaName(tx, who),
      pictures: await findPictures(tx, picturesOf(design)),
    }));
    const format = formatFor(language, needs.timeZone);
    const { group, own } = layersOf(design, language, [sampleValues(sample, { type, area, format })]);
    const photo = await samplePhoto();
    const print: CardPrint = {
      layout: 'single',
      hasBack: true,
      correction: noCorrection,
      groups: [group],
      cards: own.map((texts) => ({ group: 0, own: texts, photo, code: sampleCode })),
      pictures,
      title: '',
      printedAt: Date.now(),
    };
    return needs.renderer.preview(print, who.userId);
  };
}

/** In dots; twice what a logo of 30 mm needs at 300 dots to the inch. */
const pictureSide = 700;

export function uploadPicture(needs: CardNeeds): SteppingHandler<typeof cardTemplates.addPicture> {
  return async (step, { who, upload }) => {
    if (who.centres !== '*') throw new PortalError('WHOLE_AREA_ONLY');
    const { bytes, mime } = await needs.preparer.prepare(upload, 'photo');
    const drawn = sharp(bytes).resize({
      width: pictureSide,
      height: pictureSide,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const small = await (mime === 'image/png'
      ? drawn.png({ palette: true })
      : drawn.jpeg({ quality: 85 })
    ).toBuffer();
    return { id: await step((tx) => addPicture(tx, small, who.name)) };
  };
}

function assertOpen({ acl }: Who, type: number): void {
  if (!mayUseBadgeType(acl, type)) throw new PortalError('FORBIDDEN');
}

/** A design names pictures of its own area only. */
async function assertPictures(tx: Tx, design: CardDesign): Promise<void> {
  const ids = picturesOf(design);
  const found = await findPictures(tx, ids);
  if (ids.some((id) => !(id in found))) throw notFound();
}
