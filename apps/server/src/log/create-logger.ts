import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';
import { describeError } from './describe-error.js';

/** The server's log, to standard output unless said otherwise. Errors are logged as `err`. */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}
