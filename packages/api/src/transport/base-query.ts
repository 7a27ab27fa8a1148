import { accountMessages } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { DEFAULT_LANGUAGE, textsIn, type TextPack } from '@vestibule/domain/words';
import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import type { ApiEnvironment } from './environment.js';
import { withKnownNames } from './known-names.js';
import { failureFrom, renameFailure, type ApiFailure } from './failure.js';

/** How long an answer is waited for. A change may need a payment provider, so it has longer than the server gives itself. */
export const TIME_LIMITS_MS = { query: 15_000, mutation: 40_000 };

/** What an endpoint names its failures with. */
export interface ReplyMeta {
  texts?: TextPack | undefined;
}

/**
 * One request through the environment of the store it runs in. That the session it was sent with is
 * over is a failure of its own, whichever call found it out (spec 4, Authentication).
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiFailure, object, ReplyMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const environment = api.extra as ApiEnvironment;
  // Sent again before it is answered, as after a lost reply, the same has the key of before.
  const sent = args.method === 'POST' && api.endpoint + JSON.stringify(args);
  const keys = (environment.keys ??= {});
  const key = sent && (keys[sent] ??= `${Math.random()}`);
  let sentToken: string | undefined;
  const run = fetchBaseQuery({
    baseUrl: environment.baseUrl,
    fetchFn: environment.fetch,
    timeout: TIME_LIMITS_MS[api.type],
    prepareHeaders(headers) {
      if (key) headers.set('idempotency-key', key);
      const { token } = environment.tokens.read();
      if (token && !headers.has('authorization')) {
        sentToken = token;
        headers.set('authorization', `Bearer ${token}`);
      }
      return headers;
    },
  });
  const result = await run(inLanguage(args, environment.language), api, extraOptions);
  const meta = { texts: environment.texts };
  // A whole answer ends it, a refusal too: what was sent may hold a password.
  if (sent && isAnswer(result.error)) delete keys[sent];
  if (!result.error) return { data: withKnownNames(result.data), meta };
  const failure = failureFrom(result.error, textsIn(environment.texts, failureTexts));
  // A guest who has logged in again meanwhile has another session, which goes on.
  const token = environment.tokens.read().token ?? sentToken;
  const isOver = sentToken && token === sentToken && isUnauthenticated(failure);
  const error = isOver
    ? renameFailure(failure, 'account.session-expired', textsIn(environment.texts, accountMessages))
    : failure;
  environment.onFailure?.(api.endpoint, error);
  return { error, meta };
};

/** Lost, late, broken off or a fault of the server: what was sent may have taken effect or not. */
function isAnswer(error: FetchBaseQueryError | undefined): boolean {
  return !error || (typeof error.status === 'number' && error.status < 500);
}

/** English is what the API answers in by itself: its addresses stay as they are. */
function inLanguage(args: FetchArgs, language: string = DEFAULT_LANGUAGE): FetchArgs {
  if (language === DEFAULT_LANGUAGE) return args;
  return { ...args, params: { ...args.params, lang: language } };
}

/** A wrong password is a 401 too, and says so by its code. */
function isUnauthenticated({ status, code }: ApiFailure): boolean {
  return status === 401 && (code === undefined || code === 'request.unauthenticated');
}
