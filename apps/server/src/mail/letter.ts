import { languageFacts, type Language, type TextLanguage } from '@vestibule/domain/words';
import { brand } from '@vestibule/site/brand';
import { escapeHtml } from '../html/escape-html.js';
import { wordsIn } from '../texts/words-in.js';
import { letterType } from './letter-type.js';
import { texts } from './letter.texts.js';
import type { Letterhead } from './letterhead.js';

/** A text, or one that is not in the language of the letter and says so. */
export type Paragraph = string | { text: string; marked: TextLanguage };

export interface Letter {
  title: string;
  paragraphs: Paragraph[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Small print below the rule. */
  closing?: string;
  /** Behind the small print. */
  closingLink?: { label: string; href: string };
}

const { light, radius } = brand;
const corner = escapeHtml(radius.small ?? '2px');

/** The hotel's letterhead, as text and as HTML that mail programs understand: tables, inline styles. */
export function letter(
  head: Pick<Letterhead, 'hotelName' | 'language'>,
  content: Letter,
): { text: string; html: string } {
  return { text: asText(head.hotelName, content), html: asHtml(head, content) };
}

function asText(
  hotelName: string,
  { title, paragraphs, action, closing, closingLink }: Letter,
): string {
  return [
    hotelName,
    '',
    title,
    '',
    ...paragraphs.flatMap((paragraph) => [textOf(paragraph), '']),
    ...(action ? [`${action.label}:`, action.href, ''] : []),
    ...(closing ? [closing, ''] : []),
    ...(closingLink ? [`${closingLink.label}: ${closingLink.href}`, ''] : []),
  ].join('\n');
}

const typeOf = (language: Language) => letterType[languageFacts[language].script];

const isolated = /\u2068([^\u2068\u2069]*)\u2069/g;

/**
 * A text in HTML: what a catalogue of Arabic isolates is an element there, from within to without. A sign
 * without its other half came with what a guest wrote, and opens or closes no element.
 */
function inHtml(text: string): string {
  let html = escapeHtml(text);
  while (html.search(isolated) >= 0) html = html.replaceAll(isolated, '<bdi>$1</bdi>');
  return html;
}

const textOf = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : paragraph.text;

/** The mark lies within the block, so that the text is at the side of the others (decision 061). */
function paragraphHtml(paragraph: Paragraph): string {
  const html = inHtml(textOf(paragraph));
  if (typeof paragraph === 'string') return html;
  const { lang, dir } = paragraph.marked;
  return `<span lang="${lang}" dir="${dir}">${html}</span>`;
}

function asHtml(
  head: Pick<Letterhead, 'hotelName' | 'language'>,
  { title, paragraphs, action, closing, closingLink }: Letter,
): string {
  const type = typeOf(head.language);
  const body = [
    `<h1 style="margin:0 0 24px;${type.title};color:${light.ink}">${inHtml(title)}</h1>`,
    ...paragraphs.map(
      (paragraph) =>
        `<p style="margin:0 0 16px;${type.text};color:${light.ink};white-space:pre-line">${paragraphHtml(paragraph)}</p>`,
    ),
    ...(action ? [button(action, head.language)] : []),
    ...(closing
      ? [
          `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${light.rule};${type.small};color:${light.inkMuted}">${inHtml(closing)}${closingLink ? ` <a href="${escapeHtml(closingLink.href)}" style="color:${light.accent}">${inHtml(closingLink.label)}</a>` : ''}</p>`,
        ]
      : []),
  ].join('\n');
  return page(head, title, body);
}

function button({ label, href }: { label: string; href: string }, language: Language): string {
  const t = wordsIn(language, texts);
  const { text, small } = typeOf(language);
  return `<p style="margin:32px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;border-radius:${corner};background:${light.accent};color:${light.onAccent};text-decoration:none;${text}">${inHtml(label)}</a></p>
<p style="margin:0 0 16px;${small};color:${light.inkMuted}">${t.orOpen} <br><a dir="ltr" href="${escapeHtml(href)}" style="color:${light.accent};word-break:break-all">${escapeHtml(href)}</a></p>`;
}

function page(
  { hotelName, language }: Pick<Letterhead, 'hotelName' | 'language'>,
  title: string,
  body: string,
): string {
  // Some mail programs leave the outer elements out, and then the table says it.
  const reading = `lang="${language}" dir="${languageFacts[language].direction}"`;
  return `<!DOCTYPE html>
<html ${reading}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${light.sunken}">
<table role="presentation" ${reading} width="100%" cellpadding="0" cellspacing="0" style="background:${light.sunken}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light.surface}">
<tr><td align="center" style="padding:28px 24px;background:${light.deep};border-bottom:3px solid ${light.brass};${typeOf(language).head};color:${light.onDeep}">${escapeHtml(hotelName)}</td></tr>
<tr><td style="padding:40px 32px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
