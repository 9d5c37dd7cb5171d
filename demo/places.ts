import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { presets } from '@sewa/contract/user/presets';
import type { Script } from './people.ts';

export interface DemoCentre {
  code: string;
  name: string;
  address: string;
  script: Script;
}

export const demoAreas: readonly { code: string; name: string; centres: readonly DemoCentre[] }[] = [
  {
    code: 'ASR',
    name: 'Amritsar',
    centres: [
      { code: 'ASR-1', name: 'Ranjit Avenue', address: 'Ranjit Avenue, Amritsar', script: 'gurmukhi' },
      { code: 'ASR-2', name: 'ਤਰਨ ਤਾਰਨ', address: 'ਤਰਨ ਤਾਰਨ ਰੋਡ', script: 'gurmukhi' },
      { code: 'ASR-3', name: 'Ajnala', address: 'Main Bazaar, Ajnala', script: 'latin' },
      { code: 'ASR-4', name: 'Jandiala', address: 'G.T. Road, Jandiala', script: 'gurmukhi' },
      { code: 'ASR-5', name: 'Majitha', address: 'Majitha Road', script: 'latin' },
    ],
  },
  {
    code: 'DEL',
    name: 'Delhi',
    centres: [
      { code: 'DEL-1', name: 'करोल बाग़', address: 'करोल बाग़, नई दिल्ली', script: 'devanagari' },
      { code: 'DEL-2', name: 'Rohini', address: 'Sector 7, Rohini', script: 'latin' },
      { code: 'DEL-3', name: 'जनकपुरी', address: 'जनकपुरी, नई दिल्ली', script: 'devanagari' },
    ],
  },
];

interface DemoUser {
  username: string;
  /** 'organisation', 'zone', or the code of an area or a centre. */
  org: string;
  name: string;
  nameLatin: string;
  phone: string;
  acl: Readonly<Record<string, number>>;
}

export const demoUsers: readonly DemoUser[] = [
  {
    username: 'admin',
    org: 'organisation',
    name: 'Anita Sharma',
    nameLatin: 'Anita Sharma',
    phone: '+919876500001',
    acl: wholeAcl(),
  },
  {
    username: 'zone',
    org: 'zone',
    name: 'बलदेव सिंह',
    nameLatin: 'Baldev Singh',
    phone: '+919876500002',
    acl: wholeAcl(),
  },
  {
    username: 'area',
    org: 'ASR',
    name: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ',
    nameLatin: 'Harjinder Kaur Sandhu',
    phone: '+919876500003',
    acl: { ...presets.areaSecretary, 'SETTINGS.USER': 210, 'SETTINGS.AUDIT': 14, 'SETTINGS.ORG': 6 },
  },
  {
    username: 'clerk',
    org: 'ASR-1',
    name: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ',
    nameLatin: 'Mohinder Singh Gill',
    phone: '+919876500004',
    acl: presets.centreClerk,
  },
  {
    username: 'counter',
    org: 'ASR-1',
    name: 'Simran Kaur',
    nameLatin: 'Simran Kaur',
    phone: '+919876500005',
    acl: presets.counter,
  },
  {
    username: 'camp',
    org: 'ASR',
    name: 'डॉ. सुनीता वर्मा',
    nameLatin: 'Dr. Sunita Verma',
    phone: '+919876500006',
    acl: presets.campTeam,
  },
  {
    username: 'nobody',
    org: 'ASR-2',
    name: 'Satnam Singh',
    nameLatin: 'Satnam Singh',
    phone: '+919876500007',
    acl: {},
  },
];
