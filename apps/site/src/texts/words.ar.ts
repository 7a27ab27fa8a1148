import type { WordsByName } from '@vestibule/domain/words';
import * as maker from '@vestibule/domain/words/ar';
import type { CodeLoader } from '@vestibule/ui/theme';
import * as everyPage from './every-page.ar.js';
import { pageWords } from './page-words.js';

const pages = import.meta.glob<WordsByName>('./pages/**/*.ar.ts');

/** The words of Arabic. */
export const loadWords = (loadCode: CodeLoader) =>
  pageWords({ everyPage, fetchOwn: (file) => pages[`./pages/${file}.ar.ts`]?.(), maker }, loadCode);
