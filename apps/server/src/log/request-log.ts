import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { asRequest, type CurrentRequest } from './current-request.js';

/** A reply that has been sent, or whose caller has gone. */
export interface AnsweredRequest {
  method: string | undefined;
  route: string | undefined;
  status: number;
  ms: number;
}

export interface RequestLogOptions {
  logger: Logger;
  /** With a proxy in front its `X-Request-Id` is taken, so that its log and ours meet. */
  trustProxy: number;
  onAnswered?: (answered: AnsweredRequest) => void;
}

/** Nothing that a log, a header or a page would have to escape. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Files, and those who ask whether the server lives: many lines that say nothing. */
const quiet = /^\/(healthz|readyz|metrics|favicon\.ico|uploads|assets|storybook|:file)(\/|\{|$)/;

/**
 * Gives each request its id, and logs one line when its reply has been sent: never its address,
 * headers or body, which name guests and open accounts.
 */
export class RequestLog {
  readonly #options: RequestLogOptions;

  constructor(options: RequestLogOptions) {
    this.#options = options;
  }

  /** Runs `work`, which answers the request. */
  answer(incoming: IncomingMessage, response: ServerResponse, work: () => void): void {
    const request: CurrentRequest = { id: this.#idOf(incoming) };
    const begun = performance.now();
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      const { method } = incoming;
      const ms = performance.now() - begun;
      const status = response.headersSent ? response.statusCode : undefined;
      const bytes = socket.bytesWritten - sentBefore;
      const cutShort = response.writableFinished ? undefined : true;
      if (status) this.#options.onAnswered?.({ method, route: request.route, status, ms });
      this.#write(request, { method, status, ms: rounded(ms), bytes, cutShort });
    });
    asRequest(request, work);
  }

  /** For what is refused before it is a request: it has neither method nor route. */
  refuse(status: number): string {
    const id = randomUUID();
    this.#write({ id }, { status });
    return id;
  }

  #idOf({ headers }: IncomingMessage): string {
    const given = this.#options.trustProxy > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  }

  #write({ id, route, problem }: CurrentRequest, facts: object): void {
    const level = route && quiet.test(route) ? 'debug' : 'info';
    this.#options.logger[level]({ requestId: id, route, problem, ...facts }, 'request');
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
