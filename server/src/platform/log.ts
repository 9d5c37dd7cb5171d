/** What a part needs from whoever writes its log; pino and the start-up log both fit. */
export type Log = {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
};
