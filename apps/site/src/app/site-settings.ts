import { createContext, useContext } from 'react';

/** What the server decides for every page. */
export interface SiteSettings {
  /** How long the page loader shows; 0 turns it off (ruling 1). */
  pageLoaderMs: number;
  /** Where guests reach the hotel, without a closing slash. */
  publicUrl: string;
}

export const SiteSettingsContext = createContext<SiteSettings>({ pageLoaderMs: 0, publicUrl: '' });

export function useSiteSettings(): SiteSettings {
  return useContext(SiteSettingsContext);
}
