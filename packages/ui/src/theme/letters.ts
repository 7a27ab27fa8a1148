'use client';
import { createContext } from 'react';
import type { HotelTheme } from './hotel-theme.js';

interface Letters {
  /** `false` where the page brings the fonts itself. */
  fontsUrl: string | false;
  /** The hotel's own, for its typefaces. */
  theme: HotelTheme | undefined;
}

/** What the letters of a page are set in, for a part of it in another script. */
export const LettersContext = createContext<Letters>({ fontsUrl: false, theme: undefined });
