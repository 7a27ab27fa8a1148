import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { auth } from '../auth/auth-slice.js';
import type { ApiEnvironment } from './environment.js';
import { hotelApi } from './hotel-api.js';

const reducer = combineReducers({
  [hotelApi.reducerPath]: hotelApi.reducer,
  [auth.name]: auth.reducer,
});

export type HotelState = ReturnType<typeof reducer>;

/** What a page carries of its store; the rest starts as in an empty one. */
export interface SavedState {
  api: Pick<HotelState['api'], 'queries' | 'provided'>;
}

/** The replies and their tags; who asked for each, and when, matters only while it is on its way. */
export function savedState({ api }: HotelState): SavedState {
  const replies = Object.entries(api.queries).map(([key, reply]) => {
    return [key, { ...reply, requestId: undefined, startedTimeStamp: undefined }];
  });
  return { api: { queries: Object.fromEntries(replies), provided: api.provided } };
}

/** A store of its own for each request on the server, one for the page in the browser. */
export function createHotelStore(environment: ApiEnvironment, savedState?: SavedState) {
  return configureStore({
    reducer,
    preloadedState: savedState as Partial<HotelState>,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(hotelApi.middleware),
  });
}

export type HotelStore = ReturnType<typeof createHotelStore>;
