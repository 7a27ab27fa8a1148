import type { Override } from '../words/index.js';
import { texts as accountMessages } from '../account/account-messages.texts.ar.js';
import { texts as accountNotices } from '../account/account-notices.texts.ar.js';
import { texts as accountRules } from '../account/account-rules.texts.ar.js';
import { texts as phoneQuestion } from '../account/phone-question.texts.ar.js';
import { texts as preferences } from '../account/preferences.texts.ar.js';
import { texts as bookedLine } from '../bookings/booked-line.texts.ar.js';
import { texts as bookingButton } from '../bookings/booking-button.texts.ar.js';
import { texts as bookingFacts } from '../bookings/booking-facts.texts.ar.js';
import { texts as bookingTerms } from '../bookings/booking-terms.texts.ar.js';
import { texts as bookingType } from '../bookings/booking-type.texts.ar.js';
import { texts as bookingView } from '../bookings/booking-view.texts.ar.js';
import { texts as bookingWhen } from '../bookings/booking-when.texts.ar.js';
import { texts as bookingsMessages } from '../bookings/bookings-messages.texts.ar.js';
import { texts as contactEmail } from '../bookings/contact-email.texts.ar.js';
import { texts as filterBookings } from '../bookings/filter-bookings.texts.ar.js';
import { texts as heldLimits } from '../bookings/held-limits.texts.ar.js';
import { texts as holdTerm } from '../bookings/hold-term.texts.ar.js';
import { texts as myBookings } from '../bookings/my-bookings.texts.ar.js';
import { texts as whatIsLeft } from '../bookings/what-is-left.texts.ar.js';
import { texts as day } from '../calendar/day.texts.ar.js';
import { texts as hotelTime } from '../calendar/hotel-time.texts.ar.js';
import { texts as contactMessage } from '../contact/contact-message.texts.ar.js';
import { texts as surroundings } from '../contact/surroundings.texts.ar.js';
import { texts as aboutStatics } from '../content/about-statics.texts.ar.js';
import { texts as contentMessages } from '../content/content-messages.texts.ar.js';
import { texts as extraServices } from '../content/extra-services.texts.ar.js';
import { texts as fallbackPages } from '../content/fallback-pages.texts.ar.js';
import { texts as sampleRooms } from '../content/sample-rooms.texts.ar.js';
import { texts as checkTicketGuest } from '../events/check-ticket-guest.texts.ar.js';
import { texts as eventFacts } from '../events/event-facts.texts.ar.js';
import { texts as eventsMessages } from '../events/events-messages.texts.ar.js';
import { texts as ticketSale } from '../events/ticket-sale.texts.ar.js';
import { texts as ticketSteps } from '../events/ticket-steps.texts.ar.js';
import { texts as hallEventTypes } from '../halls/hall-event-types.texts.ar.js';
import { texts as hallFacts } from '../halls/hall-facts.texts.ar.js';
import { texts as hallRequestOutcome } from '../halls/hall-request-outcome.texts.ar.js';
import { texts as hallRequestRecord } from '../halls/hall-request-record.texts.ar.js';
import { texts as hallsIntro } from '../halls/halls-intro.texts.ar.js';
import { texts as hallsMessages } from '../halls/halls-messages.texts.ar.js';
import { texts as requestHall } from '../halls/request-hall.texts.ar.js';
import { texts as articles } from '../news/articles.texts.ar.js';
import { texts as newsCategories } from '../news/news-categories.texts.ar.js';
import { texts as subscription } from '../newsletter/subscription.texts.ar.js';
import { texts as cancelledBooking } from '../payments/cancelled-booking.texts.ar.js';
import { texts as cardCharge } from '../payments/card-charge.texts.ar.js';
import { texts as outcomeToast } from '../payments/outcome-toast.texts.ar.js';
import { texts as paymentMethod } from '../payments/payment-method.texts.ar.js';
import { texts as paymentOutcome } from '../payments/payment-outcome.texts.ar.js';
import { texts as paymentsMessages } from '../payments/payments-messages.texts.ar.js';
import { texts as failure } from '../problem/failure.texts.ar.js';
import { texts as requestMessages } from '../problem/request-messages.texts.ar.js';
import { texts as ruleMessage } from '../problem/rule-message.texts.ar.js';
import { texts as waitMessage } from '../problem/wait-message.texts.ar.js';
import { texts as fromTheKitchen } from '../restaurant/from-the-kitchen.texts.ar.js';
import { texts as menuItem } from '../restaurant/menu-item.texts.ar.js';
import { texts as openingHours } from '../restaurant/opening-hours.texts.ar.js';
import { texts as restaurantMessages } from '../restaurant/restaurant-messages.texts.ar.js';
import { texts as dateRange } from '../rooms/date-range.texts.ar.js';
import { texts as discount } from '../rooms/discount.texts.ar.js';
import { texts as roomDefaults } from '../rooms/room-defaults.texts.ar.js';
import { texts as roomsFetch } from '../rooms/rooms-fetch.texts.ar.js';
import { texts as roomsMessages } from '../rooms/rooms-messages.texts.ar.js';
import { texts as searchRooms } from '../rooms/search-rooms.texts.ar.js';
import { texts as sortRooms } from '../rooms/sort-rooms.texts.ar.js';
import { texts as settingsMessages } from '../settings/settings-messages.texts.ar.js';
import { texts as filterTreatments } from '../spa/filter-treatments.texts.ar.js';
import { texts as spaMessages } from '../spa/spa-messages.texts.ar.js';
import { texts as spaSteps } from '../spa/spa-steps.texts.ar.js';
import { texts as treatmentFacts } from '../spa/treatment-facts.texts.ar.js';
import { texts as name } from '../text/name.texts.ar.js';

/** The words of the rules in Arabic. */
export const arabicOverrides: readonly Override[] = [
  { of: 'accountMessages', words: accountMessages },
  { of: 'accountNotices', words: accountNotices },
  { of: 'accountRules', words: accountRules },
  { of: 'phoneQuestion', words: phoneQuestion },
  { of: 'preferences', words: preferences },
  { of: 'bookedLine', words: bookedLine },
  { of: 'bookingButton', words: bookingButton },
  { of: 'bookingFacts', words: bookingFacts },
  { of: 'bookingTerms', words: bookingTerms },
  { of: 'bookingType', words: bookingType },
  { of: 'bookingView', words: bookingView },
  { of: 'bookingWhen', words: bookingWhen },
  { of: 'bookingsMessages', words: bookingsMessages },
  { of: 'contactEmail', words: contactEmail },
  { of: 'filterBookings', words: filterBookings },
  { of: 'heldLimits', words: heldLimits },
  { of: 'holdTerm', words: holdTerm },
  { of: 'myBookings', words: myBookings },
  { of: 'whatIsLeft', words: whatIsLeft },
  { of: 'day', words: day },
  { of: 'hotelTime', words: hotelTime },
  { of: 'contactMessage', words: contactMessage },
  { of: 'surroundings', words: surroundings },
  { of: 'aboutStatics', words: aboutStatics },
  { of: 'contentMessages', words: contentMessages },
  { of: 'extraServices', words: extraServices },
  { of: 'fallbackPages', words: fallbackPages },
  { of: 'sampleRooms', words: sampleRooms },
  { of: 'checkTicketGuest', words: checkTicketGuest },
  { of: 'eventFacts', words: eventFacts },
  { of: 'eventsMessages', words: eventsMessages },
  { of: 'ticketSale', words: ticketSale },
  { of: 'ticketSteps', words: ticketSteps },
  { of: 'hallEventTypes', words: hallEventTypes },
  { of: 'hallFacts', words: hallFacts },
  { of: 'hallRequestOutcome', words: hallRequestOutcome },
  { of: 'hallRequestRecord', words: hallRequestRecord },
  { of: 'hallsIntro', words: hallsIntro },
  { of: 'hallsMessages', words: hallsMessages },
  { of: 'requestHall', words: requestHall },
  { of: 'articles', words: articles },
  { of: 'newsCategories', words: newsCategories },
  { of: 'subscription', words: subscription },
  { of: 'cancelledBooking', words: cancelledBooking },
  { of: 'cardCharge', words: cardCharge },
  { of: 'outcomeToast', words: outcomeToast },
  { of: 'paymentMethod', words: paymentMethod },
  { of: 'paymentOutcome', words: paymentOutcome },
  { of: 'paymentsMessages', words: paymentsMessages },
  { of: 'failure', words: failure },
  { of: 'requestMessages', words: requestMessages },
  { of: 'ruleMessage', words: ruleMessage },
  { of: 'waitMessage', words: waitMessage },
  { of: 'fromTheKitchen', words: fromTheKitchen },
  { of: 'menuItem', words: menuItem },
  { of: 'openingHours', words: openingHours },
  { of: 'restaurantMessages', words: restaurantMessages },
  { of: 'dateRange', words: dateRange },
  { of: 'discount', words: discount },
  { of: 'roomDefaults', words: roomDefaults },
  { of: 'roomsFetch', words: roomsFetch },
  { of: 'roomsMessages', words: roomsMessages },
  { of: 'searchRooms', words: searchRooms },
  { of: 'sortRooms', words: sortRooms },
  { of: 'settingsMessages', words: settingsMessages },
  { of: 'filterTreatments', words: filterTreatments },
  { of: 'spaMessages', words: spaMessages },
  { of: 'spaSteps', words: spaSteps },
  { of: 'treatmentFacts', words: treatmentFacts },
  { of: 'name', words: name },
];
