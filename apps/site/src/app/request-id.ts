import { createContext } from 'react';

/**
 * The request that the server renders a page for. What fails in the browser is in no log of the
 * server's, and has none.
 */
export const RequestIdContext = createContext<string | undefined>(undefined);
