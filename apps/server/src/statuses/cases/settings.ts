import { send } from '../world.js';
import { by, type Cases, type Make } from './by-call.js';

const settingsCategory =
  (category: string, token?: 'guest'): Make =>
  ({ tokens }) => ({ path: `/settings/${category}`, token: token && tokens[token] });
const settingsKey =
  (key: string, token?: 'guest'): Make =>
  ({ tokens }) => ({ path: `/settings/key/${key}`, token: token && tokens[token] });

export const settingsCases = {
  'settings.get-system-health': {
    // It says itself that the database is away; who is asking cannot be told.
    503: ({ away, tokens }, operation) => send(away, operation, { token: tokens.guest }),
  },
  'settings.get-setting': {
    401: by(settingsKey('payment.usdt')),
    403: by(settingsKey('payment.usdt', 'guest')),
    404: by(settingsKey('general.unheardOf')),
  },
  'settings.list-settings': {
    401: by(settingsCategory('desk')),
    403: by(settingsCategory('desk', 'guest')),
    404: by(({ tokens }) => ({ path: '/settings/laundry', token: tokens.admin })),
  },
  'settings.update-setting': {
    404: by(({ tokens }) => ({
      path: '/settings/general.unheardOf',
      token: tokens.admin,
      body: { value: 1 },
    })),
  },
  'settings.update-settings': {
    404: by(({ tokens }) => ({
      token: tokens.admin,
      body: { settings: [{ key: 'general.unheardOf', value: 1 }] },
    })),
  },
  'settings.create-setting': {
    409: by(({ tokens }) => ({
      token: tokens.admin,
      body: { key: 'general.phone', category: 'general', value: '1' },
    })),
  },
  'settings.delete-setting': {
    404: by(({ tokens }) => ({ path: '/settings/general.unheardOf', token: tokens.admin })),
  },
  'settings.reset-settings': {
    404: by(({ tokens }) => ({ token: tokens.admin, body: { category: 'laundry' } })),
  },
} satisfies Cases;
