import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SocialIcon } from '../navigation/SocialLinks/SocialIcon.js';
import { displayStatusBadge } from '../spa/treatment-texts.js';

describe('a text of the hotel’s own that names what every object has', () => {
  test.each(['constructor', '__proto__', 'toString'])('%s is an unknown one', (name) => {
    const unknown = renderToStaticMarkup(<SocialIcon name="unheard-of" />);
    expect(renderToStaticMarkup(<SocialIcon name={name} />)).toBe(unknown);
    expect(displayStatusBadge(name).tone).toBe('neutral');
  });
});
