/** What other modules may use of papers. */
export { renewOrAddPaper } from './papers.ts';
