import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiEnvironment } from './environment.js';
import { failureFrom, type ApiFailure } from './failure.js';

/** One request through the environment of the store it runs in. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiFailure> = async (
  args,
  api,
  extraOptions,
) => {
  const environment = api.extra as ApiEnvironment;
  const run = fetchBaseQuery({
    baseUrl: environment.baseUrl,
    fetchFn: environment.fetch,
    prepareHeaders(headers) {
      const { token } = environment.tokens.read();
      if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  });
  const result = await run(args, api, extraOptions);
  return result.error ? { error: failureFrom(result.error) } : { data: result.data };
};
