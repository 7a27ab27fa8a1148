/** A line of `packages/domain/src` that a proof must notice: the file, what is there, what is put in its place. */
export type Mutant = readonly [file: string, text: string, change: string];

const checkIn = "if (!form.checkInDate) return 'rooms.check-in-required';";
const checkOut = "if (!form.checkOutDate) return 'rooms.check-out-required';";
const today = '{ label: t.today, stay: { checkIn: today, checkOut: today } },';
const tomorrow = '{ label: t.tomorrow, stay: { checkIn: tomorrow, checkOut: tomorrow } },';

/** What the specification fixes: constants, texts, orders and bounds. */
export const mutants: readonly Mutant[] = [
  ['account/password-rules.ts', 'SHORTEST_LOGIN_PASSWORD = 6', 'SHORTEST_LOGIN_PASSWORD = 5'],
  ['account/password-rules.ts', 'SHORTEST_PASSWORD = 8', 'SHORTEST_PASSWORD = 7'],
  ['account/account-rules.texts.ts', "'Passwords do not match'", "'Passwords differ'"],
  ['account/phone.ts', "excludedCountries = ['IL']", "excludedCountries = ['IS']"],
  ['account/phone.ts', '{2,17}', '{3,17}'],
  ['account/user.ts', 'WELCOME_EMAIL_LENGTH = 25', 'WELCOME_EMAIL_LENGTH = 26'],
  [
    'account/account-rules.texts.ts',
    "'You must agree to the terms and conditions'",
    "'Please agree'",
  ],
  [
    'account/login.ts',
    'email: knownEmailRule(t), ',
    'rememberMe: v.boolean(), email: knownEmailRule(t), ',
  ],
  ['bookings/booking-stats.ts', "status === 'confirmed' || status === 'paid'", "status === 'paid'"],
  ['bookings/booking-view.ts', 'DEFAULT_STAY_DAYS = 3', 'DEFAULT_STAY_DAYS = 2'],
  ['bookings/filter-bookings.ts', "'guestName',\n  'totalPrice',", "'totalPrice',\n  'guestName',"],
  ['bookings/guest-order.ts', "['ahead', 'past', 'gone']", "['past', 'ahead', 'gone']"],
  ['bookings/order-description.ts', "SEPARATOR = ' | '", "SEPARATOR = ' / '"],
  ['bookings/service-number.ts', 'FIRST = 100', 'FIRST = 99'],
  ['bookings/service-number.ts', 'LAST = 599', 'LAST = 600'],
  ['content/countdown.ts', 'COUNTDOWN_DAYS = 30', 'COUNTDOWN_DAYS = 29'],
  [
    'content/content-messages.texts.ts',
    "'Failed to fetch rooms content'",
    "'Failed to fetch room content'",
  ],
  ['events/event.ts', 'EVENTS_PAGE_SIZE = 6', 'EVENTS_PAGE_SIZE = 5'],
  ['events/event.ts', 'EVENT_DESCRIPTION_LENGTH = 120', 'EVENT_DESCRIPTION_LENGTH = 100'],
  ['events/event.ts', 'EVENT_OPTIONS_SHOWN = 2', 'EVENT_OPTIONS_SHOWN = 3'],
  ['events/event.ts', 'event.active && event.publishWebsite', 'event.active'],
  ['events/ticket-wizard.ts', 'LAST_TICKET_STEP = 6', 'LAST_TICKET_STEP = 5'],
  ['halls/hall.ts', 'HALL_AMENITY_TAGS = 4', 'HALL_AMENITY_TAGS = 5'],
  ['halls/hall-facts.texts.ts', "perHour: 'Per hour'", "perHour: 'An hour'"],
  ['restaurant/opening-hours.ts', "'06:00 am - 22:30 pm'", "'06:00 am - 10:30 pm'"],
  ['restaurant/restaurant-about.ts', '!page?.headChef || !page.cuisineType', '!page?.headChef'],
  ['rooms/book-room.ts', 'PAYMENT_DIALOG_DELAY_MS = 1000', 'PAYMENT_DIALOG_DELAY_MS = 2000'],
  ['rooms/book-room.ts', `${checkIn}\n  ${checkOut}`, `${checkOut}\n  ${checkIn}`],
  ['rooms/date-range.ts', `${today}\n    ${tomorrow}`, `${tomorrow}\n    ${today}`],
  ['rooms/date-range.ts', "SEPARATOR = ' - '", "SEPARATOR = ' to '"],
  ['rooms/discount.ts', 'discount?.active && discount.publishWebsite', 'discount?.active'],
  ['rooms/rooms-fetch.texts.ts', "'Failed to fetch rooms'", "'Failed to load rooms'"],
  ['rooms/room-defaults.ts', 'DEFAULT_CAPACITY = 2', 'DEFAULT_CAPACITY = 3'],
  ['rooms/room-defaults.ts', "DEFAULT_CHECK_IN_TIME = '14:00'", "DEFAULT_CHECK_IN_TIME = '15:00'"],
  ['rooms/room-defaults.texts.ts', "fixedSize: '44m2'", "fixedSize: '44 m²'"],
  ['rooms/room-defaults.ts', 'MAX_GUESTS = 10', 'MAX_GUESTS = 9'],
  ['rooms/room-defaults.ts', 'ROOMS_PAGE_SIZE = 6', 'ROOMS_PAGE_SIZE = 8'],
  ['rooms/room-defaults.ts', 'FEATURED_ROOMS = 6', 'FEATURED_ROOMS = 5'],
  ['rooms/room-defaults.ts', 'SIMILAR_ROOMS = 3', 'SIMILAR_ROOMS = 4'],
  ['rooms/room-defaults.ts', 'GALLERY_LOOPS_FROM = 3', 'GALLERY_LOOPS_FROM = 2'],
  ['settings/site-settings.ts', 'pageLoaderMs: 2500', 'pageLoaderMs: 2000'],
  ['spa/spa-slots.ts', "FIRST_SLOT = '09:00'", "FIRST_SLOT = '09:30'"],
  ['spa/spa-slots.ts', "LAST_SLOT = '19:30'", "LAST_SLOT = '20:00'"],
  ['spa/spa-slots.ts', 'SLOT_MINUTES = 30', 'SLOT_MINUTES = 15'],
  ['spa/treatment.ts', 'DEFAULT_DURATION_MINUTES = 60', 'DEFAULT_DURATION_MINUTES = 30'],
  ['spa/treatment.ts', 'DEFAULT_FROM_PRICE = 100', 'DEFAULT_FROM_PRICE = 0'],
  ['spa/treatment.ts', 'SPA_PAGE_SIZE = 6', 'SPA_PAGE_SIZE = 8'],
  ['spa/treatment.ts', 'TREATMENT_DESCRIPTION_LENGTH = 100', 'TREATMENT_DESCRIPTION_LENGTH = 120'],
];
