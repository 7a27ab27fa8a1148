import { createContext, useContext } from 'react';

/** What the server decides for every page. */
export interface SiteSettings {
  /** Where guests reach the hotel, without a closing slash. */
  publicUrl: string;
}

export const SiteSettingsContext = createContext<SiteSettings>({ publicUrl: '' });

export function useSiteSettings(): SiteSettings {
  return useContext(SiteSettingsContext);
}
