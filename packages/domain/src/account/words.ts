import type { texts as nameTexts } from '../text/name.texts.js';
import type { Translation } from '../words/index.js';
import type { texts as rulesTexts } from './account-rules.texts.js';

/** What the rules of a guest's forms say, in any language. */
export type AccountWords = Translation<typeof rulesTexts>;
/** What is said of a name that cannot be one. */
export type NameWords = Translation<typeof nameTexts>;
