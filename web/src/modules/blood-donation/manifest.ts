import {
  mdiAccountHeartOutline,
  mdiCalendarCheckOutline,
  mdiCalendarRemoveOutline,
  mdiCloudAlertOutline,
  mdiWaterOutline,
} from '@mdi/js';
import { bloodTiles } from '@sewa/contract/blood-donation/tiles';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const donor = '/blood-donation/donor';
const camp = '/blood-donation/camp';
const cloudSync = '/blood-donation/cloud-sync';
const viewDonor = right('BLOOD_DONATION.DONOR', 'view');
const viewCamp = right('BLOOD_DONATION.CAMP', 'view');
const viewAny = { anyOf: [viewDonor, viewCamp] };

export const bloodDonation: ModuleManifest = {
  name: 'blood-donation',
  prefix: '/blood-donation',
  requirement: { feature: 'BLOOD_DONATION' },
  label: 'bloodDonation',
  icon: mdiWaterOutline,
  menu: 'byChildren',
  children: [
    { label: 'bloodDonationDonor', path: donor, requirement: viewDonor },
    { label: 'bloodDonationCamp', path: camp, requirement: viewCamp },
    {
      label: 'bloodDonationCloudSync',
      path: cloudSync,
      requirement: right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync'),
    },
  ],
  catalogues: ['person', 'attachments', 'record', 'merge'],
  branches: [
    { prefix: donor, page: () => import('./donors/DonorPages.tsx').then((file) => file.DonorPages) },
    { prefix: camp, page: () => import('./camps/CampPages.tsx').then((file) => file.CampPages) },
    {
      prefix: '/blood-donation/donation',
      page: () => import('./records/DonationsPage.tsx').then((file) => file.DonationsPage),
    },
    {
      prefix: '/blood-donation/bank',
      page: () => import('./banks/BankPages.tsx').then((file) => file.BankPages),
    },
    {
      prefix: '/blood-donation/rules',
      page: () => import('./rules/RulesPage.tsx').then((file) => file.RulesPage),
    },
    {
      prefix: cloudSync,
      page: () => import('./sync/CloudSyncPages.tsx').then((file) => file.CloudSyncPages),
    },
  ],
  tabs: [
    { section: '/blood-donation', path: donor, label: 'tab.bloodDonors', requirement: viewDonor },
    { section: '/blood-donation', path: camp, label: 'tab.bloodCamps', requirement: viewCamp },
    {
      section: '/blood-donation',
      path: '/blood-donation/donation',
      label: 'tab.bloodDonations',
      requirement: viewAny,
    },
    {
      section: '/blood-donation',
      path: '/blood-donation/bank',
      label: 'tab.bloodBanks',
      requirement: viewCamp,
    },
    {
      section: '/blood-donation',
      path: '/blood-donation/rules',
      label: 'tab.bloodRules',
      requirement: viewAny,
    },
  ],
  finds: {
    donor: { icon: mdiAccountHeartOutline, path: (id) => `${donor}/${id}` },
    bloodCamp: { icon: mdiWaterOutline, path: (id) => `${camp}/${id}` },
  },
  waiting: {
    campsToOpen: {
      icon: mdiCalendarCheckOutline,
      to: listAddress(camp, bloodTiles.campsToOpen()),
      event: 'blood-camp.changed',
      requirement: right('BLOOD_DONATION.CAMP', 'planRegister'),
    },
    campsToClose: {
      icon: mdiCalendarRemoveOutline,
      to: listAddress(camp, bloodTiles.campsToClose()),
      event: 'blood-camp.changed',
      requirement: right('BLOOD_DONATION.CAMP', 'closeCamp'),
    },
    donorsWelcome: {
      icon: mdiAccountHeartOutline,
      to: listAddress(donor, bloodTiles.donorsWelcome()),
      event: 'blood.changed',
      requirement: right('BLOOD_DONATION.DONOR', 'edit'),
    },
    syncConflicts: {
      icon: mdiCloudAlertOutline,
      to: `${cloudSync}/review`,
      event: 'sync.changed',
      requirement: right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync'),
    },
  },
  charts: { requirement: viewAny, load: () => import('./charts.ts').then((file) => file.charts) },
  history: {
    tables: [
      'blood_donor',
      'blood_donor_merge',
      'blood_donation',
      'blood_deferral',
      'blood_camp',
      'blood_camp_bank',
      'blood_camp_staff',
      'blood_call',
      'blood_bank',
      'blood_rules',
      'blood_confidential',
      'blood_visit',
    ],
  },
};
