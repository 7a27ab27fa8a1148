import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { behaviours } from './behaviours.js';
import { sandboxIcon, sandboxStyles } from './hosted-page-styles.js';

export interface HostedPage {
  provider: string;
  heading: string;
  /** What is asked for, in the provider's own currency. */
  amount: string;
  /** Terms with their values. */
  facts: readonly (readonly [string, string])[];
  action: string;
  /** Where a guest goes who does not choose: the shop's own page for that. */
  backHref: string;
  /** What can no longer be chosen: the checkout is over. */
  over?: string;
}

/** A provider's page as a guest meets it: another site, with its own name and look. */
export function hostedPage(page: HostedPage) {
  return frame(
    page.provider,
    page.heading,
    html`<p class="amount">${page.amount}</p>
      <dl>
        ${page.facts.map(
          ([term, value]) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      ${page.over ? html`<p role="status">${page.over}</p>` : form(page.action)}
      <p>
        <a href="${page.backHref}">Back to the hotel${page.over ? '' : ' without paying'}</a>
      </p>`,
  );
}

/** What a browser shows at an address where the sandbox has no page. */
export function noPage(hotelHref: string) {
  return frame(
    'Payment',
    'There is no such page',
    html`<p>The link may be incomplete, or its payment is over. Nothing was charged here.</p>
      <p><a href="${hotelHref}">Back to the hotel</a></p>`,
  );
}

function frame(
  provider: string,
  heading: string,
  content: HtmlEscapedString | Promise<HtmlEscapedString>,
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${heading} · ${provider} sandbox</title>
        ${sandboxIcon}
        <style>
          ${sandboxStyles}
        </style>
      </head>
      <body>
        <header><b>${provider}</b><span>Sandbox: no real money moves here</span></header>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function form(action: string) {
  return html`<form method="post" action="${action}">
    <button name="choice" value="pay">Pay</button>
    <button name="choice" value="fail" class="plain">Fail</button>
    <button name="choice" value="cancel" class="plain">Cancel</button>
    <details>
      <summary>Behaviour of this sandbox</summary>
      <label
        >After your choice
        <select name="behaviour">
          ${Object.entries(behaviours).map(
            ([name, text]) => html`<option value="${name}">${text}</option>`,
          )}
        </select></label
      >
      <label
        >Seconds of delay, where there is one
        <input name="delay" type="number" min="0" max="86400" value="15"
      /></label>
    </details>
  </form>`;
}
