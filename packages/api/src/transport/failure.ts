import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import {
  failureTexts,
  messageForStatus,
  type CodedProblem,
  type PlainProblemCode,
} from '@vestibule/domain/problem';
import type { Translation } from '@vestibule/domain/words';

interface Failure {
  /** Absent when there was no response. */
  status?: number;
  message: string;
  /** What the reply itself said, if it said anything. */
  serverMessage?: string;
  /** What is wrong at which field. */
  fields?: Record<string, string>;
}

/** Why a call failed, in the guest's words (spec 8). Without a code when the reply carried none. */
export type ApiFailure = Failure & CodedProblem;

const CODE = /^[a-z]+\.[a-z-]+$/;

/** What a refusal with a code says wins; the status table of spec 8 serves replies without one. */
export function failureFrom(
  error: FetchBaseQueryError,
  t: Translation<typeof failureTexts> = failureTexts,
): ApiFailure {
  const status = statusOf(error);
  const body = isRecord(error.data) ? error.data : {};
  const serverMessage = typeof body['message'] === 'string' ? body['message'] : undefined;
  const coded = typeof body['code'] === 'string' && CODE.test(body['code']);
  return {
    status,
    message: coded && serverMessage ? serverMessage : messageForStatus(status, serverMessage, t),
    serverMessage,
    fields: isTexts(body['fields']) ? body['fields'] : undefined,
    // The server types both (`ProblemError`). A list of all codes would burden each first view.
    ...({
      code: coded ? body['code'] : undefined,
      details: isRecord(body['details']) ? body['details'] : undefined,
    } as CodedProblem),
  };
}

/** The same failure under the code that says what it means here, and with its text. */
export function renameFailure<Code extends PlainProblemCode>(
  failure: ApiFailure,
  code: Code,
  messages: Record<Code, string>,
): ApiFailure {
  return { ...failure, code, details: undefined, message: messages[code] };
}

export function isSessionExpired(failure: ApiFailure | undefined): boolean {
  return failure?.code === 'account.session-expired';
}

function statusOf(error: FetchBaseQueryError): number | undefined {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' ? error.originalStatus : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
