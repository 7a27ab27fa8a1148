'use client';
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

type Api = HotelState['api'];
type Tag = { type: string; id?: string | number };

/** A reply as a page carries it: what its key tells is left out, and that it came as it should. */
type SavedReply = Partial<NonNullable<Api['queries'][string]>> & {
  /** The ids of each type that it provides. */
  tags?: Record<string, (string | number)[]>;
};

/** What a page carries of its store, by cache key; the rest starts as in an empty one. */
export type SavedState = Record<string, SavedReply>;

/** The replies and their tags, without what another store knows or has no use for. */
export function savedState({ api }: HotelState): SavedState {
  const tagsOf: Record<string, Tag[]> = api.provided.keys;
  const replies = Object.entries(api.queries).map(([key, reply]) => {
    const asked = { requestId: undefined, startedTimeStamp: undefined, originalArgs: undefined };
    const known = { endpointName: undefined, fulfilledTimeStamp: undefined };
    const status = reply?.status === QueryStatus.fulfilled ? undefined : reply?.status;
    return [key, { ...reply, ...asked, ...known, status, tags: byType(tagsOf[key]) }];
  });
  return Object.fromEntries(replies);
}

function byType(tags: Tag[] | undefined): SavedReply['tags'] {
  if (!tags) return undefined;
  const ids: NonNullable<SavedReply['tags']> = {};
  for (const { type, id } of tags) (ids[type] ??= []).push(id ?? '');
  return ids;
}

/** Data count from now: a page that the server has kept is as true as a new one. */
function restored(saved: SavedState): Pick<Api, 'queries' | 'provided'> {
  const queries: Record<string, unknown> = {};
  // RTK Query keeps the tags both ways round.
  const tags: Record<string, Record<string, string[]>> = {};
  const keys: Record<string, Tag[]> = {};
  for (const [key, { tags: provided = {}, ...reply }] of Object.entries(saved)) {
    const { status = QueryStatus.fulfilled } = reply;
    const fulfilledTimeStamp = status === QueryStatus.fulfilled ? Date.now() : undefined;
    queries[key] = { ...reply, ...askedFor(key), status, fulfilledTimeStamp };
    for (const [type, ids] of Object.entries(provided)) {
      for (const id of ids) {
        ((tags[type] ??= {})[id] ??= []).push(key);
        (keys[key] ??= []).push({ type, id });
      }
    }
  }
  return { queries, provided: { tags, keys } } as Pick<Api, 'queries' | 'provided'>;
}

/** A cache key is the endpoint's name, and what it was asked with as JSON in brackets. */
function askedFor(key: string) {
  const [endpointName = ''] = key.split('(');
  const asked = key.slice(endpointName.length + 1, -1);
  return { endpointName, originalArgs: asked === 'undefined' ? undefined : JSON.parse(asked) };
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
  const api = saved && restored(saved);
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
