import { endSession, keepUser, startSession } from '../auth/session.js';
import type { ApiEnvironment } from '../transport/environment.js';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { outcome } from '../transport/outcome.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

/** A reply that only says that it worked, perhaps with a message. */
type Done = Reply<typeof contract.logout>;

/** Signing up, in and out, and the profile (spec 7, Users). */
export const accountApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({
      ...endpoint(contract.register),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        const token = data?.data.token;
        if (token) dispatch(startSession({ token, user: data.data.user }));
      },
    }),
    login: build.mutation({
      ...dataEndpoint(contract.login),
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
        const { error } = await call({ ...requestFor(contract.logout, {}), headers });
        return error ? { error } : { data: { success: true } };
      },
    }),
    getProfile: build.query({
      ...dataEndpoint(contract.getProfile),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        if (data) dispatch(keepUser(data));
      },
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation({
      ...dataEndpoint(contract.updateProfile),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        if (data) dispatch(keepUser(data));
      },
      invalidatesTags: ['Profile'],
    }),
    cancelEmailChange: build.mutation({
      ...endpoint(contract.cancelEmailChange),
      invalidatesTags: ['Profile'],
    }),
    changePassword: build.mutation({
      ...endpoint(contract.changePassword),
      // A new password drops an address that waits.
      invalidatesTags: ['Profile'],
    }),
    forgotPassword: build.mutation(endpoint(contract.forgotPassword)),
    resetPassword: build.mutation(endpoint(contract.resetPassword)),
    verifyEmail: build.mutation({
      ...endpoint(contract.verifyEmail),
      invalidatesTags: ['Profile'],
    }),
    resendVerification: build.mutation(endpoint(contract.resendVerification)),
    getPreferences: build.query({
      ...dataEndpoint(contract.getPreferences),
      providesTags: ['Preferences'],
    }),
    updatePreferences: build.mutation({
      ...dataEndpoint(contract.updatePreferences),
      invalidatesTags: ['Preferences'],
    }),
    /** A mutation, because each click asks anew and nothing of it is kept. */
    exportData: build.mutation(dataEndpoint(contract.exportData)),
    /** The caller ends the session here, once the guest has left the page that needs it. */
    deleteAccount: build.mutation(endpoint(contract.deleteAccount)),
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
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useGetPreferencesQuery,
  useUpdatePreferencesMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
} = accountApi;
