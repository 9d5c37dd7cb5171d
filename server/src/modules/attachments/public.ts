export { copyAttachments } from './copy-attachments.queries.ts';
