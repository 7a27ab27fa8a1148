import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';
import { currentRequest } from './current-request.js';
import { describeError } from './describe-error.js';

/** A write for each line would cost a kept reply a third of its rate: lines are written together. */
const together = { dest: 1, sync: false, minLength: 4096, periodicFlush: 100 };

/** What waits for a reader who does not read is kept up to here, in bytes; later lines are dropped. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * The server's log, to standard output by default. Errors are logged as `err`; what is
 * logged while a request is answered has the request's id.
 */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = openOutput(),
): Logger {
  return pino({ level, serializers: { err: describeError }, mixin: requestId }, destination);
}

/** Says so in one line to standard error when lines are dropped, until they can be written again. */
export function openOutput(
  dest: string | number = together.dest,
  warn: (line: string) => void = (line) => void process.stderr.write(line),
): DestinationStream {
  const output = pino.destination({ ...together, dest, maxLength: MOST_WAITING });
  let dropping = false;
  output.on('drop', () => {
    if (!dropping) warn('Lines of the log are dropped: nobody reads them.\n');
    dropping = true;
  });
  output.on('drain', () => (dropping = false));
  return output;
}

function requestId(): { requestId?: string } {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}
