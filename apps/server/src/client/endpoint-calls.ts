import { accountApi } from '@vestibule/api/account';
import { contentApi } from '@vestibule/api/content';
import { eventsApi } from '@vestibule/api/events';
import { contactApi } from '@vestibule/api/contact';
import { hallsApi } from '@vestibule/api/halls';
import { newsletterApi } from '@vestibule/api/newsletter';
import { paymentsApi, type PaymentInput } from '@vestibule/api/payments';
import { restaurantApi } from '@vestibule/api/restaurant';
import { roomsApi } from '@vestibule/api/rooms';
import { settingsApi, settingsChangeApi } from '@vestibule/api/settings';
import { spaApi } from '@vestibule/api/spa';
import { createHotelStore, memoryTokenStorage, type HotelStore } from '@vestibule/api/transport';
import { toProfileForm } from '@vestibule/domain/account';
import type { HallBooking } from '@vestibule/domain/halls';
import {
  contactMessage,
  hallRequest,
  newsletterToken,
  samples,
  settingsFile,
  stayFor300,
  unique,
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
const settings = settingsApi.endpoints;
const change = settingsChangeApi.endpoints;
const payments = paymentsApi.endpoints;

/** The body of an operation's sample. */
async function bodyOf<Body>(world: World, id: string): Promise<Body> {
  return (await samples[id]?.(world))?.body as Body;
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

/** Every endpoint of the client, called as its hook calls it. */
export const endpointCalls: Record<string, EndpointCall> = {
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
  getContent: ({ as }) => as()(content.getContent.initiate()),
  getHomePage: ({ as }) => as()(content.getHomePage.initiate()),
  getRoomsPage: ({ as }) => as()(content.getRoomsPage.initiate()),
  getSpaPage: ({ as }) => as()(content.getSpaPage.initiate()),
  getRestaurantPage: ({ as }) => as()(content.getRestaurantPage.initiate()),
  getEventsPage: ({ as }) => as()(content.getEventsPage.initiate()),
  getMeetingHallPage: ({ as }) => as()(content.getMeetingHallPage.initiate()),
  getNavigation: ({ as }) => as()(content.getNavigation.initiate()),
  getFooter: ({ as }) => as()(content.getFooter.initiate()),
  getAboutPage: ({ as }) => as()(content.getAboutPage.initiate()),
  getLegalPage: ({ as }) => as()(content.getLegalPage.initiate('privacy')),

  register: async ({ as, world }) =>
    as()(account.register.initiate(await bodyOf(world, 'account.register'))),
  login: async ({ as, world }) =>
    as()(account.login.initiate(await bodyOf(world, 'account.login'))),
  logout: async ({ as, world }) => as((await world.guest()).token)(account.logout.initiate()),
  getProfile: ({ as, world }) => as(world.tokens.guest)(account.getProfile.initiate()),
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
  resetPassword: async ({ as, world }) =>
    as()(account.resetPassword.initiate(await bodyOf(world, 'account.reset-password'))),
  verifyEmail: async ({ as, world }) =>
    as()(account.verifyEmail.initiate(await bodyOf(world, 'account.verify-email'))),
  resendVerification: ({ as }) =>
    as()(account.resendVerification.initiate({ email: 'a@example.com' })),
  getPreferences: ({ as, world }) => as(world.tokens.guest)(account.getPreferences.initiate()),
  updatePreferences: ({ as, world }) =>
    as(world.tokens.guest)(
      account.updatePreferences.initiate({
        newsletter: true,
        bed: 'king',
        floor: 'any',
        notes: '',
      }),
    ),
  exportData: ({ as, world }) => as(world.tokens.guest)(account.exportData.initiate()),
  deleteAccount: async ({ as, world }) =>
    as((await world.guest()).token)(account.deleteAccount.initiate({ password: PASSWORD })),

  getGeneralSettings: ({ as }) => as()(settings.getGeneralSettings.initiate()),
  getAppConfig: ({ as }) => as()(settings.getAppConfig.initiate()),
  getBookingSettings: ({ as }) => as()(settings.getBookingSettings.initiate()),
  getNotificationSettings: ({ as }) => as()(settings.getNotificationSettings.initiate()),
  getPaymentSettings: ({ as, world }) =>
    as(world.tokens.admin)(settings.getPaymentSettings.initiate()),
  getEmailSettings: ({ as, world }) => as(world.tokens.admin)(settings.getEmailSettings.initiate()),
  getMaintenanceMode: ({ as }) => as()(settings.getMaintenanceMode.initiate()),
  getSystemHealth: ({ as }) => as()(settings.getSystemHealth.initiate()),
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
  clearCache: ({ as, world }) => as(world.tokens.admin)(change.clearCache.initiate()),
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

  listRooms: ({ as }) => as()(roomsApi.endpoints.listRooms.initiate()),
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
  listAvailability: ({ as }) => as()(roomsApi.endpoints.listAvailability.initiate()),

  listTreatments: ({ as }) => as()(spaApi.endpoints.listTreatments.initiate()),
  listCategories: ({ as }) => as()(spaApi.endpoints.listCategories.initiate()),
  listSpecialists: ({ as }) => as()(spaApi.endpoints.listSpecialists.initiate()),
  listSlots: ({ as }) =>
    as()(spaApi.endpoints.listSlots.initiate({ id: 'hammam-ritual', date: '2026-12-01' })),
  listEvents: ({ as }) => as()(eventsApi.endpoints.listEvents.initiate()),
  listHalls: ({ as }) => as()(hallsApi.endpoints.listHalls.initiate()),
  requestHall: ({ as }) =>
    as()(
      hallsApi.endpoints.requestHall.initiate({
        booking: hallRequest().body as HallBooking,
        idempotencyKey: unique('key'),
      }),
    ),
  listHallRequests: async ({ world, as }) => {
    const { token, user } = await world.guest();
    return as(token)(hallsApi.endpoints.listHallRequests.initiate({ userId: user._id }));
  },
  listMenuItems: ({ as }) => as()(restaurantApi.endpoints.listMenuItems.initiate()),

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
    const { token, path } = { ...(await samples['payments.get-receipt']?.(world)) };
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
