import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('bookingFilters', {
  filterBookings: 'Filter bookings',
  search: 'Search',
  bookingOrService: 'Booking or service',
  filters: 'Filters',
  status: 'Status',
  allStatuses: 'All statuses',
  date: 'Date',
  allDates: 'All dates',
  sortBy: 'Sort by',
  upcomingFirst: 'Upcoming first',
});
