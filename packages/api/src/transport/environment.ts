import type { TextPack } from '@vestibule/domain/words';
import type { ApiFailure } from './failure.js';
import { STORAGE_KEYS } from './storage-keys.js';

/** What the client needs from outside; travels as the store's thunk `extraArgument`. */
export interface ApiEnvironment {
  /** Absolute in Node, for example `https://hotel.example/api`. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  tokens: TokenStorage;
  /** The words of failures that the server has none for; English without it. */
  texts?: TextPack | undefined;
  /** What records, mails and refusals are written in: a language of the hotel's server. English without it. */
  language?: string | undefined;
  /** Called once for every request that failed, with the name of its endpoint. */
  onFailure?: (endpoint: string, failure: ApiFailure) => void;
  /** Written by the client: by endpoint and request, the keys of what is not answered yet. */
  keys?: Record<string, string>;
}

/** Where the bearer token and the user are kept. */
export interface TokenStorage {
  read(): { token?: string; user?: string };
  write(session: { token: string; user: string }): void;
  clear(): void;
}

/** Browser storage, or what stands in for it, under the fixed keys `token` and `user` (ruling 8). */
export function browserTokenStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TokenStorage {
  return {
    read: () => ({
      token: storage.getItem(STORAGE_KEYS.token) ?? undefined,
      user: storage.getItem(STORAGE_KEYS.user) ?? undefined,
    }),
    write({ token, user }) {
      storage.setItem(STORAGE_KEYS.token, token);
      storage.setItem(STORAGE_KEYS.user, user);
    },
    clear() {
      storage.removeItem(STORAGE_KEYS.token);
      storage.removeItem(STORAGE_KEYS.user);
    },
  };
}

/** For the server and for tests: nothing outlives the object. */
export function memoryTokenStorage(session: { token?: string; user?: string } = {}): TokenStorage {
  let kept = session;
  return {
    read: () => kept,
    write: (next) => void (kept = next),
    clear: () => void (kept = {}),
  };
}
