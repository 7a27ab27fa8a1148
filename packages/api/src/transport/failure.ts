import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import {
  isProblemCode,
  messageForStatus,
  problemMessages,
  type ProblemCode,
} from '@vestibule/domain/problem';

/** Why a call failed, in the guest's words (spec 8). */
export interface ApiFailure {
  /** Absent when there was no response. */
  status?: number;
  /** Absent when the reply carried no known code. */
  code?: ProblemCode;
  message: string;
  /** What the reply itself said, if it said anything. */
  serverMessage?: string;
  /** What is wrong at which field. */
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
}

/** A known code's text wins; the status table of spec 8 serves replies without one. */
export function failureFrom(error: FetchBaseQueryError): ApiFailure {
  const status = statusOf(error);
  const body = isRecord(error.data) ? error.data : {};
  const serverMessage = typeof body['message'] === 'string' ? body['message'] : undefined;
  const code = isProblemCode(body['code']) ? body['code'] : undefined;
  return {
    status,
    code,
    message: code
      ? (serverMessage ?? problemMessages[code])
      : messageForStatus(status, serverMessage),
    serverMessage,
    fields: isTexts(body['fields']) ? body['fields'] : undefined,
    details: isRecord(body['details']) ? body['details'] : undefined,
  };
}

/** The server no longer knows the session that a call was sent with (spec 8). */
export function sessionExpired(failure: ApiFailure): ApiFailure {
  const code = 'account.session-expired';
  return { ...failure, code, message: problemMessages[code] };
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
