/** What other modules may use of the badges. */
export { passOnCard } from './codes/pass-on-card.ts';
export { sewadarOnCard } from './codes/sewadar-on-card.ts';
