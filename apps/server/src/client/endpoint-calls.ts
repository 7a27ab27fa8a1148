import { accountApi, sessionsApi } from '@vestibule/api/account';
import { passkeysApi } from '@vestibule/api/passkeys';
import { contentApi } from '@vestibule/api/content';
import '@vestibule/api/events';
import { contactApi } from '@vestibule/api/contact';
import { hallsApi } from '@vestibule/api/halls';
import { newsletterApi } from '@vestibule/api/newsletter';
import { paymentsApi, type PaymentInput } from '@vestibule/api/payments';
import '@vestibule/api/restaurant';
import { roomsApi } from '@vestibule/api/rooms';
import { settingsApi, settingsChangeApi } from '@vestibule/api/settings';
import { spaApi } from '@vestibule/api/spa';
import {
  createHotelStore,
  hotelApi,
  memoryTokenStorage,
  type HotelStore,
} from '@vestibule/api/transport';
import type { Operation } from '@vestibule/api/transport/operation';
import { toProfileForm } from '@vestibule/domain/account';
import type { HallBooking } from '@vestibule/domain/halls';
import * as v from 'valibot';
import { contracts } from '../contracts.js';
import {
  contactMessage,
  hallRequest,
  newsletterToken,
  exampleBody,
  sampleCall,
  settingsFile,
  stayFor300,
  tokenFor,
  unique,
  withPasskey,
} from '../statuses/samples.js';
import { PASSWORD, type World } from '../statuses/world.js';

/** What a guest, or the administrator, calls with; `sent` tells every request. */
export interface Client {
  world: World;
  as: (token?: string) => HotelStore['dispatch'];
}

export function createClient(world: World, sent: (request: Request) => void): Client {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent(request);
    return await world.api.fetch(request);
  };
  return {
    world,
    as: (token) =>
      createHotelStore({
        baseUrl: 'http://hotel.example/api',
        fetch,
        tokens: memoryTokenStorage(token ? { token } : {}),
      }).dispatch,
  };
}

type Result = PromiseLike<{ data?: unknown; error?: unknown }>;
type EndpointCall = (client: Client) => Result | Promise<Awaited<Result>>;

const content = contentApi.endpoints;
const account = accountApi.endpoints;
const passkeys = passkeysApi.endpoints;
const settings = settingsApi.endpoints;
const change = settingsChangeApi.endpoints;
const payments = paymentsApi.endpoints;

/** The body of an operation's sample. */
async function bodyOf<Body>(world: World, operation: Operation): Promise<Body> {
  return (await sampleCall(world, operation)).body as Body;
}

async function payment({ world, as }: Client, method: PaymentInput['method'] = 'usdt') {
  const { token, user } = await world.guest();
  const dispatch = as(token);
  const input = {
    method,
    userId: user._id,
    amount: 300,
    orderId: '1',
    orderDescription: 'Room',
    booking: stayFor300() as PaymentInput['booking'],
  };
  const result = await dispatch(payments.startPayment.initiate(input));
  return { dispatch, user, result, id: result.data?.paymentId ?? '' };
}

async function newSetting({ world, as }: Client) {
  const key = `desk.${unique('client')}`;
  const dispatch = as(world.tokens.admin);
  const setting = { key, category: 'desk', value: 'Ring twice' };
  return { key, dispatch, result: await dispatch(change.createSetting.initiate(setting)) };
}

/** Endpoints that are called with more than the example of their operation's body. */
const endpointCalls: Record<string, EndpointCall> = {
  // Before the settings are reset: then the hotel takes no messages and has no newsletter.
  subscribe: ({ as }) =>
    as()(newsletterApi.endpoints.subscribe.initiate({ email: `${unique('amal')}@example.com` })),
  confirmSubscription: async ({ as, world }) =>
    as()(
      newsletterApi.endpoints.confirmSubscription.initiate(await newsletterToken(world, 'confirm')),
    ),
  unsubscribe: async ({ as, world }) =>
    as()(newsletterApi.endpoints.unsubscribe.initiate(await newsletterToken(world, 'unsubscribe'))),
  sendMessage: ({ as }) =>
    as()(
      contactApi.endpoints.sendMessage.initiate(contactMessage(`${unique('amal')}@example.com`)),
    ),
  getTextPage: ({ as }) => as()(content.getTextPage.initiate('privacy')),

  register: async ({ as, world }) =>
    as()(account.register.initiate(await bodyOf(world, contracts.account.register))),
  login: async ({ as, world }) =>
    as()(account.login.initiate(await bodyOf(world, contracts.account.login))),
  logout: async ({ as, world }) => as((await world.guest()).token)(account.logout.initiate()),
  endSession: async ({ as, world }) => {
    const { path, token } = await sampleCall(world, contracts.account.endSession);
    return as(token)(sessionsApi.endpoints.endSession.initiate(path?.split('/')[3] ?? ''));
  },
  startPasskey: async ({ as, world }) => {
    const { token } = await world.guest();
    return as(token)(passkeys.startPasskey.initiate({ password: PASSWORD }));
  },
  addPasskey: async ({ as, world }) => {
    const { token, body } = await sampleCall(world, contracts.account.addPasskey);
    return as(token)(
      passkeys.addPasskey.initiate(v.parse(contracts.account.addPasskey.body, body)),
    );
  },
  removePasskey: async ({ as, world }) => {
    const { token, passkeyId } = await withPasskey(world);
    return as(token)(passkeys.removePasskey.initiate({ id: passkeyId, password: PASSWORD }));
  },
  choosePasskeyOnly: async ({ as, world }) => {
    const { token } = await withPasskey(world);
    const choice = { password: PASSWORD, passkeyOnly: true };
    return as(token)(passkeys.choosePasskeyOnly.initiate(choice));
  },
  passkeyLogin: async ({ as, world }) =>
    as()(passkeys.passkeyLogin.initiate(await bodyOf(world, contracts.account.passkeyLogin))),
  updateProfile: async ({ as, world }) => {
    const { token, user } = await world.guest();
    return as(token)(account.updateProfile.initiate(toProfileForm(user)));
  },
  cancelEmailChange: async ({ as, world }) =>
    as((await world.guest()).token)(account.cancelEmailChange.initiate()),
  changePassword: async ({ as, world }) => {
    const passwords = { currentPassword: PASSWORD, newPassword: 'Another9Palm' };
    return as((await world.guest()).token)(account.changePassword.initiate(passwords));
  },
  forgotPassword: ({ as }) => as()(account.forgotPassword.initiate({ email: 'a@example.com' })),
  checkResetLink: async ({ as, world }) =>
    as()(account.checkResetLink.initiate(await bodyOf(world, contracts.account.checkResetLink))),
  resetPassword: async ({ as, world }) =>
    as()(account.resetPassword.initiate(await bodyOf(world, contracts.account.resetPassword))),
  verifyEmail: async ({ as, world }) =>
    as()(account.verifyEmail.initiate(await bodyOf(world, contracts.account.verifyEmail))),
  resendVerification: ({ as }) =>
    as()(account.resendVerification.initiate({ email: 'a@example.com' })),
  updatePreferences: ({ as, world }) =>
    as(world.tokens.guest)(
      account.updatePreferences.initiate({
        newsletter: true,
        bed: 'king',
        floor: 'any',
        notes: '',
      }),
    ),
  deleteAccount: async ({ as, world }) =>
    as((await world.guest()).token)(account.deleteAccount.initiate({ password: PASSWORD })),

  listSettings: ({ as }) => as()(settings.listSettings.initiate('general')),
  getSetting: ({ as }) => as()(settings.getSetting.initiate('general.phone')),
  listSettingChanges: ({ as, world }) =>
    as(world.tokens.admin)(settings.listSettingChanges.initiate({ limit: '5' })),
  updateSetting: ({ as, world }) =>
    as(world.tokens.admin)(
      change.updateSetting.initiate({ id: 'booking.arrivalNote', value: 'Welcome' }),
    ),
  updateSettings: ({ as, world }) =>
    as(world.tokens.admin)(
      change.updateSettings.initiate({ settings: [{ key: 'general.phone', value: '1' }] }),
    ),
  createSetting: async (client) => (await newSetting(client)).result,
  deleteSetting: async (client) => {
    const { dispatch, key } = await newSetting(client);
    return dispatch(change.deleteSetting.initiate(key));
  },
  setMaintenanceMode: ({ as, world }) =>
    as(world.tokens.admin)(change.setMaintenanceMode.initiate({ enabled: false })),
  resetSettings: ({ as, world }) => as(world.tokens.admin)(change.resetSettings.initiate()),
  validateSettings: ({ as, world }) =>
    as(world.tokens.admin)(
      change.validateSettings.initiate({ settings: [{ key: 'general.phone', value: '1' }] }),
    ),
  exportSettings: ({ as, world }) => as(world.tokens.admin)(change.exportSettings.initiate('csv')),
  importSettings: ({ as, world }) => {
    const file = settingsFile('{"settings":[]}').get('file') as File;
    return as(world.tokens.admin)(change.importSettings.initiate({ file, overwrite: true }));
  },

  searchRooms: ({ as }) => {
    const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' };
    return as()(roomsApi.endpoints.searchRooms.initiate({ stay, guests: 2, page: 1 }));
  },
  getRoom: ({ as }) => as()(roomsApi.endpoints.getRoom.initiate('sea-view-king')),
  getRoomAvailability: ({ as }) =>
    as()(
      roomsApi.endpoints.getRoomAvailability.initiate({
        id: 'sea-view-king',
        checkIn: '2026-12-01',
        checkOut: '2026-12-03',
      }),
    ),

  listSlots: ({ as }) =>
    as()(spaApi.endpoints.listSlots.initiate({ id: 'hammam-ritual', date: '2026-12-01' })),
  requestHall: ({ as }) =>
    as()(hallsApi.endpoints.requestHall.initiate(hallRequest().body as HallBooking)),
  listHallRequests: async ({ world, as }) => {
    const { token, user } = await world.guest();
    return as(token)(hallsApi.endpoints.listHallRequests.initiate({ userId: user._id }));
  },

  startPayment: async (client) => {
    const byCard = await payment(client, 'visa');
    return byCard.result.error ? byCard.result : (await payment(client)).result;
  },
  listPayments: async (client) => {
    const { dispatch, user } = await payment(client);
    return dispatch(payments.listPayments.initiate(user._id));
  },
  getPayment: async (client) => {
    const { dispatch, id } = await payment(client);
    return dispatch(payments.getPayment.initiate(id));
  },
  checkPayment: async (client) => {
    const { dispatch, id } = await payment(client);
    return dispatch(payments.checkPayment.initiate({ id }));
  },
  checkOutcome: async (client) => {
    const { id } = await payment(client);
    return client.as()(payments.checkOutcome.initiate({ id }));
  },
  cancelPayment: async (client) => {
    const { dispatch, id } = await payment(client);
    return dispatch(payments.cancelPayment.initiate(id));
  },
  downloadFile: async ({ world, as }) => {
    const { token, path } = await sampleCall(world, contracts.payments.getReceipt);
    const id = path?.split('/')[2] ?? '';
    const dispatch = as(token);
    const receipt = await dispatch(payments.downloadFile.initiate({ id, kind: 'receipt' }));
    if (receipt.error) return receipt;
    return dispatch(payments.downloadFile.initiate({ id, kind: 'calendar' }));
  },
  continuePayment: async (client) => {
    const { dispatch, id } = await payment(client);
    return dispatch(payments.continuePayment.initiate({ id }));
  },
};

/** The names of all endpoints: first those above, in their order. */
export const endpointNames = [
  ...new Set([...Object.keys(endpointCalls), ...Object.keys(hotelApi.endpoints)]),
];

const operations: Record<string, unknown> = Object.assign({}, ...Object.values(contracts));

/** Calls an endpoint of the client as its hook calls it. */
export async function callEndpoint(name: string, client: Client): Promise<Awaited<Result>> {
  const call = endpointCalls[name];
  if (call) return await call(client);
  const operation = operations[name] as Operation | undefined;
  if (!operation) throw new Error(`No operation is named as the endpoint ${name}.`);
  const endpoints: Record<string, { initiate?: unknown }> = hotelApi.endpoints;
  const initiate = endpoints[name]?.initiate as (body: unknown) => unknown;
  const dispatch = client.as(tokenFor(operation, client.world)) as (action: unknown) => Result;
  return await dispatch(initiate(exampleBody(operation)));
}
