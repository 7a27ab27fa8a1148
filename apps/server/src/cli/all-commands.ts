import { requestsCommand } from '../halls/requests-command.js';
import type { Command } from './command.js';

/** The desk's commands, one line each. */
export const allCommands: readonly Command[] = [requestsCommand];
