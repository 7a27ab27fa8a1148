import { override } from '../words/index.js';
import { texts as accountMessages } from '../account/account-messages.texts.js';
import { texts as accountMessagesArabic } from '../account/account-messages.texts.ar.js';
import { texts as accountNotices } from '../account/account-notices.texts.js';
import { texts as accountNoticesArabic } from '../account/account-notices.texts.ar.js';
import { texts as accountRules } from '../account/account-rules.texts.js';
import { texts as accountRulesArabic } from '../account/account-rules.texts.ar.js';
import { texts as phoneQuestion } from '../account/phone-question.texts.js';
import { texts as phoneQuestionArabic } from '../account/phone-question.texts.ar.js';
import { texts as preferences } from '../account/preferences.texts.js';
import { texts as preferencesArabic } from '../account/preferences.texts.ar.js';
import { texts as bookedLine } from '../bookings/booked-line.texts.js';
import { texts as bookedLineArabic } from '../bookings/booked-line.texts.ar.js';
import { texts as bookingButton } from '../bookings/booking-button.texts.js';
import { texts as bookingButtonArabic } from '../bookings/booking-button.texts.ar.js';
import { texts as bookingFacts } from '../bookings/booking-facts.texts.js';
import { texts as bookingFactsArabic } from '../bookings/booking-facts.texts.ar.js';
import { texts as bookingTerms } from '../bookings/booking-terms.texts.js';
import { texts as bookingTermsArabic } from '../bookings/booking-terms.texts.ar.js';
import { texts as bookingType } from '../bookings/booking-type.texts.js';
import { texts as bookingTypeArabic } from '../bookings/booking-type.texts.ar.js';
import { texts as bookingView } from '../bookings/booking-view.texts.js';
import { texts as bookingViewArabic } from '../bookings/booking-view.texts.ar.js';
import { texts as bookingWhen } from '../bookings/booking-when.texts.js';
import { texts as bookingWhenArabic } from '../bookings/booking-when.texts.ar.js';
import { texts as bookingsMessages } from '../bookings/bookings-messages.texts.js';
import { texts as bookingsMessagesArabic } from '../bookings/bookings-messages.texts.ar.js';
import { texts as contactEmail } from '../bookings/contact-email.texts.js';
import { texts as contactEmailArabic } from '../bookings/contact-email.texts.ar.js';
import { texts as filterBookings } from '../bookings/filter-bookings.texts.js';
import { texts as filterBookingsArabic } from '../bookings/filter-bookings.texts.ar.js';
import { texts as heldLimits } from '../bookings/held-limits.texts.js';
import { texts as heldLimitsArabic } from '../bookings/held-limits.texts.ar.js';
import { texts as holdTerm } from '../bookings/hold-term.texts.js';
import { texts as holdTermArabic } from '../bookings/hold-term.texts.ar.js';
import { texts as myBookings } from '../bookings/my-bookings.texts.js';
import { texts as myBookingsArabic } from '../bookings/my-bookings.texts.ar.js';
import { texts as whatIsLeft } from '../bookings/what-is-left.texts.js';
import { texts as whatIsLeftArabic } from '../bookings/what-is-left.texts.ar.js';
import { texts as day } from '../calendar/day.texts.js';
import { texts as dayArabic } from '../calendar/day.texts.ar.js';
import { texts as hotelTime } from '../calendar/hotel-time.texts.js';
import { texts as hotelTimeArabic } from '../calendar/hotel-time.texts.ar.js';
import { texts as contactMessage } from '../contact/contact-message.texts.js';
import { texts as contactMessageArabic } from '../contact/contact-message.texts.ar.js';
import { texts as surroundings } from '../contact/surroundings.texts.js';
import { texts as surroundingsArabic } from '../contact/surroundings.texts.ar.js';
import { texts as aboutStatics } from '../content/about-statics.texts.js';
import { texts as aboutStaticsArabic } from '../content/about-statics.texts.ar.js';
import { texts as contentMessages } from '../content/content-messages.texts.js';
import { texts as contentMessagesArabic } from '../content/content-messages.texts.ar.js';
import { texts as extraServices } from '../content/extra-services.texts.js';
import { texts as extraServicesArabic } from '../content/extra-services.texts.ar.js';
import { texts as sampleRooms } from '../content/sample-rooms.texts.js';
import { texts as sampleRoomsArabic } from '../content/sample-rooms.texts.ar.js';
import { texts as checkTicketGuest } from '../events/check-ticket-guest.texts.js';
import { texts as checkTicketGuestArabic } from '../events/check-ticket-guest.texts.ar.js';
import { texts as eventFacts } from '../events/event-facts.texts.js';
import { texts as eventFactsArabic } from '../events/event-facts.texts.ar.js';
import { texts as eventsMessages } from '../events/events-messages.texts.js';
import { texts as eventsMessagesArabic } from '../events/events-messages.texts.ar.js';
import { texts as ticketSale } from '../events/ticket-sale.texts.js';
import { texts as ticketSaleArabic } from '../events/ticket-sale.texts.ar.js';
import { texts as ticketSteps } from '../events/ticket-steps.texts.js';
import { texts as ticketStepsArabic } from '../events/ticket-steps.texts.ar.js';
import { texts as hallEventTypes } from '../halls/hall-event-types.texts.js';
import { texts as hallEventTypesArabic } from '../halls/hall-event-types.texts.ar.js';
import { texts as hallFacts } from '../halls/hall-facts.texts.js';
import { texts as hallFactsArabic } from '../halls/hall-facts.texts.ar.js';
import { texts as hallRequestOutcome } from '../halls/hall-request-outcome.texts.js';
import { texts as hallRequestOutcomeArabic } from '../halls/hall-request-outcome.texts.ar.js';
import { texts as hallRequestRecord } from '../halls/hall-request-record.texts.js';
import { texts as hallRequestRecordArabic } from '../halls/hall-request-record.texts.ar.js';
import { texts as hallsIntro } from '../halls/halls-intro.texts.js';
import { texts as hallsIntroArabic } from '../halls/halls-intro.texts.ar.js';
import { texts as hallsMessages } from '../halls/halls-messages.texts.js';
import { texts as hallsMessagesArabic } from '../halls/halls-messages.texts.ar.js';
import { texts as requestHall } from '../halls/request-hall.texts.js';
import { texts as requestHallArabic } from '../halls/request-hall.texts.ar.js';
import { texts as articles } from '../news/articles.texts.js';
import { texts as articlesArabic } from '../news/articles.texts.ar.js';
import { texts as newsCategories } from '../news/news-categories.texts.js';
import { texts as newsCategoriesArabic } from '../news/news-categories.texts.ar.js';
import { texts as subscription } from '../newsletter/subscription.texts.js';
import { texts as subscriptionArabic } from '../newsletter/subscription.texts.ar.js';
import { texts as cancelledBooking } from '../payments/cancelled-booking.texts.js';
import { texts as cancelledBookingArabic } from '../payments/cancelled-booking.texts.ar.js';
import { texts as cardCharge } from '../payments/card-charge.texts.js';
import { texts as cardChargeArabic } from '../payments/card-charge.texts.ar.js';
import { texts as outcomeToast } from '../payments/outcome-toast.texts.js';
import { texts as outcomeToastArabic } from '../payments/outcome-toast.texts.ar.js';
import { texts as paymentMethod } from '../payments/payment-method.texts.js';
import { texts as paymentMethodArabic } from '../payments/payment-method.texts.ar.js';
import { texts as paymentOutcome } from '../payments/payment-outcome.texts.js';
import { texts as paymentOutcomeArabic } from '../payments/payment-outcome.texts.ar.js';
import { texts as paymentsMessages } from '../payments/payments-messages.texts.js';
import { texts as paymentsMessagesArabic } from '../payments/payments-messages.texts.ar.js';
import { texts as failure } from '../problem/failure.texts.js';
import { texts as failureArabic } from '../problem/failure.texts.ar.js';
import { texts as requestMessages } from '../problem/request-messages.texts.js';
import { texts as requestMessagesArabic } from '../problem/request-messages.texts.ar.js';
import { texts as ruleMessage } from '../problem/rule-message.texts.js';
import { texts as ruleMessageArabic } from '../problem/rule-message.texts.ar.js';
import { texts as waitMessage } from '../problem/wait-message.texts.js';
import { texts as waitMessageArabic } from '../problem/wait-message.texts.ar.js';
import { texts as fromTheKitchen } from '../restaurant/from-the-kitchen.texts.js';
import { texts as fromTheKitchenArabic } from '../restaurant/from-the-kitchen.texts.ar.js';
import { texts as menuItem } from '../restaurant/menu-item.texts.js';
import { texts as menuItemArabic } from '../restaurant/menu-item.texts.ar.js';
import { texts as openingHours } from '../restaurant/opening-hours.texts.js';
import { texts as openingHoursArabic } from '../restaurant/opening-hours.texts.ar.js';
import { texts as restaurantMessages } from '../restaurant/restaurant-messages.texts.js';
import { texts as restaurantMessagesArabic } from '../restaurant/restaurant-messages.texts.ar.js';
import { texts as dateRange } from '../rooms/date-range.texts.js';
import { texts as dateRangeArabic } from '../rooms/date-range.texts.ar.js';
import { texts as discount } from '../rooms/discount.texts.js';
import { texts as discountArabic } from '../rooms/discount.texts.ar.js';
import { texts as roomDefaults } from '../rooms/room-defaults.texts.js';
import { texts as roomDefaultsArabic } from '../rooms/room-defaults.texts.ar.js';
import { texts as roomsFetch } from '../rooms/rooms-fetch.texts.js';
import { texts as roomsFetchArabic } from '../rooms/rooms-fetch.texts.ar.js';
import { texts as roomsMessages } from '../rooms/rooms-messages.texts.js';
import { texts as roomsMessagesArabic } from '../rooms/rooms-messages.texts.ar.js';
import { texts as searchRooms } from '../rooms/search-rooms.texts.js';
import { texts as searchRoomsArabic } from '../rooms/search-rooms.texts.ar.js';
import { texts as sortRooms } from '../rooms/sort-rooms.texts.js';
import { texts as sortRoomsArabic } from '../rooms/sort-rooms.texts.ar.js';
import { texts as settingsMessages } from '../settings/settings-messages.texts.js';
import { texts as settingsMessagesArabic } from '../settings/settings-messages.texts.ar.js';
import { texts as filterTreatments } from '../spa/filter-treatments.texts.js';
import { texts as filterTreatmentsArabic } from '../spa/filter-treatments.texts.ar.js';
import { texts as spaMessages } from '../spa/spa-messages.texts.js';
import { texts as spaMessagesArabic } from '../spa/spa-messages.texts.ar.js';
import { texts as spaSteps } from '../spa/spa-steps.texts.js';
import { texts as spaStepsArabic } from '../spa/spa-steps.texts.ar.js';
import { texts as treatmentFacts } from '../spa/treatment-facts.texts.js';
import { texts as treatmentFactsArabic } from '../spa/treatment-facts.texts.ar.js';
import { texts as name } from '../text/name.texts.js';
import { texts as nameArabic } from '../text/name.texts.ar.js';

/** The words of the rules in Arabic. */
export const arabicOverrides = [
  override(accountMessages, accountMessagesArabic),
  override(accountNotices, accountNoticesArabic),
  override(accountRules, accountRulesArabic),
  override(phoneQuestion, phoneQuestionArabic),
  override(preferences, preferencesArabic),
  override(bookedLine, bookedLineArabic),
  override(bookingButton, bookingButtonArabic),
  override(bookingFacts, bookingFactsArabic),
  override(bookingTerms, bookingTermsArabic),
  override(bookingType, bookingTypeArabic),
  override(bookingView, bookingViewArabic),
  override(bookingWhen, bookingWhenArabic),
  override(bookingsMessages, bookingsMessagesArabic),
  override(contactEmail, contactEmailArabic),
  override(filterBookings, filterBookingsArabic),
  override(heldLimits, heldLimitsArabic),
  override(holdTerm, holdTermArabic),
  override(myBookings, myBookingsArabic),
  override(whatIsLeft, whatIsLeftArabic),
  override(day, dayArabic),
  override(hotelTime, hotelTimeArabic),
  override(contactMessage, contactMessageArabic),
  override(surroundings, surroundingsArabic),
  override(aboutStatics, aboutStaticsArabic),
  override(contentMessages, contentMessagesArabic),
  override(extraServices, extraServicesArabic),
  override(sampleRooms, sampleRoomsArabic),
  override(checkTicketGuest, checkTicketGuestArabic),
  override(eventFacts, eventFactsArabic),
  override(eventsMessages, eventsMessagesArabic),
  override(ticketSale, ticketSaleArabic),
  override(ticketSteps, ticketStepsArabic),
  override(hallEventTypes, hallEventTypesArabic),
  override(hallFacts, hallFactsArabic),
  override(hallRequestOutcome, hallRequestOutcomeArabic),
  override(hallRequestRecord, hallRequestRecordArabic),
  override(hallsIntro, hallsIntroArabic),
  override(hallsMessages, hallsMessagesArabic),
  override(requestHall, requestHallArabic),
  override(articles, articlesArabic),
  override(newsCategories, newsCategoriesArabic),
  override(subscription, subscriptionArabic),
  override(cancelledBooking, cancelledBookingArabic),
  override(cardCharge, cardChargeArabic),
  override(outcomeToast, outcomeToastArabic),
  override(paymentMethod, paymentMethodArabic),
  override(paymentOutcome, paymentOutcomeArabic),
  override(paymentsMessages, paymentsMessagesArabic),
  override(failure, failureArabic),
  override(requestMessages, requestMessagesArabic),
  override(ruleMessage, ruleMessageArabic),
  override(waitMessage, waitMessageArabic),
  override(fromTheKitchen, fromTheKitchenArabic),
  override(menuItem, menuItemArabic),
  override(openingHours, openingHoursArabic),
  override(restaurantMessages, restaurantMessagesArabic),
  override(dateRange, dateRangeArabic),
  override(discount, discountArabic),
  override(roomDefaults, roomDefaultsArabic),
  override(roomsFetch, roomsFetchArabic),
  override(roomsMessages, roomsMessagesArabic),
  override(searchRooms, searchRoomsArabic),
  override(sortRooms, sortRoomsArabic),
  override(settingsMessages, settingsMessagesArabic),
  override(filterTreatments, filterTreatmentsArabic),
  override(spaMessages, spaMessagesArabic),
  override(spaSteps, spaStepsArabic),
  override(treatmentFacts, treatmentFactsArabic),
  override(name, nameArabic),
];
