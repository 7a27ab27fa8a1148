import { arabicOverrides as rules } from '@vestibule/domain/texts/ar';
import type { Override } from '@vestibule/domain/words';
import { textPack } from '@vestibule/domain/words';
import { texts as accountDangerZone } from '../account/AccountDangerZone/AccountDangerZone.texts.ar.js';
import { texts as changePasswordForm } from '../account/ChangePasswordForm/ChangePasswordForm.texts.ar.js';
import { texts as forgotPasswordForm } from '../account/ForgotPasswordForm/ForgotPasswordForm.texts.ar.js';
import { texts as loginForm } from '../account/LoginForm/LoginForm.texts.ar.js';
import { texts as preferencesForm } from '../account/PreferencesForm/PreferencesForm.texts.ar.js';
import { texts as profileDetails } from '../account/ProfileDetails/ProfileDetails.texts.ar.js';
import { texts as profileForm } from '../account/ProfileForm/ProfileForm.texts.ar.js';
import { texts as profileSummary } from '../account/ProfileSummary/ProfileSummary.texts.ar.js';
import { texts as resetPasswordForm } from '../account/ResetPasswordForm/ResetPasswordForm.texts.ar.js';
import { texts as signupForm } from '../account/SignupForm/SignupForm.texts.ar.js';
import { texts as verifyEmail } from '../account/VerifyEmail/VerifyEmail.texts.ar.js';
import { texts as waitingEmail } from '../account/WaitingEmail/WaitingEmail.texts.ar.js';
import { texts as bookingDetailsDialog } from '../bookings/BookingDetailsDialog/BookingDetailsDialog.texts.ar.js';
import { texts as bookingFilters } from '../bookings/BookingFilters/BookingFilters.texts.ar.js';
import { texts as bookingList } from '../bookings/BookingList/BookingList.texts.ar.js';
import { texts as bookingStats } from '../bookings/BookingStats/BookingStats.texts.ar.js';
import { texts as bookingTable } from '../bookings/BookingTable/BookingTable.texts.ar.js';
import { texts as cancelBookingDialog } from '../bookings/CancelBookingDialog/CancelBookingDialog.texts.ar.js';
import { texts as noBookings } from '../bookings/NoBookings/NoBookings.texts.ar.js';
import { texts as shortId } from '../bookings/ShortId/ShortId.texts.ar.js';
import { texts as statusBadge } from '../bookings/StatusBadge/StatusBadge.texts.ar.js';
import { texts as unpaidBookingNotice } from '../bookings/UnpaidBookingNotice/UnpaidBookingNotice.texts.ar.js';
import { texts as areaMap } from '../contact/AreaMap/AreaMap.texts.ar.js';
import { texts as contactCards } from '../contact/ContactCards/ContactCards.texts.ar.js';
import { texts as contactForm } from '../contact/ContactForm/ContactForm.texts.ar.js';
import { texts as messageForm } from '../contact/MessageForm/MessageForm.texts.ar.js';
import { texts as countdown } from '../content/Countdown/Countdown.texts.ar.js';
import { texts as popularRooms } from '../content/PopularRooms/PopularRooms.texts.ar.js';
import { texts as sampleRoom } from '../content/SampleRoom/SampleRoom.texts.ar.js';
import { texts as subscribeForm } from '../content/SubscribeForm/SubscribeForm.texts.ar.js';
import { texts as teamGrid } from '../content/TeamGrid/TeamGrid.texts.ar.js';
import { texts as welcome } from '../content/Welcome/Welcome.texts.ar.js';
import { texts as eventCard } from '../events/EventCard/EventCard.texts.ar.js';
import { texts as eventDetail } from '../events/EventDetail/EventDetail.texts.ar.js';
import { texts as eventGrid } from '../events/EventGrid/EventGrid.texts.ar.js';
import { texts as eventOptions } from '../events/EventOptions/EventOptions.texts.ar.js';
import { texts as infoStep } from '../events/InfoStep/InfoStep.texts.ar.js';
import { texts as optionsStep } from '../events/OptionsStep/OptionsStep.texts.ar.js';
import { texts as paymentStep } from '../events/PaymentStep/PaymentStep.texts.ar.js';
import { texts as summaryStep } from '../events/SummaryStep/SummaryStep.texts.ar.js';
import { texts as ticketDialog } from '../events/TicketDialog/TicketDialog.texts.ar.js';
import { texts as ticketProgress } from '../events/TicketProgress/TicketProgress.texts.ar.js';
import { texts as ticketsStep } from '../events/TicketsStep/TicketsStep.texts.ar.js';
import { texts as errorBlock } from '../feedback/ErrorBlock/ErrorBlock.texts.ar.js';
import { texts as loading } from '../feedback/Loading/Loading.texts.ar.js';
import { texts as pageLoader } from '../feedback/PageLoader/PageLoader.texts.ar.js';
import { texts as toaster } from '../feedback/Toaster/Toaster.texts.ar.js';
import { texts as datePicker } from '../forms/DatePicker/DatePicker.texts.ar.js';
import { texts as dateRangePicker } from '../forms/DateRangePicker/DateRangePicker.texts.ar.js';
import { texts as emailInput } from '../forms/EmailInput/EmailInput.texts.ar.js';
import { texts as errorSummary } from '../forms/ErrorSummary/ErrorSummary.texts.ar.js';
import { texts as field } from '../forms/Field/Field.texts.ar.js';
import { texts as passwordInput } from '../forms/PasswordInput/PasswordInput.texts.ar.js';
import { texts as phoneInput } from '../forms/PhoneInput/PhoneInput.texts.ar.js';
import { texts as stepper } from '../forms/Stepper/Stepper.texts.ar.js';
import { texts as calendar } from '../forms/calendar/calendar.texts.ar.js';
import { texts as hallCard } from '../halls/HallCard/HallCard.texts.ar.js';
import { texts as hallDetail } from '../halls/HallDetail/HallDetail.texts.ar.js';
import { texts as hallGrid } from '../halls/HallGrid/HallGrid.texts.ar.js';
import { texts as hallRequestDialog } from '../halls/HallRequestDialog/HallRequestDialog.texts.ar.js';
import { texts as hallRequestSent } from '../halls/HallRequestSent/HallRequestSent.texts.ar.js';
import { texts as hallRequests } from '../halls/HallRequests/HallRequests.texts.ar.js';
import { texts as price } from '../layout/Price/Price.texts.ar.js';
import { texts as carousel } from '../media/Carousel/Carousel.texts.ar.js';
import { texts as breadcrumbs } from '../navigation/Breadcrumbs/Breadcrumbs.texts.ar.js';
import { texts as footer } from '../navigation/Footer/Footer.texts.ar.js';
import { texts as header } from '../navigation/Header/Header.texts.ar.js';
import { texts as modeSwitch } from '../navigation/ModeSwitch/ModeSwitch.texts.ar.js';
import { texts as pagination } from '../navigation/Pagination/Pagination.texts.ar.js';
import { texts as skipLink } from '../navigation/SkipLink/SkipLink.texts.ar.js';
import { texts as article } from '../news/Article/Article.texts.ar.js';
import { texts as newsList } from '../news/NewsList/NewsList.texts.ar.js';
import { texts as newsSidebar } from '../news/NewsSidebar/NewsSidebar.texts.ar.js';
import { texts as newsletterForm } from '../newsletter/NewsletterForm/NewsletterForm.texts.ar.js';
import { texts as newsletterLink } from '../newsletter/NewsletterLink/NewsletterLink.texts.ar.js';
import { texts as dialog } from '../overlays/Dialog/Dialog.texts.ar.js';
import { texts as paymentMethodDialog } from '../payments/PaymentMethodDialog/PaymentMethodDialog.texts.ar.js';
import { texts as paymentReturn } from '../payments/PaymentReturn/PaymentReturn.texts.ar.js';
import { texts as featuredDishes } from '../restaurant/FeaturedDishes/FeaturedDishes.texts.ar.js';
import { texts as hoursBand } from '../restaurant/HoursBand/HoursBand.texts.ar.js';
import { texts as menuItemCard } from '../restaurant/MenuItemCard/MenuItemCard.texts.ar.js';
import { texts as menuPdfLink } from '../restaurant/MenuPdfLink/MenuPdfLink.texts.ar.js';
import { texts as menuTabs } from '../restaurant/MenuTabs/MenuTabs.texts.ar.js';
import { texts as includedList } from '../rooms/IncludedList/IncludedList.texts.ar.js';
import { texts as roomBookingBar } from '../rooms/RoomBookingBar/RoomBookingBar.texts.ar.js';
import { texts as roomBookingSidebar } from '../rooms/RoomBookingSidebar/RoomBookingSidebar.texts.ar.js';
import { texts as roomCard } from '../rooms/RoomCard/RoomCard.texts.ar.js';
import { texts as roomDetailLoading } from '../rooms/RoomDetailLoading/RoomDetailLoading.texts.ar.js';
import { texts as roomGallery } from '../rooms/RoomGallery/RoomGallery.texts.ar.js';
import { texts as roomGalleryDialog } from '../rooms/RoomGalleryDialog/RoomGalleryDialog.texts.ar.js';
import { texts as roomGrid } from '../rooms/RoomGrid/RoomGrid.texts.ar.js';
import { texts as roomNotFound } from '../rooms/RoomNotFound/RoomNotFound.texts.ar.js';
import { texts as roomSearchForm } from '../rooms/RoomSearchForm/RoomSearchForm.texts.ar.js';
import { texts as roomSortSelect } from '../rooms/RoomSortSelect/RoomSortSelect.texts.ar.js';
import { texts as roomSummary } from '../rooms/RoomSummary/RoomSummary.texts.ar.js';
import { texts as similarRooms } from '../rooms/SimilarRooms/SimilarRooms.texts.ar.js';
import { texts as videoPlaceholder } from '../rooms/VideoPlaceholder/VideoPlaceholder.texts.ar.js';
import { texts as spaBookingFlow } from '../spa/SpaBookingFlow/SpaBookingFlow.texts.ar.js';
import { texts as spaBookingPanel } from '../spa/SpaBookingPanel/SpaBookingPanel.texts.ar.js';
import { texts as spaFilterPanel } from '../spa/SpaFilterPanel/SpaFilterPanel.texts.ar.js';
import { texts as spaServiceCard } from '../spa/SpaServiceCard/SpaServiceCard.texts.ar.js';
import { texts as spaServiceDetail } from '../spa/SpaServiceDetail/SpaServiceDetail.texts.ar.js';
import { texts as spaServiceGrid } from '../spa/SpaServiceGrid/SpaServiceGrid.texts.ar.js';

/** Every word of the library in Arabic, where a hotel adds its own to them. */
export const arabicOverrides: readonly Override[] = [
  ...rules,
  { of: 'accountDangerZone', words: accountDangerZone },
  { of: 'changePasswordForm', words: changePasswordForm },
  { of: 'forgotPasswordForm', words: forgotPasswordForm },
  { of: 'loginForm', words: loginForm },
  { of: 'preferencesForm', words: preferencesForm },
  { of: 'profileDetails', words: profileDetails },
  { of: 'profileForm', words: profileForm },
  { of: 'profileSummary', words: profileSummary },
  { of: 'resetPasswordForm', words: resetPasswordForm },
  { of: 'signupForm', words: signupForm },
  { of: 'verifyEmail', words: verifyEmail },
  { of: 'waitingEmail', words: waitingEmail },
  { of: 'bookingDetailsDialog', words: bookingDetailsDialog },
  { of: 'bookingFilters', words: bookingFilters },
  { of: 'bookingList', words: bookingList },
  { of: 'bookingStats', words: bookingStats },
  { of: 'bookingTable', words: bookingTable },
  { of: 'cancelBookingDialog', words: cancelBookingDialog },
  { of: 'noBookings', words: noBookings },
  { of: 'shortId', words: shortId },
  { of: 'statusBadge', words: statusBadge },
  { of: 'unpaidBookingNotice', words: unpaidBookingNotice },
  { of: 'areaMap', words: areaMap },
  { of: 'contactCards', words: contactCards },
  { of: 'contactForm', words: contactForm },
  { of: 'messageForm', words: messageForm },
  { of: 'countdown', words: countdown },
  { of: 'popularRooms', words: popularRooms },
  { of: 'sampleRoom', words: sampleRoom },
  { of: 'subscribeForm', words: subscribeForm },
  { of: 'teamGrid', words: teamGrid },
  { of: 'welcome', words: welcome },
  { of: 'eventCard', words: eventCard },
  { of: 'eventDetail', words: eventDetail },
  { of: 'eventGrid', words: eventGrid },
  { of: 'eventOptions', words: eventOptions },
  { of: 'infoStep', words: infoStep },
  { of: 'optionsStep', words: optionsStep },
  { of: 'paymentStep', words: paymentStep },
  { of: 'summaryStep', words: summaryStep },
  { of: 'ticketDialog', words: ticketDialog },
  { of: 'ticketProgress', words: ticketProgress },
  { of: 'ticketsStep', words: ticketsStep },
  { of: 'errorBlock', words: errorBlock },
  { of: 'loading', words: loading },
  { of: 'pageLoader', words: pageLoader },
  { of: 'toaster', words: toaster },
  { of: 'datePicker', words: datePicker },
  { of: 'dateRangePicker', words: dateRangePicker },
  { of: 'emailInput', words: emailInput },
  { of: 'errorSummary', words: errorSummary },
  { of: 'field', words: field },
  { of: 'passwordInput', words: passwordInput },
  { of: 'phoneInput', words: phoneInput },
  { of: 'stepper', words: stepper },
  { of: 'calendar', words: calendar },
  { of: 'hallCard', words: hallCard },
  { of: 'hallDetail', words: hallDetail },
  { of: 'hallGrid', words: hallGrid },
  { of: 'hallRequestDialog', words: hallRequestDialog },
  { of: 'hallRequestSent', words: hallRequestSent },
  { of: 'hallRequests', words: hallRequests },
  { of: 'price', words: price },
  { of: 'carousel', words: carousel },
  { of: 'breadcrumbs', words: breadcrumbs },
  { of: 'footer', words: footer },
  { of: 'header', words: header },
  { of: 'modeSwitch', words: modeSwitch },
  { of: 'pagination', words: pagination },
  { of: 'skipLink', words: skipLink },
  { of: 'article', words: article },
  { of: 'newsList', words: newsList },
  { of: 'newsSidebar', words: newsSidebar },
  { of: 'newsletterForm', words: newsletterForm },
  { of: 'newsletterLink', words: newsletterLink },
  { of: 'dialog', words: dialog },
  { of: 'paymentMethodDialog', words: paymentMethodDialog },
  { of: 'paymentReturn', words: paymentReturn },
  { of: 'featuredDishes', words: featuredDishes },
  { of: 'hoursBand', words: hoursBand },
  { of: 'menuItemCard', words: menuItemCard },
  { of: 'menuPdfLink', words: menuPdfLink },
  { of: 'menuTabs', words: menuTabs },
  { of: 'includedList', words: includedList },
  { of: 'roomBookingBar', words: roomBookingBar },
  { of: 'roomBookingSidebar', words: roomBookingSidebar },
  { of: 'roomCard', words: roomCard },
  { of: 'roomDetailLoading', words: roomDetailLoading },
  { of: 'roomGallery', words: roomGallery },
  { of: 'roomGalleryDialog', words: roomGalleryDialog },
  { of: 'roomGrid', words: roomGrid },
  { of: 'roomNotFound', words: roomNotFound },
  { of: 'roomSearchForm', words: roomSearchForm },
  { of: 'roomSortSelect', words: roomSortSelect },
  { of: 'roomSummary', words: roomSummary },
  { of: 'similarRooms', words: similarRooms },
  { of: 'videoPlaceholder', words: videoPlaceholder },
  { of: 'spaBookingFlow', words: spaBookingFlow },
  { of: 'spaBookingPanel', words: spaBookingPanel },
  { of: 'spaFilterPanel', words: spaFilterPanel },
  { of: 'spaServiceCard', words: spaServiceCard },
  { of: 'spaServiceDetail', words: spaServiceDetail },
  { of: 'spaServiceGrid', words: spaServiceGrid },
];

/** Every word of the library in Arabic, for the `texts` of the provider. */
export const arabicPack = textPack(...arabicOverrides);
