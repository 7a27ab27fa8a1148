import { createContext, useContext } from 'react';

/** Where guests reach the hotel, without a closing slash. */
export const PublicUrlContext = createContext('');

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}
