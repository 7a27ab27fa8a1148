import { brand } from '@vestibule/site/brand';
import { escapeHtml } from '../html/escape-html.js';
import type { Letterhead } from './letterhead.js';

export interface Letter {
  title: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Small print below the rule. */
  closing?: string;
  /** Behind the small print. */
  closingLink?: { label: string; href: string };
}

const { light, font, radius } = brand;
/** A mail loads no font: the library's are used where the guest's machine has them. */
const display = font.display ?? "'Newsreader',Georgia,serif";
const text = font.text ?? "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const serif = `font-family:${escapeHtml(display)}`;
const sans = `font-family:${escapeHtml(text)}`;
const corner = escapeHtml(radius.small ?? '2px');

/** The hotel's letterhead, as text and as HTML that mail programs understand: tables, inline styles. */
export function letter(
  { hotelName }: Pick<Letterhead, 'hotelName'>,
  content: Letter,
): { text: string; html: string } {
  return { text: asText(hotelName, content), html: asHtml(hotelName, content) };
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
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(action ? [`${action.label}:`, action.href, ''] : []),
    ...(closing ? [closing, ''] : []),
    ...(closingLink ? [`${closingLink.label}: ${closingLink.href}`, ''] : []),
  ].join('\n');
}

function asHtml(
  hotelName: string,
  { title, paragraphs, action, closing, closingLink }: Letter,
): string {
  const body = [
    `<h1 style="margin:0 0 24px;${serif};font-weight:400;font-size:30px;line-height:1.2;color:${light.ink}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p style="margin:0 0 16px;${sans};font-size:17px;line-height:1.6;color:${light.ink};white-space:pre-line">${escapeHtml(text)}</p>`,
    ),
    ...(action ? [button(action)] : []),
    ...(closing
      ? [
          `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${light.rule};${sans};font-size:14px;line-height:1.5;color:${light.inkMuted}">${escapeHtml(closing)}${closingLink ? ` <a href="${escapeHtml(closingLink.href)}" style="color:${light.accent}">${escapeHtml(closingLink.label)}</a>` : ''}</p>`,
        ]
      : []),
  ].join('\n');
  return page(hotelName, title, body);
}

function button({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:32px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;border-radius:${corner};background:${light.accent};color:${light.onAccent};text-decoration:none;${sans};font-size:17px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${sans};font-size:14px;line-height:1.5;color:${light.inkMuted}">Or open this address: <br><a href="${escapeHtml(href)}" style="color:${light.accent};word-break:break-all">${escapeHtml(href)}</a></p>`;
}

function page(hotelName: string, title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${light.sunken}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.sunken}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light.surface}">
<tr><td align="center" style="padding:28px 24px;background:${light.deep};border-bottom:3px solid ${light.brass};${serif};font-size:24px;letter-spacing:0.04em;color:${light.onDeep}">${escapeHtml(hotelName)}</td></tr>
<tr><td style="padding:40px 32px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
