import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSafeHtml } from './use-safe-html.js';

function Html({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={useSafeHtml(html)} />;
}

test('the server renders what it stored, so that a page reads without JavaScript [R8]', () => {
  expect(renderToString(<Html html="<p>Quiet.</p>" />)).toBe('<div><p>Quiet.</p></div>');
});
