import type { Operation } from '@vestibule/api/transport/operation';
import { problemMessages, type ProblemCode } from '@vestibule/domain/problem';
import { html, raw } from 'hono/html';
import { iconLink } from '../html/icon-link.js';
import { problemStatus } from '../http/problem-status.js';
import { featureOf } from '../contracts.js';
import { describeOperation } from './describe-operation.js';
import { possibleProblems } from './possible-problems.js';

const access = {
  public: 'For everybody',
  guest: 'For signed-in guests, with a bearer token',
  administrator: 'For the administrator, with a bearer token',
} satisfies Record<Operation['access'], string>;

/** The API as one page to read: no script, nothing from elsewhere. */
export function docsPage(operations: readonly Operation[]) {
  const features = Map.groupBy(operations, featureOf);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Vestibule API</title>
        ${raw(iconLink)}
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <h1>The hotel’s API</h1>
        <p>
          ${operations.length} calls below <code>/api</code>. The same in
          <a href="/api/openapi.json">OpenAPI 3.1</a>, for generators and clients.
        </p>
        ${[...features].map(
          ([feature, calls]) =>
            html`<section>
              <h2>${feature}</h2>
              ${calls.map(callSection)}
            </section>`,
        )}
      </body>
    </html>`;
}

function callSection(operation: Operation) {
  const { parameters, requestBody, responses } = describeOperation(operation);
  const success = Object.values(responses)[0];
  return html`<details id="${operation.id}">
    <summary>
      <b>${operation.method}</b><code>${operation.path}</code><span>${operation.summary}</span>
    </summary>
    <div class="body">
      <p>${access[operation.access]}.</p>
      ${parameters.length > 0 ? [html`<h3>Parameters</h3>`, parameterTable(parameters)] : ''}
      ${requestBody ? [html`<h3>Request</h3>`, exampleBlock(requestBody)] : ''}
      <h3>Reply ${operation.status ?? 200}</h3>
      ${exampleBlock(success)} ${problemTable(possibleProblems(operation))}
    </div>
  </details>`;
}

function parameterTable(parameters: ReturnType<typeof describeOperation>['parameters']) {
  return html`<table>
    ${parameters.map(
      ({ name, in: place, required, example }) =>
        html`<tr>
          <th scope="row"><code>${name}</code></th>
          <td>${place}${required ? ', required' : ''}</td>
          <td><code>${String(example)}</code></td>
        </tr>`,
    )}
  </table>`;
}

function problemTable(problems: readonly ProblemCode[]) {
  return html`<h3>Problems</h3>
    <table>
      ${problems.map(
        (code) =>
          html`<tr>
            <td>${problemStatus[code]}</td>
            <th scope="row"><code>${code}</code></th>
            <td>${problemMessages[code]}</td>
          </tr>`,
      )}
    </table>`;
}

function exampleBlock(part: unknown) {
  const { content } = part as { content: Record<string, { example?: unknown }> };
  const [media = '', { example } = {}] = Object.entries(content)[0] ?? [];
  return html`<pre tabindex="0">
${example === undefined ? media : JSON.stringify(example, null, 2)}</pre>`;
}
