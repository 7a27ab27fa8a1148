interface Group {
  /** What to find in it. */
  holds: string;
  /** The page to begin with. */
  first: string;
}

const docs = (id: string) => `/docs/${id}--docs`;

/** Every group of the sidebar, in its order. */
export const groups = {
  Foundations: { holds: 'Colour, type, space, motion, icons.', first: docs('foundations-colour') },
  Actions: { holds: 'Buttons, and links that look like them.', first: docs('actions-button') },
  Forms: { holds: 'Fields, date pickers, their errors.', first: docs('forms-field') },
  Feedback: { holds: 'Badges, notices; loading, empty, failed.', first: docs('feedback-badge') },
  Media: { holds: 'Pictures, a carousel, initials.', first: docs('media-picture') },
  Navigation: { holds: 'Header, footer, tabs, page numbers.', first: docs('navigation-header') },
  Overlays: { holds: 'Dialog, menu, sheet.', first: docs('overlays-dialog') },
  Layout: { holds: 'Columns, grids, titles, prices.', first: docs('layout-grid') },
  Content: { holds: 'Figures, voices of guests, galleries.', first: docs('content-statistics') },
  Rooms: { holds: 'Search, cards, details, booking.', first: docs('rooms-roomcard') },
  Spa: { holds: 'Treatments, and how to book one.', first: docs('spa-spaservicecard') },
  Events: { holds: 'What is on, and tickets for it.', first: docs('events-eventcard') },
  Halls: { holds: 'Rooms for meetings and feasts.', first: docs('halls-hallcard') },
  Restaurant: { holds: 'The menu, dishes, hours.', first: docs('restaurant-menuitemcard') },
  News: { holds: 'Articles and their list.', first: docs('news-article') },
  Contact: { holds: 'Ways to reach the hotel.', first: docs('contact-contactcards') },
  Newsletter: { holds: 'Letters to guests.', first: docs('newsletter-newsletterform') },
  Account: { holds: 'Signing in, the profile.', first: docs('account-loginform') },
  Payments: {
    holds: 'Choosing how to pay, and coming back.',
    first: docs('payments-paymentreturn'),
  },
  Bookings: { holds: 'Looking at bookings, cancelling.', first: docs('bookings-bookinglist') },
  Pages: { holds: 'Whole pages; loading and failed too.', first: '/story/pages-home--default' },
  Matrix: { holds: 'All variants beside each other.', first: '/story/matrix-badge--tones' },
} satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;
