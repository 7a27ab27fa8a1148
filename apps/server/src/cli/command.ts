import type { Services } from '../services.js';

export interface CommandContext {
  services: Pick<Services, 'config' | 'db' | 'hotel' | 'now' | 'today'>;
  /** What stands after the command's name. */
  args: string[];
  /** Prints one line; RFC 4180 wants another end than the usual one. */
  print: (line: string, end?: '\n' | '\r\n') => void;
}

/** One command of the hotel's desk (`pnpm hotel …`). */
export interface Command {
  name: string;
  /** Its arguments, as the help shows them. */
  usage: string;
  summary: string;
  run: (context: CommandContext) => Promise<void>;
}

/** What a command was asked cannot be done; the message says why, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
