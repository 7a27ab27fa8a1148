'use client';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type * as contract from './contract.js';
import { generalRoutes } from './general-routes.js';
import { read } from './read.js';

const calls: Pick<CallsOf<typeof contract>, keyof typeof generalRoutes> = generalRoutes;

/** The settings that every page shows; apart, so that a page need not load the others. */
export const generalSettingsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    getGeneralSettings: build.query(read(calls.getGeneralSettings, 'general')),
    getAppConfig: build.query(read(calls.getAppConfig, 'app-config')),
  }),
});

export const { useGetGeneralSettingsQuery, useGetAppConfigQuery } = generalSettingsApi;
