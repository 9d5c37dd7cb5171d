/** Its text is for the person who starts the portal: what is wrong and what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}
