export { insertAttachment } from './attachments.queries.ts';
export { copyAttachments } from './copy-attachments.queries.ts';
export { keepFiles, keepSwept } from './keep-files.ts';
