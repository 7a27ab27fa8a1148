import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { HotelWords } from '@vestibule/domain/words/hotel-words';
import { handle } from '../entry.server.js';

/** What a server that is down answers. */
const down = { status: 503, body: {} };

/** The HTML of a page: the API answers these paths with these data, and `otherwise` to all others. */
export async function renderPage(
  path: string,
  replies: Record<string, object> = {},
  otherwise: { status: number; body: object } = down,
  hotelWords?: HotelWords,
) {
  return (await answerPage(path, replies, otherwise, hotelWords)).text();
}

/** The same with its status. */
export function answerPage(
  path: string,
  replies: Record<string, object> = {},
  otherwise: { status: number; body: object } = down,
  hotelWords?: HotelWords,
): Promise<Response> {
  return handle(new Request(`https://hotel.test${path}`), {
    apiBaseUrl: 'https://hotel.test/api',
    apiFetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const data = replies[pathname.replace('/api', '')];
      return data
        ? Response.json({ success: true, data })
        : Response.json(otherwise.body, { status: otherwise.status });
    },
    assets: { manifest: { 'src/entry.client.ts': { file: 'entry.js' } } },
    today: SAMPLE_TODAY,
    publicUrl: 'https://hotel.test',
    hotelWords,
    pictures: {},
    inTurn: (render) => render(),
    onError: (error) => {
      throw error;
    },
  });
}
