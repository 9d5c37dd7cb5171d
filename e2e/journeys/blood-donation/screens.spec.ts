import { newId } from '@sewa/contract/kernel/values/ids';
import { campPath, makeCamp, makeDonor } from '../../../server/src/modules/blood-donation/testing/blood.ts';
import { deskOf, goodVitals, noToAll } from '../../../server/src/modules/blood-donation/testing/floor.ts';
import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { must } from '../../support/people.ts';
import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('blood donation', {
  arrange: async (admin) => {
    const first = async (path: string, query: Record<string, unknown>) =>
      (await admin.get(path, query)).body.data.rows[0].id;
    return {
      donor: await first('/api/blood-donation/donor', { sort: '-donations' }),
      planned: await first('/api/blood-donation/camp', { filter: { status: 5 } }),
      camp: await fillFloor(admin),
    };
  },
  screens: [
    { name: 'donors', path: '/blood-donation/donor?size=8' },
    { name: 'donor', path: '/blood-donation/donor/{donor}' },
    { name: 'donor-donations', path: '/blood-donation/donor/{donor}?tab=donations' },
    { name: 'donor-create', path: '/blood-donation/donor/new' },
    { name: 'camps', path: '/blood-donation/camp' },
    { name: 'camp-team', path: '/blood-donation/camp/{planned}?tab=team' },
    { name: 'camp-calls', path: '/blood-donation/camp/{planned}?tab=calls' },
    { name: 'donations', path: '/blood-donation/donation?size=8' },
    { name: 'blood-banks', path: '/blood-donation/bank' },
    { name: 'blood-rules', path: '/blood-donation/rules' },
    { name: 'cloud-sync', path: '/blood-donation/cloud-sync' },
    { name: 'cloud-sync-review', path: '/blood-donation/cloud-sync/review' },
    { name: 'cloud-sync-camps', path: '/blood-donation/cloud-sync/camps' },
    { name: 'floor-registration', path: '/blood-donation/camp/{camp}/floor/registration' },
    { name: 'floor-vital', path: '/blood-donation/camp/{camp}/floor/vital' },
    { name: 'floor-bed', path: '/blood-donation/camp/{camp}/floor/bed' },
    { name: 'floor-rest', path: '/blood-donation/camp/{camp}/floor/rest' },
    { name: 'floor-control', path: '/blood-donation/camp/{camp}/floor/control' },
    { name: 'floor-board', path: '/blood-donation/camp/{camp}/floor/board' },
    {
      name: 'floor-measuring',
      path: '/blood-donation/camp/{camp}/floor/vital',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^(Call|Take over): / })
          .first()
          .click();
        await page.getByRole('textbox', { name: 'Haemoglobin' }).fill('12.4');
        await page.getByText(/Measure again/).waitFor();
      },
    },
    {
      name: 'floor-deciding',
      path: '/blood-donation/camp/{camp}/floor/medical',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^(Call|Take over): / })
          .first()
          .click();
        await page.getByRole('button', { name: 'Yes' }).first().click();
        await page.getByText('The doctor decides who may donate.').waitFor();
      },
    },
    {
      name: 'floor-starting',
      path: '/blood-donation/camp/{camp}/floor/bed',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Start: / })
          .first()
          .click();
        await page.getByText('Choose the blood bank that takes this bag.').waitFor();
      },
    },
    {
      name: 'deferral-create',
      path: '/blood-donation/donor/{donor}?tab=deferrals',
      act: async (page) => {
        await page.getByRole('button', { name: 'Record deferral' }).first().click();
        await expectDialog(page);
      },
    },
  ],
});

/** A camp with somebody at every station, two blood banks and few bags. */
async function fillFloor(admin: Visitor): Promise<string> {
  const { centre } = (await must(admin.get('/api/blood-donation/camp'))).data.rows[0];
  const camp = await makeCamp(admin, centre, { beds: 3, targetUnits: 40, bagsBrought: 6 });
  const bank = await addBank(admin, camp);
  const at = (station: string) => deskOf(admin, camp, station);
  const [vital, medical, bed] = [at('vital'), at('medical'), at('bed')];
  for (let place = 0; place < 7; place++) {
    const phone = `+9196${newId().replace(/\D/g, '').slice(-8).padStart(8, '1')}`;
    const donor = await makeDonor(admin, centre, { gender: 'male', phone });
    const { id } = (await must(at('registration').register({ donor }))).data;
    if (place === 0) continue;
    await must(vital.act(id, 'call'));
    await must(vital.act(id, 'vitals', goodVitals));
    if (place === 1) continue;
    await must(medical.act(id, 'call'));
    if (place === 2) continue;
    const deferral = {
      reason: 'malaria',
      since: '2026-11-01',
      chosen: '',
      welcomeFrom: null,
      measured: null,
    };
    if (place === 3) {
      await must(medical.act(id, 'defer', deferral));
      continue;
    }
    await must(medical.act(id, 'accept', { answers: noToAll('male'), overridden: [], overrideReason: '' }));
    if (place === 4) continue;
    const bag = { volume: 350, bagNumber: `W-${place}`, segment: '', bank };
    await must(bed.act(id, 'start', { bed: place - 4, ...bag }));
    if (place === 6) await must(bed.act(id, 'finish', { reaction: 'none', care: '' }));
  }
  return camp;
}

async function addBank(admin: Visitor, camp: string): Promise<string> {
  const { banks } = (await must(admin.get(`${campPath}/${camp}`))).data;
  const bank = {
    id: newId(),
    name: 'Medical College and Hospital, Department of Transfusion Medicine',
    licenceNumber: newId(),
    licenceUntil: '2099-12-31',
    phone: '',
    address: '',
    isActive: true,
    notes: '',
  };
  await must(admin.post('/api/blood-donation/bank', bank));
  const ids = banks.map(({ id }: { id: string }) => id);
  await must(admin.put(`${campPath}/${camp}/banks`, { banks: [...ids, bank.id] }));
  return bank.id;
}
