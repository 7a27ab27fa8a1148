import type { Preferences, User } from '@vestibule/domain/account';
import { endSession, keepUser, startSession } from '../auth/session.js';
import type { ApiEnvironment } from '../transport/environment.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Body, Reply } from '../transport/operation.js';
import { outcome } from '../transport/outcome.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

/** A reply that only says that it worked, perhaps with a message. */
type Done = Reply<typeof contract.logout>;

/** Signing up, in and out, and the profile (spec 7, Users). */
export const accountApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Reply<typeof contract.register>, Body<typeof contract.register>>({
      query: (body) => requestFor(contract.register, { body }),
      rawResponseSchema: contract.register.reply,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        const token = data?.data.token;
        if (token) dispatch(startSession({ token, user: data.data.user }));
      },
    }),
    login: build.mutation<{ token: string; user: User }, Body<typeof contract.login>>({
      query: (body) => requestFor(contract.login, { body }),
      rawResponseSchema: contract.login.reply,
      transformResponse: (reply: Reply<typeof contract.login>) => reply.data,
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
    getProfile: build.query<User, void>({
      query: () => requestFor(contract.getProfile, {}),
      rawResponseSchema: contract.getProfile.reply,
      transformResponse: (reply: Reply<typeof contract.getProfile>) => reply.data,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        if (data) dispatch(keepUser(data));
      },
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<User, Body<typeof contract.updateProfile>>({
      query: (body) => requestFor(contract.updateProfile, { body }),
      rawResponseSchema: contract.updateProfile.reply,
      transformResponse: (reply: Reply<typeof contract.updateProfile>) => reply.data,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await outcome(queryFulfilled);
        if (data) dispatch(keepUser(data));
      },
      invalidatesTags: ['Profile'],
    }),
    cancelEmailChange: build.mutation<Done, void>({
      query: () => requestFor(contract.cancelEmailChange, {}),
      rawResponseSchema: contract.cancelEmailChange.reply,
      invalidatesTags: ['Profile'],
    }),
    changePassword: build.mutation<Done, Body<typeof contract.changePassword>>({
      query: (body) => requestFor(contract.changePassword, { body }),
      rawResponseSchema: contract.changePassword.reply,
      // A new password drops an address that waits.
      invalidatesTags: ['Profile'],
    }),
    forgotPassword: build.mutation<Done, Body<typeof contract.forgotPassword>>({
      query: (body) => requestFor(contract.forgotPassword, { body }),
      rawResponseSchema: contract.forgotPassword.reply,
    }),
    resetPassword: build.mutation<Done, Body<typeof contract.resetPassword>>({
      query: (body) => requestFor(contract.resetPassword, { body }),
      rawResponseSchema: contract.resetPassword.reply,
    }),
    verifyEmail: build.mutation<Done, Body<typeof contract.verifyEmail>>({
      query: (body) => requestFor(contract.verifyEmail, { body }),
      rawResponseSchema: contract.verifyEmail.reply,
      invalidatesTags: ['Profile'],
    }),
    resendVerification: build.mutation<Done, Body<typeof contract.resendVerification>>({
      query: (body) => requestFor(contract.resendVerification, { body }),
      rawResponseSchema: contract.resendVerification.reply,
    }),
    getPreferences: build.query<Preferences, void>({
      query: () => requestFor(contract.getPreferences, {}),
      rawResponseSchema: contract.getPreferences.reply,
      transformResponse: (reply: Reply<typeof contract.getPreferences>) => reply.data,
      providesTags: ['Preferences'],
    }),
    updatePreferences: build.mutation<Preferences, Preferences>({
      query: (body) => requestFor(contract.updatePreferences, { body }),
      rawResponseSchema: contract.updatePreferences.reply,
      transformResponse: (reply: Reply<typeof contract.updatePreferences>) => reply.data,
      invalidatesTags: ['Preferences'],
    }),
    /** A mutation, because each click asks anew and nothing of it is kept. */
    exportData: build.mutation<Record<string, unknown>, void>({
      query: () => requestFor(contract.exportData, {}),
      rawResponseSchema: contract.exportData.reply,
      transformResponse: (reply: Reply<typeof contract.exportData>) => reply.data,
    }),
    /** The caller ends the session here, once the guest has left the page that needs it. */
    deleteAccount: build.mutation<Done, Body<typeof contract.deleteAccount>>({
      query: (body) => requestFor(contract.deleteAccount, { body }),
      rawResponseSchema: contract.deleteAccount.reply,
    }),
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
