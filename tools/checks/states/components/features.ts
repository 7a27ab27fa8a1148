import type { ComponentStates } from '../kinds.ts';

const date = 'A date has one length.';
const textOfCards = 'Its words are in cards, which show them long.';
const notSent = 'It sends nothing, so nothing can refuse it.';

/** What the hotel shows and sells, feature by feature. */
export const features: Record<string, ComponentStates> = {
  'Account/AccountDangerZone': {
    kind: 'form',
  },
  'Account/AccountFrame': { kind: 'record' },
  'Account/AccountSection': { kind: 'record' },
  'Account/ChangePasswordForm': { kind: 'form' },
  'Account/ForgotPasswordForm': { kind: 'form' },
  'Account/LoginForm': { kind: 'form' },
  'Account/PasskeyList': { kind: 'list' },
  'Account/PreferencesForm': { kind: 'form' },
  'Account/ProfileDetails': { kind: 'record' },
  'Account/ProfileForm': { kind: 'form' },
  'Account/ProfileSummary': { kind: 'record' },
  'Account/ResetPasswordForm': { kind: 'form' },
  'Account/SessionList': {
    kind: 'list',
    never: { empty: 'Whoever sees it is signed in.' },
  },
  'Account/SignupForm': { kind: 'form' },
  'Account/VerifyEmail': {
    kind: 'form',
  },
  'Account/WaitingEmail': { kind: 'record' },

  'Bookings/BookingDetailsDialog': { kind: 'overlay' },
  'Bookings/BookingFacts': { kind: 'record' },
  'Bookings/BookingFilters': {
    kind: 'filters',
    never: { 'long text': 'Its words are its own, and short.' },
  },
  'Bookings/BookingList': {
    kind: 'list',
    never: { 'long text': 'Its words are in BookingTable, which shows them long.' },
  },
  'Bookings/BookingStats': { kind: 'collection', never: { 'long text': 'It shows numbers.' } },
  'Bookings/BookingTable': { kind: 'record' },
  'Bookings/CancelBookingDialog': { kind: 'overlay' },
  'Bookings/NoBookings': {
    kind: 'record',
    never: { 'long text': 'Its words are its own, and short.' },
  },
  'Bookings/ShortId': { kind: 'shape' },
  'Bookings/StatusBadge': { kind: 'shape' },
  'Bookings/UnpaidBookingNotice': { kind: 'record' },

  'Contact/AreaMap': { kind: 'shape' },
  'Contact/ContactCards': { kind: 'record' },
  'Contact/ContactForm': {
    kind: 'form',
    never: {
      invalid: 'Nothing is required of it (spec 5).',
      disabled: notSent,
      error: notSent,
    },
  },
  'Contact/MessageForm': { kind: 'form' },
  'Contact/ContactPage': { kind: 'shape' },

  'Content/Countdown': { kind: 'shape' },
  'Content/Gallery': { kind: 'collection', never: { 'long text': 'It shows pictures.' } },
  'Content/PopularRooms': {
    kind: 'collection',
    never: { empty: 'The section is left out where no room is popular.' },
  },
  'Content/SampleRoom': { kind: 'record' },
  'Content/ServiceCards': { kind: 'collection' },
  'Content/Statistics': { kind: 'collection' },
  'Content/SubscribeForm': {
    kind: 'form',
    never: {
      invalid: 'Nothing is required of it (spec 5).',
      disabled: notSent,
      error: notSent,
    },
  },
  'Content/TeamGrid': { kind: 'collection' },
  'Content/Testimonials': { kind: 'collection' },
  'Content/TextWithPicture': { kind: 'record' },
  'Content/Welcome': { kind: 'record' },

  'Events/EventCard': { kind: 'record' },
  'Events/EventDetail': { kind: 'record' },
  'Events/EventGrid': { kind: 'list', never: { 'long text': textOfCards } },
  'Events/EventOptions': { kind: 'collection' },
  'Events/Ticket steps/1 Tickets': { kind: 'shape' },
  'Events/Ticket steps/2 Extras, 3 Add-ons': { kind: 'collection' },
  'Events/Ticket steps/4 Info': { kind: 'record' },
  'Events/Ticket steps/5 Summary': { kind: 'record' },
  'Events/Ticket steps/6 Payment': { kind: 'shape' },
  'Events/TicketDialog': {
    kind: 'flow',
    never: {
      error: 'Its sixth step shows each refusal: 6 Payment.',
    },
  },
  'Events/TicketProgress': { kind: 'shape' },

  'Halls/HallCard': { kind: 'record' },
  'Halls/HallDetail': { kind: 'record' },
  'Halls/HallGrid': { kind: 'list', never: { 'long text': textOfCards } },
  'Halls/HallRequestDialog': { kind: 'flow' },
  'Halls/HallRequests': {
    kind: 'list',
    never: {
      loading: 'It shows once the requests are known: most guests have none.',
      empty: 'Without requests it is left out.',
    },
  },
  'Halls/HallRequestSent': { kind: 'record' },

  'News/Article': { kind: 'record' },
  'News/NewsList': { kind: 'collection' },
  'News/NewsPage': { kind: 'shape' },
  'News/NewsSidebar': { kind: 'shape' },

  'Newsletter/NewsletterForm': { kind: 'form' },
  'Newsletter/NewsletterLink': { kind: 'record' },

  'Payments/BookingButton': { kind: 'action', never: { 'long text': 'It has two labels.' } },
  'Payments/PaymentMethodDialog': {
    kind: 'flow',
    never: {
      invalid: 'It asks for a choice, and each choice is right.',
      error: 'Each refusal has a story of its own name: SoldOut, PriceChanged, InvoiceFailed.',
    },
  },
  'Payments/PaymentReturn': { kind: 'record' },

  'Restaurant/FeaturedDishes': { kind: 'record' },
  'Restaurant/HoursBand': { kind: 'record' },
  'Restaurant/MenuItemCard': { kind: 'record' },
  'Restaurant/MenuPdfLink': {
    kind: 'action',
    never: {
      'long text': 'It has two labels.',
      disabled: 'NotAvailable is its disabled state.',
    },
  },
  'Restaurant/MenuTabs': { kind: 'collection', never: { 'long text': textOfCards } },

  'Rooms/AmenityList': { kind: 'collection' },
  'Rooms/IncludedList': { kind: 'record' },
  'Rooms/RoomBookingBar': { kind: 'shape' },
  'Rooms/RoomBookingSidebar': {
    kind: 'flow',
    never: { error: 'All Form Errors shows each refusal; Taken nights has LostTheRace.' },
  },
  'Rooms/RoomBookingSidebar/Dates': { kind: 'proof' },
  'Rooms/RoomBookingSidebar/Price': { kind: 'proof' },
  'Rooms/RoomBookingSidebar/Taken nights': { kind: 'proof' },
  'Rooms/RoomBookingSidebar/Who books': { kind: 'proof' },
  'Rooms/RoomCard': { kind: 'record' },
  'Rooms/RoomDescription': { kind: 'record' },
  'Rooms/RoomDetailLoading': { kind: 'shape' },
  'Rooms/RoomGallery': { kind: 'shape' },
  'Rooms/RoomGalleryDialog': { kind: 'overlay' },
  'Rooms/RoomGrid': { kind: 'list', never: { 'long text': textOfCards } },
  'Rooms/RoomNotFound': { kind: 'shape' },
  'Rooms/RoomPicture': { kind: 'shape' },
  'Rooms/RoomSearchForm': { kind: 'filters', never: { 'long text': date } },
  'Rooms/RoomSortSelect': { kind: 'filters', never: { 'long text': 'Its words are its own.' } },
  'Rooms/RoomSummary': { kind: 'record' },
  'Rooms/SimilarRooms': { kind: 'collection', never: { 'long text': textOfCards } },
  'Rooms/VideoPlaceholder': { kind: 'shape' },

  'Spa/SpaBookingFlow': {
    kind: 'flow',
    never: {
      invalid: 'Errors shows every message in its place.',
      loading: 'DateTimeStep shows it, where it happens.',
      error: 'DateTimeStep shows it, where it happens.',
    },
  },
  'Spa/SpaBookingFlow/ConfirmStep': { kind: 'shape' },
  'Spa/SpaBookingFlow/DateTimeStep': {
    kind: 'list',
    never: { empty: 'NothingFree says it.', 'long text': date },
  },
  'Spa/SpaBookingFlow/DurationStep': { kind: 'shape' },
  'Spa/SpaBookingFlow/Errors': { kind: 'proof' },
  'Spa/SpaBookingPanel': { kind: 'record' },
  'Spa/SpaFilterPanel': { kind: 'filters' },
  'Spa/SpaServiceCard': { kind: 'record' },
  'Spa/SpaServiceDetail': { kind: 'record' },
  'Spa/SpaServiceGrid': { kind: 'list', never: { 'long text': textOfCards } },
};
