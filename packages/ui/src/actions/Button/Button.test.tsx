import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.js';

test.each([
  [{ 'aria-disabled': true }, true],
  [{ 'aria-disabled': false }, false],
  [{ 'aria-disabled': false, waiting: true }, true],
  [{ 'aria-disabled': undefined, busy: true }, true],
])('%o: aria-disabled is %s', (props, disabled) => {
  const markup = renderToStaticMarkup(<Button {...props}>Next</Button>);
  expect(markup.includes('aria-disabled="true"')).toBe(disabled);
});
