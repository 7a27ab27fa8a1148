import {
  DEFAULT_LANGUAGE,
  languageFacts,
  type Language,
  type TextLanguage,
} from '@vestibule/domain/words';
import { brandStyle } from '../html/brand-style.js';
import { escapeHtml } from '../html/escape-html.js';
import { iconLink } from '../html/icon-link.js';
import { currentRequest } from '../log/current-request.js';
import { RETRY_AFTER_SECONDS } from '../overload/retry-after.js';
import type { MaintenanceMessage } from '../settings/maintenance-mode.js';
import { wordsIn } from '../texts/words-in.js';
import { pagePolicy } from './page-policy.js';
import { texts } from './plain-page.texts.js';

/** For every page that cannot be shown just now. */
export const comeBack = { 'retry-after': String(RETRY_AFTER_SECONDS) };

interface PlainText {
  title: string;
  text: string;
  /** Where the text is in another language than the page. */
  marked?: TextLanguage | undefined;
}

interface PageOptions {
  language?: Language;
  headers?: Record<string, string>;
}

/** A page that needs neither the site nor the database: failure, maintenance and a rush. */
export function plainPage(
  status: 500 | 503,
  { title, text, marked }: PlainText,
  { language = DEFAULT_LANGUAGE, headers }: PageOptions = {},
): Response {
  const id = currentRequest()?.id;
  const t = wordsIn(language, texts);
  const reference = id && t.reference({ id });
  const html = `<!DOCTYPE html>
<html lang="${language}" dir="${languageFacts[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${iconLink}
<style>
${brandStyle}
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 2rem; text-align: center;
  font: 1.0625rem/1.6 var(--text); background: var(--paper); color: var(--ink); }
h1 { margin: 0 0 1rem; font: 400 clamp(2rem, 1.6rem + 1.8vw, 3.125rem)/1.15 var(--display); }
p { margin: 0; max-width: 38rem; }
small { display: block; margin-block-start: 1.5rem; font-size: .8125rem; user-select: text; }
</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p ${marked ? `lang="${marked.lang}" dir="${marked.dir}"` : 'dir="auto"'}>${escapeHtml(text)}</p>${reference ? `<small>${escapeHtml(reference)}</small>` : ''}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy,
      ...headers,
    },
  });
}

/** For whoever comes when more pages are asked for than can be rendered. */
export function busyPage(language: Language): Response {
  const t = wordsIn(language, texts);
  return plainPage(503, { title: t.oneMoment, text: t.tooMany }, { language, headers: comeBack });
}

/** For a page that failed. */
export function failedPage(language: Language): Response {
  const t = wordsIn(language, texts);
  return plainPage(500, { title: t.notShown, text: t.tryAgain }, { language });
}

/** While the hotel looks after its site; the message is its own. */
export function maintenancePage(
  { text, marked }: MaintenanceMessage,
  seconds: number,
  language: Language,
): Response {
  const t = wordsIn(language, texts);
  const headers = { 'retry-after': String(seconds) };
  return plainPage(503, { title: t.backShortly, text, marked }, { language, headers });
}
