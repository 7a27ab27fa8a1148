import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { handle } from '../entry.server.js';

/** The HTML of a page: the API answers these paths with these data, and nothing else. */
export async function renderPage(path: string, replies: Record<string, object> = {}) {
  return (await answerPage(path, replies)).text();
}

/** The same with its status. */
export function answerPage(path: string, replies: Record<string, object> = {}): Promise<Response> {
  return handle(new Request(`https://hotel.test${path}`), {
    apiBaseUrl: 'https://hotel.test/api',
    apiFetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const data = replies[pathname.replace('/api', '')];
      return data ? Response.json({ success: true, data }) : Response.json({}, { status: 503 });
    },
    assets: { manifest: { 'src/entry.client.ts': { file: 'entry.js' } } },
    today: SAMPLE_TODAY,
    publicUrl: 'https://hotel.test',
    pictures: {},
    inTurn: (render) => render(),
    onError: (error) => {
      throw error;
    },
  });
}
