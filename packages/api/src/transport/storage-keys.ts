/** The fixed keys in browser storage (ruling 8). */
export const STORAGE_KEYS = { token: 'token', user: 'user' } as const;
