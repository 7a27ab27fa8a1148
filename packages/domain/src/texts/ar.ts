import { override } from '../words/index.js';
import { texts as bookingTerms } from '../bookings/booking-terms.texts.js';
import { texts as bookingTermsArabic } from '../bookings/booking-terms.texts.ar.js';
import { texts as hotelTime } from '../calendar/hotel-time.texts.js';
import { texts as hotelTimeArabic } from '../calendar/hotel-time.texts.ar.js';
import { texts as checkTicketGuest } from '../events/check-ticket-guest.texts.js';
import { texts as checkTicketGuestArabic } from '../events/check-ticket-guest.texts.ar.js';
import { texts as eventFacts } from '../events/event-facts.texts.js';
import { texts as eventFactsArabic } from '../events/event-facts.texts.ar.js';
import { texts as eventsMessages } from '../events/events-messages.texts.js';
import { texts as eventsMessagesArabic } from '../events/events-messages.texts.ar.js';
import { texts as quoteTickets } from '../events/quote-tickets.texts.js';
import { texts as quoteTicketsArabic } from '../events/quote-tickets.texts.ar.js';
import { texts as ticketSale } from '../events/ticket-sale.texts.js';
import { texts as ticketSaleArabic } from '../events/ticket-sale.texts.ar.js';
import { texts as ticketSteps } from '../events/ticket-steps.texts.js';
import { texts as ticketStepsArabic } from '../events/ticket-steps.texts.ar.js';
import { texts as dateRange } from '../rooms/date-range.texts.js';
import { texts as dateRangeArabic } from '../rooms/date-range.texts.ar.js';
import { texts as discount } from '../rooms/discount.texts.js';
import { texts as discountArabic } from '../rooms/discount.texts.ar.js';
import { texts as searchRooms } from '../rooms/search-rooms.texts.js';
import { texts as searchRoomsArabic } from '../rooms/search-rooms.texts.ar.js';
import { texts as sortRooms } from '../rooms/sort-rooms.texts.js';
import { texts as sortRoomsArabic } from '../rooms/sort-rooms.texts.ar.js';
import { texts as name } from '../text/name.texts.js';
import { texts as nameArabic } from '../text/name.texts.ar.js';

/** The words of the rules in Arabic. */
export const arabicOverrides = [
  override(bookingTerms, bookingTermsArabic),
  override(hotelTime, hotelTimeArabic),
  override(checkTicketGuest, checkTicketGuestArabic),
  override(eventFacts, eventFactsArabic),
  override(eventsMessages, eventsMessagesArabic),
  override(quoteTickets, quoteTicketsArabic),
  override(ticketSale, ticketSaleArabic),
  override(ticketSteps, ticketStepsArabic),
  override(dateRange, dateRangeArabic),
  override(discount, discountArabic),
  override(searchRooms, searchRoomsArabic),
  override(sortRooms, sortRoomsArabic),
  override(name, nameArabic),
];
