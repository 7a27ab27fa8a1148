'use client';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';

/** The kinds of records that are cached; endpoints provide LIST and id tags of them. */
export const tagTypes = [
  'Availability',
  'Booking',
  'Category',
  'Content',
  'Event',
  'Hall',
  'MenuItem',
  'Payment',
  'Preferences',
  'Profile',
  'Room',
  'Session',
  'Setting',
  'Slot',
  'Specialist',
  'Treatment',
] as const;

/** The one RTK Query api; each feature injects its endpoints. */
export const hotelApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
