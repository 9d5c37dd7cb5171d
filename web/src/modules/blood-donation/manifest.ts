import { mdiWaterOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

export const bloodDonation: ModuleManifest = {
  name: 'blood-donation',
  prefix: '/blood-donation',
  requirement: { feature: 'BLOOD_DONATION' },
  label: 'bloodDonation',
  icon: mdiWaterOutline,
  menu: 'byChildren',
  children: [
    {
      label: 'bloodDonationDonor',
      path: '/blood-donation/donor',
      requirement: right('BLOOD_DONATION.DONOR', 'view'),
    },
    {
      label: 'bloodDonationCamp',
      path: '/blood-donation/camp',
      requirement: right('BLOOD_DONATION.CAMP', 'view'),
    },
    {
      label: 'bloodDonationCloudSync',
      path: '/blood-donation/cloud-sync',
      requirement: right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync'),
    },
  ],
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
