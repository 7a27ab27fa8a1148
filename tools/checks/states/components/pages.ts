import type { ComponentStates } from '../kinds.ts';

const nothingAsked = 'It asks the server for nothing of its own.';
const eachOutcome = 'Payments/PaymentReturn shows each outcome; here stands what a route adds.';
const eachPage = 'Each page shows its states in stories of its own.';
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
  'Pages/Footer': {
    kind: 'page',
    never: { loading: 'Its parts have defaults until they come.' },
  },
  'Pages/ForgotPassword': { kind: 'page' },
  'Pages/Hall': { kind: 'page' },
  'Pages/Header': {
    kind: 'page',
    never: { loading: 'Its parts have defaults until they come.' },
  },
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
  'Pages/PaymentTest': { kind: 'page', never: still },
  'Pages/Profile': { kind: 'page' },
  'Pages/ResetPassword': { kind: 'page' },
  'Pages/Restaurant': { kind: 'page' },
  'Pages/RoomSample': { kind: 'page', never: still },
  'Pages/RoomSingle': { kind: 'page' },
  'Pages/Rooms': { kind: 'page' },
  'Pages/RoomsPlaceholder': { kind: 'page', never: still },
  'Pages/Signup': { kind: 'page' },
  'Pages/Spa': { kind: 'page' },
  'Pages/SpaService': { kind: 'page' },
  'Pages/TextPage': { kind: 'page' },
  'Pages/UserTest': { kind: 'page' },
  'Pages/VerifyEmail': { kind: 'page' },
  'Pages/Whole pages': {
    kind: 'page',
    never: { default: eachPage, loading: eachPage, error: eachPage },
  },
};
