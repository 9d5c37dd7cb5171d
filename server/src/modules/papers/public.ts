/** What other modules may use of papers. */
export { renewOrAddPaper, takeBackPaper } from './papers.ts';
