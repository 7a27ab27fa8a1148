/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  getContent: { method: 'GET', path: '/content' },
  getHomePage: { method: 'GET', path: '/content/home' },
  getRoomsPage: { method: 'GET', path: '/content/rooms' },
  getSpaPage: { method: 'GET', path: '/content/spa' },
  getRestaurantPage: { method: 'GET', path: '/content/restaurant' },
  getEventsPage: { method: 'GET', path: '/content/events' },
  getMeetingHallPage: { method: 'GET', path: '/content/meeting-hall' },
  getNavigation: { method: 'GET', path: '/content/navigation' },
  getFooter: { method: 'GET', path: '/content/footer' },
  getAboutPage: { method: 'GET', path: '/content/about' },
  // Named when its pages were the legal ones: the address stays for whoever calls it.
  getTextPage: { method: 'GET', path: '/content/legal/{page}' },
} as const;
