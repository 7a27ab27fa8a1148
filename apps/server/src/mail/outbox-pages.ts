import type { Hono } from 'hono';
import { brandStyle } from '../html/brand-style.js';
import { iconLink } from '../html/icon-link.js';
import type { Authenticate } from '../http/mount.js';
import { administratorOnly } from '../sandbox/administrator-only.js';
import type { Services } from '../services.js';
import { escapeHtml } from '../html/escape-html.js';
import { listOutbox, readOutboxMail, type OutboxMail } from './outbox.js';
import { texts } from './outbox-pages.texts.js';

const MOST = 200;
const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  // Mails hold nothing that runs; links open in the reader's own window.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * What the hotel would have sent, readable; only where the sandbox serves. Mails hold links that
 * open accounts: a demonstration open to the world shows them to its administrator alone.
 */
export function serveOutbox(web: Hono, services: Services, authenticate: Authenticate): void {
  const { config } = services;
  if (config.payments.mode !== 'sandbox') return;
  web.use('/sandbox/outbox/*', administratorOnly(services, authenticate));
  web.get('/sandbox/outbox', async (context) => {
    const mails = (await listOutbox(config, MOST)).map(withoutContents);
    const json = context.req.header('accept')?.includes('application/json');
    return json
      ? context.json({ success: true, data: mails }, 200, { 'cache-control': 'no-store' })
      : context.body(listPage(mails), 200, headers);
  });
  web.get('/sandbox/outbox/:id', async (context) => {
    const mail = await readOutboxMail(config, context.req.param('id'));
    return mail
      ? context.body(mail.html, 200, headers)
      : context.body(shell(texts.noSuchMail), 404, headers);
  });
  web.get('/sandbox/outbox/:id/:file', async (context) => {
    const mail = await readOutboxMail(config, context.req.param('id'));
    const file = mail?.attachments?.find(({ filename }) => filename === context.req.param('file'));
    if (!file) return context.body(shell(texts.noSuchFile), 404, headers);
    return context.body(new Uint8Array(Buffer.from(file.content, file.encoding)), 200, {
      'cache-control': 'no-store',
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
    });
  });
}

/** A list names the attachments; each is fetched by itself. */
function withoutContents({ attachments, ...mail }: OutboxMail): OutboxMail {
  if (!attachments) return mail;
  return { ...mail, attachments: attachments.map((file) => ({ ...file, content: '' })) };
}

function listPage(mails: OutboxMail[]): string {
  const rows = mails.map((mail) => {
    const time = `<time datetime="${mail.sentAt}">${mail.sentAt}</time>`;
    return (
      `<li><a href="/sandbox/outbox/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a><br>` +
      `<small>${texts.sentTo({ address: escapeHtml(mail.to), time })}</small>` +
      `${attachmentLinks(mail)}</li>`
    );
  });
  return shell(
    texts.outbox,
    rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : `<p>${texts.empty}</p>`,
  );
}

function attachmentLinks({ id, attachments = [] }: OutboxMail): string {
  const links = attachments.map(
    ({ filename }) =>
      `<a href="/sandbox/outbox/${escapeHtml(id)}/${encodeURIComponent(filename)}">${escapeHtml(filename)}</a>`,
  );
  return links.length > 0
    ? `<br><small>${texts.attached({ files: links.join(', ') })}</small>`
    : '';
}

function shell(title: string, body = ''): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${iconLink}
<style>
${brandStyle}
body { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1.0625rem/1.6 var(--text);
  background: var(--paper); color: var(--ink); }
h1 { font: 400 2.5rem/1.15 var(--display); }
ol { padding: 0; list-style: none; }
li { padding: 1rem 0; border-block-start: 1px solid var(--rule); }
a { color: var(--accent); }
small { color: var(--inkMuted); }
</style>
</head>
<body><main><h1>${title}</h1>
${body}</main></body>
</html>`;
}
