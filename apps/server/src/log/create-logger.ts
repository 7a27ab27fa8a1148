import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';
import { currentRequest } from './current-request.js';
import { describeError } from './describe-error.js';

/** A write for each line would cost a kept reply a third of its rate: lines are written together. */
const together = { dest: 1, sync: false, minLength: 4096, periodicFlush: 100 };

/**
 * The server's log, to standard output unless said otherwise. Errors are logged as `err`; what is
 * logged while a request is answered has the request's id.
 */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(together),
): Logger {
  return pino({ level, serializers: { err: describeError }, mixin: requestId }, destination);
}

function requestId(): { requestId?: string } {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}
