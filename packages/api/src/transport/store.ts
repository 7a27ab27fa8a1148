import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { auth } from '../auth/auth-slice.js';
import type { ApiEnvironment } from './environment.js';
import { hotelApi } from './hotel-api.js';

const reducer = combineReducers({
  [hotelApi.reducerPath]: hotelApi.reducer,
  [auth.name]: auth.reducer,
});

export type HotelState = ReturnType<typeof reducer>;

/** A store of its own for each request on the server, one for the page in the browser. */
export function createHotelStore(
  environment: ApiEnvironment,
  preloadedState?: Partial<HotelState>,
) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(hotelApi.middleware),
  });
}

export type HotelStore = ReturnType<typeof createHotelStore>;
