import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COUNTRY } from '../account/phone.js';
import { readCsv } from '../text/csv.js';
import { isPublicCategory } from './categories.js';
import { checkSetting, checkSettings } from './check-setting.js';
import { categorySchemas } from './category-settings.schema.js';
import { valuesIn } from './category-settings.js';
import { initialSettings } from './initial-settings.js';
import { phoneCountry } from './phone-country.js';
import { holdsMask, isSecretSetting, shownValue } from './secret.js';
import { categoryOf, keyed } from './setting.js';
import type { Setting } from './setting.schema.js';
import { siteSettingsSchema } from './site-settings.schema.js';
import { defaultSiteSettings, storedSiteSettings } from './site-settings.js';
import { readSettingsFile, writeSettingsFile } from './settings-file.js';

describe('who may read [R13]', () => {
  it.each([
    ['general', true],
    ['app-config', true],
    ['booking', true],
    ['notifications', true],
    ['site', true],
    ['payment', false],
    ['email', false],
    ['anything-else', false],
  ])('%s: %s', (category, open) => {
    expect(isPublicCategory(category)).toBe(open);
  });
});

describe('what may be stored', () => {
  it('every default', () => {
    const settings = Object.entries(initialSettings).map(([key, value]) => ({ key, value }));
    expect(checkSettings(settings)).toEqual({});
  });

  it.each([
    ['booking.checkInTime', '25:00', 'Check-in time must be a time such as 14:00'],
    ['general.email', 'desk', 'Email must be an email address'],
    ['general.timeZone', 'Mars/Base', 'Time zone must be an IANA name such as Asia/Muscat'],
    ['app-config.locale', 'fr-FR', 'Locale must be en-US'],
    ['app-config.currency', 'EUR', 'Currency must be USD'],
    ['payment.usdt', 'yes', 'USDT (TRC20) must be true or false'],
    ['general.hotelName', 'A\nB', 'Hotel name must be one line'],
    ['site.pageLoaderMs', 60_001, 'Page loader must be a whole number from 0 to 60000'],
    ['site.ratingBadge', 'no', 'Rating badge must be true or false'],
    ['site.profileStats', 'real', 'Profile stats must be fixed or counted'],
    ['site.roomSize', 44, 'Room size must be fixed or own'],
    ['site.paymentOrder', ['visa'], 'Payment order must name usdt and visa, each once'],
    ['site.paymentOrder', ['visa', 'visa'], 'Payment order must name usdt and visa, each once'],
    ['site.paymentOrder', ['visa', 'cash'], 'Payment order must name usdt and visa, each once'],
    ['site.phoneCountry', 'XX', 'Phone country must be the two letters of a country, such as OM'],
    ['site.phoneCountry', 'IL', 'Phone country must be the two letters of a country, such as OM'],
    ['nodot', 1, 'The key must look like category.name'],
  ])('%s = %j: %s', (key, value, message) => {
    expect(checkSetting({ key, value })).toBe(message);
  });
});

it('a phone begins with the country of the specification, or with another one', () => {
  const { phoneCountry: first } = defaultSiteSettings;
  expect(first).toEqual(phoneCountry(DEFAULT_COUNTRY));
  expect(phoneCountry('OM')).toEqual({ country: 'OM', callingCode: '+968' });
  expect(phoneCountry('om')).toBeUndefined();
});

describe('what every object has', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '%s is no setting, alone and in a list',
    (key) => {
      const wrong = 'The key must look like category.name';
      expect(checkSetting({ key, value: 1 })).toBe(wrong);
      const list = [
        { key, value: 1 },
        { key: 'desk.note', value: 1 },
      ];
      expect(Object.entries(checkSettings(list))).toEqual([[key, wrong]]);
    },
  );
});

describe('secrets never leave', () => {
  it.each(['email.smtpPassword', 'payment.apiKey', 'payment.ipn-secret', 'general.accessToken'])(
    '%s shows as a mask and is in no file',
    (key) => {
      expect(isSecretSetting(key)).toBe(true);
      expect(shownValue(key, 'palm-tree')).not.toContain('palm');
      const setting = { _id: key, key, category: categoryOf(key), value: 'palm-tree' };
      expect(writeSettingsFile([setting], 'csv')).not.toContain('palm');
    },
  );
});

describe('secrets within a value never leave', () => {
  it.each([
    ['desk.relay', { host: 'a', smtpPassword: 'palm-tree' }],
    ['desk.relays', [{ auth: { api_key: 'palm-tree' } }]],
    ['desk.relayUrl', 'smtps://desk:palm-tree@mail.example'],
  ])('%s shows masked and is in no file', (key, value) => {
    const shown = shownValue(key, value);
    expect(JSON.stringify(shown)).not.toContain('palm');
    expect(holdsMask(shown)).toBe(true);
    const setting = { _id: key, key, category: categoryOf(key), value };
    expect(writeSettingsFile([setting], 'json')).not.toContain(key);
  });

  it('an address without a password is no secret', () => {
    const value = ['https://hotel.example/a:b@c', 'mailto:desk@hotel.example'];
    expect(shownValue('desk.links', value)).toEqual(value);
  });
});

const tangled = `{"settings":[{"key":"a.b","value":${'['.repeat(9000)}${']'.repeat(9000)}}]}`;

describe('a settings file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    '%j is no formula to a spreadsheet',
    (value) => {
      const setting = { _id: 'desk.note', key: 'desk.note', category: 'desk', value };
      const cells = readCsv(writeSettingsFile([setting], 'csv'))?.flat() ?? [];
      expect(cells).toContain(JSON.stringify(value));
      for (const cell of cells) expect(cell).toMatch(/^["a-z]/);
    },
  );

  const values = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()));

  it('comes back as it was written, in both formats', () => {
    const written = fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}\.[a-z]{2}x$/), { maxLength: 6 }),
      values,
      fc.constantFrom('json' as const, 'csv' as const),
      (keys, value, format) => {
        const settings: Setting[] = keys.map((key) => ({
          _id: key,
          key,
          category: categoryOf(key),
          value,
        }));
        const read = readSettingsFile(writeSettingsFile(settings, format));
        expect(read).toEqual(settings.map(({ key }) => ({ key, value })));
      },
    );
    fc.assert(written);
  });

  it.each(['', 'key,category,value\na.b,c,1', '{"settings": 3}', '"open', 'a,b\n1,2', tangled])(
    '%# is none of ours',
    (text) => {
      expect(readSettingsFile(text)).toBeUndefined();
    },
  );
});

it('the page loader shows for 2500 ms unless the hotel says otherwise [S9.loader.1]', () => {
  expect(defaultSiteSettings.pageLoaderMs).toBe(2500);
});

const categories = Object.keys(categorySchemas) as (keyof typeof categorySchemas)[];

describe.each(categories)('the settings of %s', (category) => {
  const values = valuesIn(category, initialSettings);

  it('are read by their names, all of them', () => {
    const keys = Object.keys(initialSettings).filter((key) => categoryOf(key) === category);
    expect(Object.keys(keyed(category, values))).toEqual(keys);
    expect(v.parse(categorySchemas[category], values)).toEqual(values);
  });
});

it('what pages show of `site` is stored under the same names', () => {
  expect(Object.keys(siteSettingsSchema.entries)).toEqual(Object.keys(defaultSiteSettings));
  expect(valuesIn('site', initialSettings)).toEqual(storedSiteSettings(defaultSiteSettings));
});

it('a reply shows a value that a later rule would refuse', () => {
  const values = { ...valuesIn('email', initialSettings), senderAddress: 'desk' };
  expect(checkSetting({ key: 'email.senderAddress', value: 'desk' })).toBeDefined();
  expect(v.parse(categorySchemas.email, values)).toEqual(values);
});
