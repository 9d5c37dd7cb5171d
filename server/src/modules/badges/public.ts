/** What other modules may use of the badges. */
export { sewadarOnCard } from './codes/sewadar-on-card.ts';
