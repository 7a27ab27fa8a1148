import type { ComponentStates } from '../kinds.ts';

const nothingAsked = 'It asks the server for nothing of its own.';
const eachOutcome = 'Payments/PaymentReturn shows each outcome; here stands what a route adds.';
const still = { loading: nothingAsked, error: nothingAsked };

/** The pages of the site. */
export const pages: Record<string, ComponentStates> = {
  'Checks/Toasts': { kind: 'proof' },
  'Pages/About': { kind: 'page' },
  'Pages/ComingSoon': { kind: 'page', never: still },
  'Pages/Contact': {
    kind: 'page',
    never: { loading: 'Its details have defaults until they come.' },
  },
  'Pages/Event': { kind: 'page' },
  'Pages/Events': { kind: 'page' },
  'Pages/ForgotPassword': { kind: 'page' },
  'Pages/Hall': { kind: 'page' },
  'Pages/Home': { kind: 'page' },
  'Pages/Login': { kind: 'page' },
  'Pages/MeetingHall': { kind: 'page' },
  'Pages/MyBookings': { kind: 'page' },
  'Pages/News': { kind: 'page', never: still },
  'Pages/Newsletter': { kind: 'page' },
  'Pages/NotFound': { kind: 'page', never: still },
  'Pages/PaymentReturn': {
    kind: 'page',
    never: { default: eachOutcome, loading: eachOutcome, error: eachOutcome },
  },
  'Pages/Profile': { kind: 'page' },
  'Pages/ResetPassword': { kind: 'page' },
  'Pages/Restaurant': { kind: 'page' },
  'Pages/RoomSingle': { kind: 'page' },
  'Pages/Rooms': { kind: 'page' },
  'Pages/Samples and tests/PaymentTest': { kind: 'page', never: still },
  'Pages/Samples and tests/RoomSample': { kind: 'page', never: still },
  'Pages/Samples and tests/RoomsPlaceholder': { kind: 'page', never: still },
  'Pages/Samples and tests/UserTest': { kind: 'page' },
  'Pages/Signup': { kind: 'page' },
  'Pages/SiteFooter': {
    kind: 'page',
    never: { loading: 'Its parts have defaults until they come.' },
  },
  'Pages/SiteHeader': {
    kind: 'page',
    never: { loading: 'Its parts have defaults until they come.' },
  },
  'Pages/Spa': { kind: 'page' },
  'Pages/SpaService': { kind: 'page' },
  'Pages/TextPage': { kind: 'page' },
  'Pages/VerifyEmail': { kind: 'page' },
};
