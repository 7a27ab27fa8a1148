import { describe, expect, test } from 'vitest';
import { memoryTokenStorage } from '../transport/environment.js';
import { createHotelStore } from '../transport/store.js';
import { settingsChangeApi } from './change-endpoints.js';

/** A store whose API answers with `response`, and what it was asked. */
function storeOn(response: Response) {
  const requests: Request[] = [];
  const store = createHotelStore({
    baseUrl: 'https://hotel.example/api',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return response;
    },
    tokens: memoryTokenStorage({ token: 'brass-key' }),
  });
  return { store, requests };
}

const { exportSettings, importSettings } = settingsChangeApi.endpoints;

describe('the export (spec 7, Settings)', () => {
  test('comes as a file: its name, type and content', async () => {
    const { store, requests } = storeOn(
      new Response('key,category,value', {
        headers: {
          'content-type': 'text/csv',
          'content-disposition': 'attachment; filename="settings-2026-11-20.csv"',
        },
      }),
    );
    const result = await store.dispatch(exportSettings.initiate('csv'));
    expect(result.data).toEqual({
      name: 'settings-2026-11-20.csv',
      type: 'text/csv',
      content: 'key,category,value',
    });
    expect(requests[0]?.url).toBe('https://hotel.example/api/settings/export?format=csv');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer brass-key');
  });

  test('or says why not', async () => {
    const refusal = { success: false, code: 'request.forbidden', message: 'Access denied' };
    const { store } = storeOn(Response.json(refusal, { status: 403 }));
    const result = await store.dispatch(exportSettings.initiate());
    expect(result.error).toMatchObject({ status: 403, code: 'request.forbidden' });
  });
});

test('the import sends the file as a form, and whether it overwrites [S7.settings.6]', async () => {
  const counts = { created: 1, changed: 2, kept: 3 };
  const { store, requests } = storeOn(Response.json({ success: true, data: counts }));
  const file = new File(['{"settings":[]}'], 'settings.json');
  const result = await store.dispatch(importSettings.initiate({ file, overwrite: true }));
  expect(result.data).toEqual(counts);
  const form = await requests[0]?.formData();
  expect(form?.get('overwrite')).toBe('true');
  const sent = form?.get('file');
  expect(sent instanceof File && (await sent.text())).toBe('{"settings":[]}');
});
