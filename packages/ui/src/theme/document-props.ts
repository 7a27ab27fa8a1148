import { directionOf } from '@vestibule/domain/words';
import type { ThemeMode } from './theme-mode.js';

interface DocumentFacts {
  /** BCP 47, as the provider has it. */
  locale: string;
  /** As the provider has it, such as from a cookie of the guest. */
  mode?: ThemeMode | undefined;
}

/**
 * The attributes of `<html>` in a page that a server renders: language, reading direction and mode are right
 * before any script runs. Give the provider the same `locale` and `mode`.
 */
export function documentProps({ locale, mode = 'system' }: DocumentFacts): {
  lang: string;
  dir: 'ltr' | 'rtl';
  'data-theme': 'light' | 'dark' | undefined;
} {
  return {
    lang: locale,
    dir: directionOf(locale),
    'data-theme': mode === 'system' ? undefined : mode,
  };
}
