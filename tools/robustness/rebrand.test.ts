import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beachClub } from '../../.storybook/themes/beach-club.ts';

const data = '../../apps/site/src/hotel-brand.ts';
const { light, dark, font } = beachClub;

const contact = {
  phone: '+971 4 555 0199',
  email: 'desk@coral.example',
  address: 'Beach Road 1, Dubai',
  socialMedia: [{ platform: 'Mastodon', url: 'https://social.coral.example/' }],
};

const emblem = [{ colour: 'deep', path: 'M12 40h40' }];

/** Everything that is made of the brand, as another hotel has it. */
async function rebranded() {
  vi.resetModules();
  vi.doMock(data, async (original) => ({
    ...(await original()),
    hotelName: 'Coral Beach Club',
    hotelContact: contact,
    hotelDescription: 'A club on the sand.',
    hotelEmblem: emblem,
    hotelTheme: beachClub,
    hotelPrint: { display: 'source-sans-3', text: 'source-sans-3' },
  }));
  return {
    ...(await import('../../apps/server/src/docs/docs-style.ts')),
    ...(await import('../../apps/server/src/mail/letter.ts')),
    ...(await import('../../apps/server/src/payments/receipt/receipt-theme.ts')),
    ...(await import('../../apps/server/src/settings/first-settings.ts')),
    ...(await import('../../apps/server/src/site/plain-page.ts')),
    ...(await import('../../apps/site/src/server/head-markup.ts')),
    ...(await import('../imagery/icons/paint.ts')),
    ...(await import('../imagery/icons/site-manifest.ts')),
    ...(await import('../imagery/icons/symbol.ts')),
    ...(await import('../menu/menu-html.ts')),
  };
}

let hotel: Awaited<ReturnType<typeof rebranded>>;

beforeAll(async () => {
  hotel = await rebranded();
});
afterAll(() => {
  vi.doUnmock(data);
  vi.resetModules();
});

/** Which of them a text does not have. */
const missing = (text: string, values: (string | undefined)[]) =>
  values.filter((value) => value === undefined || !text.includes(value));

test('the name in a new database, and while none answers', () => {
  const { firstSettings, firstGeneralSettings } = hotel;
  expect([
    firstSettings['general.hotelName'],
    firstSettings['email.senderName'],
    firstGeneralSettings.hotelName,
  ]).toEqual(Array(3).fill('Coral Beach Club'));
});

test('the contact in a new database, and while none answers [G1.5]', () => {
  const { firstSettings, firstGeneralSettings, emptyHotelSettings } = hotel;
  expect(firstGeneralSettings).toMatchObject(contact);
  for (const settings of [firstSettings, emptyHotelSettings]) {
    const text = JSON.stringify(settings);
    expect(text).not.toMatch(/qasr|qantab|968|23\.55|instagram/i);
    expect(missing(text, [contact.phone, contact.email, contact.address])).toEqual([]);
    expect(settings['email.deskAddress']).toBe(contact.email);
  }
});

test('a mail', () => {
  const { html } = hotel.letter(
    { hotelName: 'Coral Beach Club', language: 'en' },
    {
      title: 'Welcome',
      paragraphs: ['Dear Layla,'],
      action: { label: 'Open', href: 'https://hotel.example/' },
      closing: 'Until soon.',
    },
  );
  expect(
    missing(html, [light?.ink, light?.inkMuted, light?.rule, light?.surface, light?.sunken]),
  ).toEqual([]);
  expect(
    missing(html, [light?.deep, light?.onDeep, light?.brass, light?.accent, light?.onAccent]),
  ).toEqual([]);
  expect(missing(html, [`font-family:${font?.display}`, 'border-radius:14px'])).toEqual([]);
});

test('pages without the site', async () => {
  const page = await hotel.plainPage(503, { title: 'Back shortly', text: 'At noon.' }).text();
  for (const style of [page, hotel.docsStyle]) {
    expect(missing(style, [light?.paper, light?.ink, dark?.paper, dark?.ink, font?.text])).toEqual(
      [],
    );
  }
  expect(
    missing(hotel.docsStyle, [light?.accent, light?.focus, dark?.accent, dark?.focus]),
  ).toEqual([]);
});

test('the web manifest and the icons', () => {
  expect(hotel.siteManifest).toMatchObject({
    name: 'Coral Beach Club',
    description: 'A club on the sand.',
    background_color: light?.paper,
    theme_color: light?.deep,
  });
  expect(hotel.symbol).toContain('d="M12 40h40"');
  expect(hotel.receiptTheme.emblem).toEqual(emblem);
  expect(hotel.paint('<path data-colour="deep" fill="red"/>')).toContain(`fill="${light?.deep}"`);
  expect(hotel.headMarkup('en')).toContain(`<meta name="theme-color" content="${dark?.deep}"`);
});

test('the printed menu', () => {
  const menu = hotel.menuHtml('The Terrace', 'Coral Beach Club', []);
  expect(
    missing(menu, [light?.ink, light?.inkMuted, light?.accent, light?.brass, light?.brassText]),
  ).toEqual([]);
});

test('a receipt, in the typeface of its own', async () => {
  const { drawReceipt } = await import('../../apps/server/src/payments/receipt/draw-receipt.ts');
  const { buildReceipt } =
    await import('../../apps/server/src/payments/receipt/receipt.builders.ts');
  const pdf = await drawReceipt(
    buildReceipt({ theme: hotel.receiptTheme, guest: ['Layla Haddad'] }),
  );
  const drawn = drawing(pdf);
  const { ink, inkMuted, rule, deep, brass } = hotel.receiptTheme.colours;
  expect([ink, rule, deep, brass]).toEqual([light?.ink, light?.rule, light?.deep, light?.brass]);
  for (const colour of [ink, inkMuted]) expect(drawn).toContain(`${channels(colour)} scn`);
  for (const colour of [rule, deep, brass]) expect(drawn).toContain(`${channels(colour)} SCN`);
  const faces =
    Buffer.from(pdf)
      .toString('latin1')
      .match(/(?<=\/FontName \/\w+\+)[\w-]+/g) ?? [];
  expect(faces.length).toBeGreaterThan(1);
  expect(faces.filter((name) => !name.startsWith('SourceSans3'))).toEqual([]);
});

/** As PDF writes a colour. */
const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).join(' ');

/** What the file draws: its first stream that can be unpacked. */
function drawing(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const from = file.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(file.subarray(from)).toString('latin1');
}
