import { createHotelStore, memoryTokenStorage } from '@vestibule/api/transport';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { Language } from '@vestibule/domain/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../app/App.js';
import { RequestIdContext } from '../app/request-id.js';
import { arabicPack } from '../texts/ar.js';
import { RouteError } from './RouteError.js';

const id = '3f2b8f3e-3c1e-4a55-9d3e-7f7d5b0f2a11';

const store = createHotelStore({
  baseUrl: 'https://hotel.test/api',
  fetch: async () => Response.json({}, { status: 503 }),
  tokens: memoryTokenStorage(),
});

const markupFor = (requestId?: string, language: Language = 'en') =>
  renderToStaticMarkup(
    <App
      store={store}
      publicUrl="https://hotel.test"
      today={SAMPLE_TODAY}
      language={language}
      words={language === 'ar' ? arabicPack : undefined}
    >
      <MemoryRouter>
        <RequestIdContext value={requestId}>
          <RouteError />
        </RequestIdContext>
      </MemoryRouter>
    </App>,
  );

test('a page that failed names its request, for the guest who asks about it', () => {
  expect(markupFor(id)).toContain(`<small>Reference: ${id}</small>`);
  expect(markupFor(id, 'ar')).toContain(`<small>الرقم المرجعي: \u2068${id}\u2069</small>`);
});

test('a page that failed in the browser has no request to name', () => {
  expect(markupFor()).not.toContain('Reference');
});
