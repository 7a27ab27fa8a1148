import {
  combineReducers,
  configureStore,
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { auth } from '../auth/auth-slice.js';
import { expireSession } from '../auth/session.js';
import type { ApiEnvironment } from './environment.js';
import { isSessionExpired, type ApiFailure } from './failure.js';
import { hotelApi } from './hotel-api.js';

const reducer = combineReducers({
  [hotelApi.reducerPath]: hotelApi.reducer,
  [auth.name]: auth.reducer,
});

export type HotelState = ReturnType<typeof reducer>;

type Provided = HotelState['api']['provided'];

/** What a page carries of its store; the rest starts as in an empty one. */
export interface SavedState {
  api: Pick<HotelState['api'], 'queries'> & Pick<Provided, 'tags'>;
}

/** The replies and their tags, without what another store knows or has no use for. */
export function savedState({ api }: HotelState): SavedState {
  const replies = Object.entries(api.queries).map(([key, reply]) => {
    const asked = { requestId: undefined, startedTimeStamp: undefined };
    const known = { endpointName: undefined, fulfilledTimeStamp: undefined };
    return [key, { ...reply, ...asked, ...known }];
  });
  return { api: { queries: Object.fromEntries(replies), tags: api.provided.tags } };
}

/** Data count from now: a page that the server has kept is as true as a new one. */
function restored(queries: SavedState['api']['queries']): SavedState['api']['queries'] {
  const replies = Object.entries(queries).map(([key, reply]) => {
    const [endpointName] = key.split('(');
    const fulfilled = reply?.status === QueryStatus.fulfilled;
    const fulfilledTimeStamp = fulfilled ? Date.now() : undefined;
    return [key, { ...reply, endpointName, fulfilledTimeStamp }];
  });
  return Object.fromEntries(replies);
}

/** RTK Query keeps the tags of each reply, too, the other way round. */
function tagsByReply(tags: Provided['tags']): Provided['keys'] {
  const byReply: Provided['keys'] = {};
  for (const [type, ids] of Object.entries(tags)) {
    for (const [id, replies] of Object.entries(ids)) {
      for (const reply of replies) (byReply[reply] ??= []).push({ type, id });
    }
  }
  return byReply;
}

type Dispatch = ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;

/** Ends the session that a call has found to be over (spec 4, Authentication). */
const endExpiredSession: Middleware<object, unknown, Dispatch> = (store) => (next) => (action) => {
  const result = next(action);
  const isExpired = isRejectedWithValue(action) && isSessionExpired(action.payload as ApiFailure);
  if (isExpired) store.dispatch(expireSession());
  return result;
};

/** A store of its own for each request on the server, one for the page in the browser. */
export function createHotelStore(environment: ApiEnvironment, saved?: SavedState) {
  const { queries, tags } = saved?.api ?? {};
  const api = queries &&
    tags && { queries: restored(queries), provided: { tags, keys: tagsByReply(tags) } };
  return configureStore({
    reducer,
    preloadedState: api && ({ api } as Partial<HotelState>),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(endExpiredSession, hotelApi.middleware),
  });
}

export type HotelStore = ReturnType<typeof createHotelStore>;
