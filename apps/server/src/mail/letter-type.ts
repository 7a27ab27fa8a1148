import type { Script } from '@vestibule/domain/words';
import { brand } from '@vestibule/site/brand';
import { escapeHtml } from '../html/escape-html.js';

/** Inline styles, as mail programs understand them. */
interface LetterType {
  title: string;
  text: string;
  /** Below the rule. */
  small: string;
  /** The hotel's name. */
  head: string;
}

/** A mail loads no font: the library's are used where the guest's machine has them. */
const titles = brand.font.display ?? "'Newsreader',Georgia,serif";
const words = brand.font.text ?? "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const latin = { titles: family(titles), words: family(words) };
const arabic = {
  titles: family(`'Noto Naskh Arabic',${titles}`),
  words: family(`'Noto Sans Arabic',${words}`),
};

/** Arabic letters are joined, so nothing is spaced; and they reach further up and down. */
export const letterType: Record<Script, LetterType> = {
  Latin: {
    title: `${latin.titles};font-weight:400;font-size:30px;line-height:1.2`,
    text: `${latin.words};font-size:17px;line-height:1.6`,
    small: `${latin.words};font-size:14px;line-height:1.5`,
    head: `${latin.titles};font-size:24px;letter-spacing:0.04em`,
  },
  Arabic: {
    title: `${arabic.titles};font-weight:400;font-size:30px;line-height:1.35`,
    text: `${arabic.words};font-size:17px;line-height:1.75`,
    small: `${arabic.words};font-size:14px;line-height:1.7`,
    head: `${arabic.titles};font-size:24px`,
  },
};

function family(names: string): string {
  return `font-family:${escapeHtml(names)}`;
}
