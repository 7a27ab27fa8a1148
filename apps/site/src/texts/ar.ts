import { textPack } from '@vestibule/domain/words';
import { arabicOverrides } from '@vestibule/ui/texts/ar';
import { texts as contentNotice } from '../app/ContentNotice.texts.ar.js';
import { texts as linkPreview } from '../app/LinkPreview.texts.ar.js';
import { texts as lateDialog } from '../app/late-dialog.texts.ar.js';
import { texts as passkeyFaults } from '../app/passkey-faults.texts.ar.js';
import { texts as useTrail } from '../app/use-trail.texts.ar.js';
import { texts as routeError } from '../layout/RouteError.texts.ar.js';
import { texts as siteFooter } from '../layout/SiteFooter.texts.ar.js';
import { texts as dangerSection } from '../routes/account/DangerSection.texts.ar.js';
import { texts as editSection } from '../routes/account/EditSection.texts.ar.js';
import { texts as passkeysSection } from '../routes/account/PasskeysSection.texts.ar.js';
import { texts as passwordSection } from '../routes/account/PasswordSection.texts.ar.js';
import { texts as preferencesSection } from '../routes/account/PreferencesSection.texts.ar.js';
import { texts as sessionsSection } from '../routes/account/SessionsSection.texts.ar.js';
import { texts as forgotPassword } from '../routes/account/forgot-password.texts.ar.js';
import { texts as login } from '../routes/account/login.texts.ar.js';
import { texts as profile } from '../routes/account/profile.texts.ar.js';
import { texts as resetPassword } from '../routes/account/reset-password.texts.ar.js';
import { texts as signup } from '../routes/account/signup.texts.ar.js';
import { texts as useProfileStats } from '../routes/account/use-profile-stats.texts.ar.js';
import { texts as verifyEmailPage } from '../routes/account/verify-email-page.texts.ar.js';
import { texts as unpaidBookings } from '../routes/bookings/UnpaidBookings.texts.ar.js';
import { texts as bookingManagement } from '../routes/bookings/booking-management.texts.ar.js';
import { texts as contact } from '../routes/contact/contact.texts.ar.js';
import { texts as about } from '../routes/content/about.texts.ar.js';
import { texts as comingSoon } from '../routes/content/coming-soon.texts.ar.js';
import { texts as galleryPictures } from '../routes/content/gallery-pictures.texts.ar.js';
import { texts as textPage } from '../routes/content/text-page.texts.ar.js';
import { texts as eventFailure } from '../routes/events/EventFailure.texts.ar.js';
import { texts as eventList } from '../routes/events/EventList.texts.ar.js';
import { texts as event } from '../routes/events/event.texts.ar.js';
import { texts as hallFailure } from '../routes/halls/HallFailure.texts.ar.js';
import { texts as hall } from '../routes/halls/hall.texts.ar.js';
import { texts as meetingHall } from '../routes/halls/meeting-hall.texts.ar.js';
import { texts as homeErrors } from '../routes/home/HomeErrors.texts.ar.js';
import { texts as homeSections } from '../routes/home/HomeSections.texts.ar.js';
import { texts as blogSingle } from '../routes/news/blog-single.texts.ar.js';
import { texts as blog } from '../routes/news/blog.texts.ar.js';
import { texts as newsletter } from '../routes/newsletter/newsletter.texts.ar.js';
import { texts as notFound } from '../routes/not-found.texts.ar.js';
import { texts as noPayment } from '../routes/payments/NoPayment.texts.ar.js';
import { texts as paymentOutcomePage } from '../routes/payments/PaymentOutcomePage.texts.ar.js';
import { texts as paymentPending } from '../routes/payments/PaymentPending.texts.ar.js';
import { texts as paymentReturnPage } from '../routes/payments/payment-return-page.texts.ar.js';
import { texts as restaurantAbout } from '../routes/restaurant/RestaurantAbout.texts.ar.js';
import { texts as restaurant } from '../routes/restaurant/restaurant.texts.ar.js';
import { texts as roomArticle } from '../routes/rooms/RoomArticle.texts.ar.js';
import { texts as roomDetails } from '../routes/rooms/RoomDetails.texts.ar.js';
import { texts as roomsPlaceholder } from '../routes/rooms/RoomsPlaceholder.texts.ar.js';
import { texts as sampleRoomPage } from '../routes/rooms/SampleRoomPage.texts.ar.js';
import { texts as roomPictures } from '../routes/rooms/room-pictures.texts.ar.js';
import { texts as rooms } from '../routes/rooms/rooms.texts.ar.js';
import { texts as treatmentArticle } from '../routes/spa/TreatmentArticle.texts.ar.js';
import { texts as treatmentFailure } from '../routes/spa/TreatmentFailure.texts.ar.js';
import { texts as treatmentList } from '../routes/spa/TreatmentList.texts.ar.js';
import { texts as spaService } from '../routes/spa/spa-service.texts.ar.js';

/** Every word of the site in Arabic: the server renders any page. */
export const arabicPack = textPack(
  ...arabicOverrides,
  { of: 'contentNotice', words: contentNotice },
  { of: 'linkPreview', words: linkPreview },
  { of: 'lateDialog', words: lateDialog },
  { of: 'passkeyFaults', words: passkeyFaults },
  { of: 'useTrail', words: useTrail },
  { of: 'routeError', words: routeError },
  { of: 'siteFooter', words: siteFooter },
  { of: 'dangerSection', words: dangerSection },
  { of: 'editSection', words: editSection },
  { of: 'passkeysSection', words: passkeysSection },
  { of: 'passwordSection', words: passwordSection },
  { of: 'preferencesSection', words: preferencesSection },
  { of: 'sessionsSection', words: sessionsSection },
  { of: 'forgotPassword', words: forgotPassword },
  { of: 'login', words: login },
  { of: 'profile', words: profile },
  { of: 'resetPassword', words: resetPassword },
  { of: 'signup', words: signup },
  { of: 'useProfileStats', words: useProfileStats },
  { of: 'verifyEmailPage', words: verifyEmailPage },
  { of: 'unpaidBookings', words: unpaidBookings },
  { of: 'bookingManagement', words: bookingManagement },
  { of: 'contact', words: contact },
  { of: 'about', words: about },
  { of: 'comingSoon', words: comingSoon },
  { of: 'galleryPictures', words: galleryPictures },
  { of: 'textPage', words: textPage },
  { of: 'eventFailure', words: eventFailure },
  { of: 'eventList', words: eventList },
  { of: 'event', words: event },
  { of: 'hallFailure', words: hallFailure },
  { of: 'hall', words: hall },
  { of: 'meetingHall', words: meetingHall },
  { of: 'homeErrors', words: homeErrors },
  { of: 'homeSections', words: homeSections },
  { of: 'blogSingle', words: blogSingle },
  { of: 'blog', words: blog },
  { of: 'newsletter', words: newsletter },
  { of: 'notFound', words: notFound },
  { of: 'noPayment', words: noPayment },
  { of: 'paymentOutcomePage', words: paymentOutcomePage },
  { of: 'paymentPending', words: paymentPending },
  { of: 'paymentReturnPage', words: paymentReturnPage },
  { of: 'restaurantAbout', words: restaurantAbout },
  { of: 'restaurant', words: restaurant },
  { of: 'roomArticle', words: roomArticle },
  { of: 'roomDetails', words: roomDetails },
  { of: 'roomsPlaceholder', words: roomsPlaceholder },
  { of: 'sampleRoomPage', words: sampleRoomPage },
  { of: 'roomPictures', words: roomPictures },
  { of: 'rooms', words: rooms },
  { of: 'treatmentArticle', words: treatmentArticle },
  { of: 'treatmentFailure', words: treatmentFailure },
  { of: 'treatmentList', words: treatmentList },
  { of: 'spaService', words: spaService },
);
