import type { ApiFailure } from './failure.js';

/** How a call ended, for `onQueryStarted`: one of both. */
export async function outcome<T>(
  queryFulfilled: Promise<{ data: T }>,
): Promise<{ data?: T; error?: ApiFailure }> {
  try {
    const { data } = await queryFulfilled;
    return { data };
  } catch (reason) {
    return { error: (reason as { error: ApiFailure }).error };
  }
}
