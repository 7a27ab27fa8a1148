import type { Services } from '../services.js';

export interface CommandContext {
  services: Pick<Services, 'config' | 'db' | 'hotel' | 'now' | 'today'>;
  /** What is after the command's name. */
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

/** What a command opens, and closes again. */
export interface Opened {
  services: CommandContext['services'];
  close: () => Promise<void>;
}

export interface SetupContext extends Omit<CommandContext, 'services'> {
  /** Reads these variables, the process's own by default, and opens the database. */
  open: (variables?: NodeJS.ProcessEnv) => Promise<Opened>;
}

/** A command that runs where nothing may be set up yet, and opens the database by itself. */
export interface SetupCommand extends Omit<Command, 'run'> {
  setUp: (context: SetupContext) => Promise<void>;
}

/** What a command was asked cannot be done; the message says why, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
