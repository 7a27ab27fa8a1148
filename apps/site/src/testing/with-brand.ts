import { demonstrationNames } from '@vestibule/domain/content';
import { afterAll, beforeAll, vi } from 'vitest';
import type * as renderer from './render-page.js';

/**
 * The pages of a hotel of this brand, while the tests of a file run; of a brand that changes between them,
 * by its getters.
 */
export function withBrand(brand: object): Pick<typeof renderer, 'answerPage' | 'renderPage'> {
  let pages: typeof renderer;
  // Another test file may have loaded the pages with the brand that they have.
  beforeAll(async () => {
    vi.doMock('../hotel-brand.js', async (original) =>
      Object.defineProperties(
        { ...(await original<object>()) },
        Object.getOwnPropertyDescriptors(brand),
      ),
    );
    vi.resetModules();
    pages = await import('./render-page.js');
  });
  afterAll(() => {
    vi.doUnmock('../hotel-brand.js');
    vi.resetModules();
  });
  return {
    answerPage: (...question) => pages.answerPage(...question),
    renderPage: (...question) => pages.renderPage(...question),
  };
}

/** The brand of the demonstration, of whose hotel some tests tell. */
export const demonstrationBrand = { hotelName: demonstrationNames.en, hotelContact: undefined };
