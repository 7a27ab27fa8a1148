'use client';
import type { User } from '@vestibule/domain/account';
import { endSession, keepUser, startSession } from '../auth/session.js';
import type { ApiEnvironment } from '../transport/environment.js';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { outcome } from '../transport/outcome.js';
import { requestFor } from '../transport/request-for.js';
import type * as contract from './contract.js';
import { routes } from './routes.js';

const calls: Pick<CallsOf<typeof contract>, keyof typeof routes> = routes;

/** A reply that only says that it worked, perhaps with a message. */
type Done = Reply<typeof contract.logout>;

/** Keeps the profile that was answered, if one was. */
async function keepProfile(call: {
  dispatch: (action: ReturnType<typeof keepUser>) => unknown;
  queryFulfilled: Promise<{ data: User }>;
}): Promise<void> {
  const { data } = await outcome(call.queryFulfilled);
  if (data) call.dispatch(keepUser(data));
}

/** Signing up, in and out, and the profile (spec 7, Users). */
export const accountApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({
      ...endpoint(calls.register),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        const token = data?.data.token;
        if (token) dispatch(startSession({ token, user: data.data.user }));
      },
    }),
    login: build.mutation({
      // Whatever else the form holds stays here (spec 3, Login form).
      ...dataEndpoint(calls.login, ({ email, password }) => ({ body: { email, password } })),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        if (data) dispatch(startSession(data));
      },
    }),
    /**
     * The session ends here before the server is asked, and whatever it answers. A caller that has
     * ended it already gives the token that the server is to forget.
     */
    logout: build.mutation<Done, string | void>({
      async queryFn(given, { dispatch, extra }, _options, call) {
        const token = given ?? (extra as ApiEnvironment).tokens.read().token;
        if (given === undefined) dispatch(endSession());
        const headers = { authorization: `Bearer ${token ?? ''}` };
        const { error } = await call({ ...requestFor(calls.logout, {}), headers });
        return error ? { error } : { data: { success: true } };
      },
    }),
    getProfile: build.query({
      ...dataEndpoint(calls.getProfile),
      onQueryStarted: (_, started) => keepProfile(started),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation({
      ...dataEndpoint(calls.updateProfile),
      onQueryStarted: (_, started) => keepProfile(started),
      invalidatesTags: ['Profile'],
    }),
    cancelEmailChange: build.mutation({
      ...endpoint(calls.cancelEmailChange),
      invalidatesTags: ['Profile'],
    }),
    changePassword: build.mutation({
      ...endpoint(calls.changePassword),
      // A new password drops an address that waits, and ends every other session.
      invalidatesTags: ['Profile', 'Session'],
    }),
    forgotPassword: build.mutation(endpoint(calls.forgotPassword)),
    checkResetLink: build.query({
      ...endpoint(calls.checkResetLink),
      // Nothing that is done here makes a link serve again.
      providesTags: [],
    }),
    resetPassword: build.mutation(endpoint(calls.resetPassword)),
    verifyEmail: build.mutation({
      ...endpoint(calls.verifyEmail),
      invalidatesTags: ['Profile'],
    }),
    resendVerification: build.mutation(endpoint(calls.resendVerification)),
    getPreferences: build.query({
      ...dataEndpoint(calls.getPreferences),
      providesTags: ['Preferences'],
    }),
    updatePreferences: build.mutation({
      ...dataEndpoint(calls.updatePreferences),
      invalidatesTags: ['Preferences'],
    }),
    /** A mutation, because each click asks again and nothing of it is kept. */
    exportData: build.mutation(dataEndpoint(calls.exportData)),
    /** The caller ends the session here, once the guest has left the page that needs it. */
    deleteAccount: build.mutation(endpoint(calls.deleteAccount)),
  }),
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useCancelEmailChangeMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useCheckResetLinkQuery,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useGetPreferencesQuery,
  useUpdatePreferencesMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
} = accountApi;
