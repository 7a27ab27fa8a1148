import { override, textPack } from '@vestibule/domain/words';
import { arabicOverrides } from '@vestibule/ui/texts/ar';
import { texts as contentNotice } from '../app/ContentNotice.texts.js';
import { texts as contentNoticeArabic } from '../app/ContentNotice.texts.ar.js';
import { texts as lateDialog } from '../app/late-dialog.texts.js';
import { texts as lateDialogArabic } from '../app/late-dialog.texts.ar.js';
import { texts as useTrail } from '../app/use-trail.texts.js';
import { texts as useTrailArabic } from '../app/use-trail.texts.ar.js';
import { texts as routeError } from '../layout/RouteError.texts.js';
import { texts as routeErrorArabic } from '../layout/RouteError.texts.ar.js';
import { texts as siteFooter } from '../layout/SiteFooter.texts.js';
import { texts as siteFooterArabic } from '../layout/SiteFooter.texts.ar.js';
import { texts as dangerSection } from '../routes/account/DangerSection.texts.js';
import { texts as dangerSectionArabic } from '../routes/account/DangerSection.texts.ar.js';
import { texts as editSection } from '../routes/account/EditSection.texts.js';
import { texts as editSectionArabic } from '../routes/account/EditSection.texts.ar.js';
import { texts as passwordSection } from '../routes/account/PasswordSection.texts.js';
import { texts as passwordSectionArabic } from '../routes/account/PasswordSection.texts.ar.js';
import { texts as preferencesSection } from '../routes/account/PreferencesSection.texts.js';
import { texts as preferencesSectionArabic } from '../routes/account/PreferencesSection.texts.ar.js';
import { texts as forgotPassword } from '../routes/account/forgot-password.texts.js';
import { texts as forgotPasswordArabic } from '../routes/account/forgot-password.texts.ar.js';
import { texts as login } from '../routes/account/login.texts.js';
import { texts as loginArabic } from '../routes/account/login.texts.ar.js';
import { texts as profile } from '../routes/account/profile.texts.js';
import { texts as profileArabic } from '../routes/account/profile.texts.ar.js';
import { texts as resetPassword } from '../routes/account/reset-password.texts.js';
import { texts as resetPasswordArabic } from '../routes/account/reset-password.texts.ar.js';
import { texts as signup } from '../routes/account/signup.texts.js';
import { texts as signupArabic } from '../routes/account/signup.texts.ar.js';
import { texts as useProfileStats } from '../routes/account/use-profile-stats.texts.js';
import { texts as useProfileStatsArabic } from '../routes/account/use-profile-stats.texts.ar.js';
import { texts as verifyEmail } from '../routes/account/verify-email.texts.js';
import { texts as verifyEmailArabic } from '../routes/account/verify-email.texts.ar.js';
import { texts as unpaidBookings } from '../routes/bookings/UnpaidBookings.texts.js';
import { texts as unpaidBookingsArabic } from '../routes/bookings/UnpaidBookings.texts.ar.js';
import { texts as bookingManagement } from '../routes/bookings/booking-management.texts.js';
import { texts as bookingManagementArabic } from '../routes/bookings/booking-management.texts.ar.js';
import { texts as contact } from '../routes/contact/contact.texts.js';
import { texts as contactArabic } from '../routes/contact/contact.texts.ar.js';
import { texts as legalPage } from '../routes/content/LegalPage.texts.js';
import { texts as legalPageArabic } from '../routes/content/LegalPage.texts.ar.js';
import { texts as about } from '../routes/content/about.texts.js';
import { texts as aboutArabic } from '../routes/content/about.texts.ar.js';
import { texts as comingSoon } from '../routes/content/coming-soon.texts.js';
import { texts as comingSoonArabic } from '../routes/content/coming-soon.texts.ar.js';
import { texts as privacy } from '../routes/content/privacy.texts.js';
import { texts as privacyArabic } from '../routes/content/privacy.texts.ar.js';
import { texts as terms } from '../routes/content/terms.texts.js';
import { texts as termsArabic } from '../routes/content/terms.texts.ar.js';
import { texts as eventFailure } from '../routes/events/EventFailure.texts.js';
import { texts as eventFailureArabic } from '../routes/events/EventFailure.texts.ar.js';
import { texts as eventList } from '../routes/events/EventList.texts.js';
import { texts as eventListArabic } from '../routes/events/EventList.texts.ar.js';
import { texts as event } from '../routes/events/event.texts.js';
import { texts as eventArabic } from '../routes/events/event.texts.ar.js';
import { texts as hallFailure } from '../routes/halls/HallFailure.texts.js';
import { texts as hallFailureArabic } from '../routes/halls/HallFailure.texts.ar.js';
import { texts as hall } from '../routes/halls/hall.texts.js';
import { texts as hallArabic } from '../routes/halls/hall.texts.ar.js';
import { texts as meetingHall } from '../routes/halls/meeting-hall.texts.js';
import { texts as meetingHallArabic } from '../routes/halls/meeting-hall.texts.ar.js';
import { texts as homeErrors } from '../routes/home/HomeErrors.texts.js';
import { texts as homeErrorsArabic } from '../routes/home/HomeErrors.texts.ar.js';
import { texts as homeSections } from '../routes/home/HomeSections.texts.js';
import { texts as homeSectionsArabic } from '../routes/home/HomeSections.texts.ar.js';
import { texts as blogSingle } from '../routes/news/blog-single.texts.js';
import { texts as blogSingleArabic } from '../routes/news/blog-single.texts.ar.js';
import { texts as blog } from '../routes/news/blog.texts.js';
import { texts as blogArabic } from '../routes/news/blog.texts.ar.js';
import { texts as newsletter } from '../routes/newsletter/newsletter.texts.js';
import { texts as newsletterArabic } from '../routes/newsletter/newsletter.texts.ar.js';
import { texts as notFound } from '../routes/not-found.texts.js';
import { texts as notFoundArabic } from '../routes/not-found.texts.ar.js';
import { texts as paymentAnswer } from '../routes/payments/PaymentAnswer.texts.js';
import { texts as paymentAnswerArabic } from '../routes/payments/PaymentAnswer.texts.ar.js';
import { texts as paymentOutcomePage } from '../routes/payments/PaymentOutcomePage.texts.js';
import { texts as paymentOutcomePageArabic } from '../routes/payments/PaymentOutcomePage.texts.ar.js';
import { texts as paymentPending } from '../routes/payments/PaymentPending.texts.js';
import { texts as paymentPendingArabic } from '../routes/payments/PaymentPending.texts.ar.js';
import { texts as signedOutPayment } from '../routes/payments/SignedOutPayment.texts.js';
import { texts as signedOutPaymentArabic } from '../routes/payments/SignedOutPayment.texts.ar.js';
import { texts as paymentReturn } from '../routes/payments/payment-return.texts.js';
import { texts as paymentReturnArabic } from '../routes/payments/payment-return.texts.ar.js';
import { texts as restaurantAbout } from '../routes/restaurant/RestaurantAbout.texts.js';
import { texts as restaurantAboutArabic } from '../routes/restaurant/RestaurantAbout.texts.ar.js';
import { texts as restaurant } from '../routes/restaurant/restaurant.texts.js';
import { texts as restaurantArabic } from '../routes/restaurant/restaurant.texts.ar.js';
import { texts as roomArticle } from '../routes/rooms/RoomArticle.texts.js';
import { texts as roomArticleArabic } from '../routes/rooms/RoomArticle.texts.ar.js';
import { texts as roomDetails } from '../routes/rooms/RoomDetails.texts.js';
import { texts as roomDetailsArabic } from '../routes/rooms/RoomDetails.texts.ar.js';
import { texts as roomsPlaceholder } from '../routes/rooms/RoomsPlaceholder.texts.js';
import { texts as roomsPlaceholderArabic } from '../routes/rooms/RoomsPlaceholder.texts.ar.js';
import { texts as sampleRoomPage } from '../routes/rooms/SampleRoomPage.texts.js';
import { texts as sampleRoomPageArabic } from '../routes/rooms/SampleRoomPage.texts.ar.js';
import { texts as rooms } from '../routes/rooms/rooms.texts.js';
import { texts as roomsArabic } from '../routes/rooms/rooms.texts.ar.js';
import { texts as treatmentArticle } from '../routes/spa/TreatmentArticle.texts.js';
import { texts as treatmentArticleArabic } from '../routes/spa/TreatmentArticle.texts.ar.js';
import { texts as treatmentFailure } from '../routes/spa/TreatmentFailure.texts.js';
import { texts as treatmentFailureArabic } from '../routes/spa/TreatmentFailure.texts.ar.js';
import { texts as treatmentList } from '../routes/spa/TreatmentList.texts.js';
import { texts as treatmentListArabic } from '../routes/spa/TreatmentList.texts.ar.js';
import { texts as spaService } from '../routes/spa/spa-service.texts.js';
import { texts as spaServiceArabic } from '../routes/spa/spa-service.texts.ar.js';

/** Every word of the site in Arabic, for the `texts` of the provider. */
export const arabicPack = textPack(
  ...arabicOverrides,
  override(contentNotice, contentNoticeArabic),
  override(lateDialog, lateDialogArabic),
  override(useTrail, useTrailArabic),
  override(routeError, routeErrorArabic),
  override(siteFooter, siteFooterArabic),
  override(dangerSection, dangerSectionArabic),
  override(editSection, editSectionArabic),
  override(passwordSection, passwordSectionArabic),
  override(preferencesSection, preferencesSectionArabic),
  override(forgotPassword, forgotPasswordArabic),
  override(login, loginArabic),
  override(profile, profileArabic),
  override(resetPassword, resetPasswordArabic),
  override(signup, signupArabic),
  override(useProfileStats, useProfileStatsArabic),
  override(verifyEmail, verifyEmailArabic),
  override(unpaidBookings, unpaidBookingsArabic),
  override(bookingManagement, bookingManagementArabic),
  override(contact, contactArabic),
  override(legalPage, legalPageArabic),
  override(about, aboutArabic),
  override(comingSoon, comingSoonArabic),
  override(privacy, privacyArabic),
  override(terms, termsArabic),
  override(eventFailure, eventFailureArabic),
  override(eventList, eventListArabic),
  override(event, eventArabic),
  override(hallFailure, hallFailureArabic),
  override(hall, hallArabic),
  override(meetingHall, meetingHallArabic),
  override(homeErrors, homeErrorsArabic),
  override(homeSections, homeSectionsArabic),
  override(blogSingle, blogSingleArabic),
  override(blog, blogArabic),
  override(newsletter, newsletterArabic),
  override(notFound, notFoundArabic),
  override(paymentAnswer, paymentAnswerArabic),
  override(paymentOutcomePage, paymentOutcomePageArabic),
  override(paymentPending, paymentPendingArabic),
  override(signedOutPayment, signedOutPaymentArabic),
  override(paymentReturn, paymentReturnArabic),
  override(restaurantAbout, restaurantAboutArabic),
  override(restaurant, restaurantArabic),
  override(roomArticle, roomArticleArabic),
  override(roomDetails, roomDetailsArabic),
  override(roomsPlaceholder, roomsPlaceholderArabic),
  override(sampleRoomPage, sampleRoomPageArabic),
  override(rooms, roomsArabic),
  override(treatmentArticle, treatmentArticleArabic),
  override(treatmentFailure, treatmentFailureArabic),
  override(treatmentList, treatmentListArabic),
  override(spaService, spaServiceArabic),
);
