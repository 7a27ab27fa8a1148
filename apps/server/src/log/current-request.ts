import type { ProblemCode } from '@vestibule/domain/problem';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that is being answered. */
export interface CurrentRequest {
  /** Of this request alone; the reply says it in `X-Request-Id`. */
  id: string;
  /** The pattern of its address, as soon as one is found: the address itself may name a guest. */
  route?: string;
  /** The id of the account that the token proves, or that is being signed in to. */
  caller?: string;
  /** Why it was refused. */
  problem?: ProblemCode;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Whatever `work` does and begins belongs to the request. */
export function asRequest<T>(request: CurrentRequest, work: () => T): T {
  return requests.run(request, work);
}

/** Undefined in jobs, commands and tests of the API alone. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** The headers with the id of the request: a record, for reading `Headers` costs more than a kept reply. */
export function withRequestId(headers: Readonly<Record<string, string>>): Record<string, string> {
  const request = requests.getStore();
  return request ? { ...headers, 'x-request-id': request.id } : headers;
}

/** Notes whose request it is. */
export function noteCaller(id: string | undefined): void {
  const request = requests.getStore();
  if (request && id) request.caller = id;
}

/** Notes the pattern that the address matches. */
export function noteRoute(route: string | undefined): void {
  const request = requests.getStore();
  if (request && route) request.route = route;
}

/** Notes why it is refused: its line then tells attempts to get around a rule from plain mistakes. */
export function noteProblem(code: ProblemCode): void {
  const request = requests.getStore();
  if (request) request.problem = code;
}
