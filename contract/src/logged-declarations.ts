/** Every file with words for tables of the change log that are no resource: a line each. */
export * as applications from './applications/logged-words.ts';
export * as attachments from './attachments/words.ts';
export * as attendance from './attendance/logged-words.ts';
export * as badgeCards from './badges/card-logged-words.ts';
export * as badgeGates from './badges/gate-logged-words.ts';
export * as badges from './badges/logged-words.ts';
export * as quickTokens from './badges/quick-logged-words.ts';
export * as bav from './bav/logged-words.ts';
export * as sales from './bav/sales-logged-words.ts';
export * as bloodDonation from './blood-donation/logged-words.ts';
export * as nominalRoll from './nominal-roll/logged-words.ts';
export * as oae from './oae/logged-words.ts';
export * as papers from './papers/words.ts';
export * as sewadar from './sewadar/logged-words.ts';
export * as sgManagement from './sg-management/logged-words.ts';
export * as transport from './transport/logged-words.ts';
export * as user from './user/logged-words.ts';
