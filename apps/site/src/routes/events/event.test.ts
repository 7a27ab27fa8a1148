import { buildFooter } from '@vestibule/domain/content/builders';
import { buildEvent } from '@vestibule/domain/events/builders';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.js';

const event = buildEvent();

test('search engines read where the event is, by the footer where no settings say it', async () => {
  const contactInfo = { ...buildFooter().contactInfo, address: 'Harbour Road 7, Sur' };
  const page = await renderPage(`/event/${event._id}`, {
    '/events': [event],
    '/content/footer': buildFooter({ contactInfo }),
  });
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?"@type":"Event".*?)<\/script>/.exec(page) ?? [];
  expect(json).toContain('"address":"Harbour Road 7, Sur"');
});
