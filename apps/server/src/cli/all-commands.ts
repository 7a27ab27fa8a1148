import type { Command } from './command.js';

/** The desk's commands, one line each. */
export const allCommands: readonly Command[] = [];
