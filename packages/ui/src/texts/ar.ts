import { arabicOverrides as rules } from '@vestibule/domain/texts/ar';
import { override, textPack } from '@vestibule/domain/words';
import { texts as accountDangerZone } from '../account/AccountDangerZone/AccountDangerZone.texts.js';
import { texts as accountDangerZoneArabic } from '../account/AccountDangerZone/AccountDangerZone.texts.ar.js';
import { texts as changePasswordForm } from '../account/ChangePasswordForm/ChangePasswordForm.texts.js';
import { texts as changePasswordFormArabic } from '../account/ChangePasswordForm/ChangePasswordForm.texts.ar.js';
import { texts as forgotPasswordForm } from '../account/ForgotPasswordForm/ForgotPasswordForm.texts.js';
import { texts as forgotPasswordFormArabic } from '../account/ForgotPasswordForm/ForgotPasswordForm.texts.ar.js';
import { texts as loginForm } from '../account/LoginForm/LoginForm.texts.js';
import { texts as loginFormArabic } from '../account/LoginForm/LoginForm.texts.ar.js';
import { texts as preferencesForm } from '../account/PreferencesForm/PreferencesForm.texts.js';
import { texts as preferencesFormArabic } from '../account/PreferencesForm/PreferencesForm.texts.ar.js';
import { texts as profileDetails } from '../account/ProfileDetails/ProfileDetails.texts.js';
import { texts as profileDetailsArabic } from '../account/ProfileDetails/ProfileDetails.texts.ar.js';
import { texts as profileForm } from '../account/ProfileForm/ProfileForm.texts.js';
import { texts as profileFormArabic } from '../account/ProfileForm/ProfileForm.texts.ar.js';
import { texts as profileSummary } from '../account/ProfileSummary/ProfileSummary.texts.js';
import { texts as profileSummaryArabic } from '../account/ProfileSummary/ProfileSummary.texts.ar.js';
import { texts as resetPasswordForm } from '../account/ResetPasswordForm/ResetPasswordForm.texts.js';
import { texts as resetPasswordFormArabic } from '../account/ResetPasswordForm/ResetPasswordForm.texts.ar.js';
import { texts as signupForm } from '../account/SignupForm/SignupForm.texts.js';
import { texts as signupFormArabic } from '../account/SignupForm/SignupForm.texts.ar.js';
import { texts as verifyEmail } from '../account/VerifyEmail/VerifyEmail.texts.js';
import { texts as verifyEmailArabic } from '../account/VerifyEmail/VerifyEmail.texts.ar.js';
import { texts as waitingEmail } from '../account/WaitingEmail/WaitingEmail.texts.js';
import { texts as waitingEmailArabic } from '../account/WaitingEmail/WaitingEmail.texts.ar.js';
import { texts as bookingDetailsDialog } from '../bookings/BookingDetailsDialog/BookingDetailsDialog.texts.js';
import { texts as bookingDetailsDialogArabic } from '../bookings/BookingDetailsDialog/BookingDetailsDialog.texts.ar.js';
import { texts as bookingFilters } from '../bookings/BookingFilters/BookingFilters.texts.js';
import { texts as bookingFiltersArabic } from '../bookings/BookingFilters/BookingFilters.texts.ar.js';
import { texts as bookingList } from '../bookings/BookingList/BookingList.texts.js';
import { texts as bookingListArabic } from '../bookings/BookingList/BookingList.texts.ar.js';
import { texts as bookingStats } from '../bookings/BookingStats/BookingStats.texts.js';
import { texts as bookingStatsArabic } from '../bookings/BookingStats/BookingStats.texts.ar.js';
import { texts as bookingTable } from '../bookings/BookingTable/BookingTable.texts.js';
import { texts as bookingTableArabic } from '../bookings/BookingTable/BookingTable.texts.ar.js';
import { texts as cancelBookingDialog } from '../bookings/CancelBookingDialog/CancelBookingDialog.texts.js';
import { texts as cancelBookingDialogArabic } from '../bookings/CancelBookingDialog/CancelBookingDialog.texts.ar.js';
import { texts as noBookings } from '../bookings/NoBookings/NoBookings.texts.js';
import { texts as noBookingsArabic } from '../bookings/NoBookings/NoBookings.texts.ar.js';
import { texts as shortId } from '../bookings/ShortId/ShortId.texts.js';
import { texts as shortIdArabic } from '../bookings/ShortId/ShortId.texts.ar.js';
import { texts as statusBadge } from '../bookings/StatusBadge/StatusBadge.texts.js';
import { texts as statusBadgeArabic } from '../bookings/StatusBadge/StatusBadge.texts.ar.js';
import { texts as unpaidBookingNotice } from '../bookings/UnpaidBookingNotice/UnpaidBookingNotice.texts.js';
import { texts as unpaidBookingNoticeArabic } from '../bookings/UnpaidBookingNotice/UnpaidBookingNotice.texts.ar.js';
import { texts as areaMap } from '../contact/AreaMap/AreaMap.texts.js';
import { texts as areaMapArabic } from '../contact/AreaMap/AreaMap.texts.ar.js';
import { texts as contactCards } from '../contact/ContactCards/ContactCards.texts.js';
import { texts as contactCardsArabic } from '../contact/ContactCards/ContactCards.texts.ar.js';
import { texts as contactForm } from '../contact/ContactForm/ContactForm.texts.js';
import { texts as contactFormArabic } from '../contact/ContactForm/ContactForm.texts.ar.js';
import { texts as messageForm } from '../contact/MessageForm/MessageForm.texts.js';
import { texts as messageFormArabic } from '../contact/MessageForm/MessageForm.texts.ar.js';
import { texts as countdown } from '../content/Countdown/Countdown.texts.js';
import { texts as countdownArabic } from '../content/Countdown/Countdown.texts.ar.js';
import { texts as popularRooms } from '../content/PopularRooms/PopularRooms.texts.js';
import { texts as popularRoomsArabic } from '../content/PopularRooms/PopularRooms.texts.ar.js';
import { texts as sampleRoom } from '../content/SampleRoom/SampleRoom.texts.js';
import { texts as sampleRoomArabic } from '../content/SampleRoom/SampleRoom.texts.ar.js';
import { texts as subscribeForm } from '../content/SubscribeForm/SubscribeForm.texts.js';
import { texts as subscribeFormArabic } from '../content/SubscribeForm/SubscribeForm.texts.ar.js';
import { texts as teamGrid } from '../content/TeamGrid/TeamGrid.texts.js';
import { texts as teamGridArabic } from '../content/TeamGrid/TeamGrid.texts.ar.js';
import { texts as welcome } from '../content/Welcome/Welcome.texts.js';
import { texts as welcomeArabic } from '../content/Welcome/Welcome.texts.ar.js';
import { texts as eventCard } from '../events/EventCard/EventCard.texts.js';
import { texts as eventCardArabic } from '../events/EventCard/EventCard.texts.ar.js';
import { texts as eventDetail } from '../events/EventDetail/EventDetail.texts.js';
import { texts as eventDetailArabic } from '../events/EventDetail/EventDetail.texts.ar.js';
import { texts as eventGrid } from '../events/EventGrid/EventGrid.texts.js';
import { texts as eventGridArabic } from '../events/EventGrid/EventGrid.texts.ar.js';
import { texts as eventOptions } from '../events/EventOptions/EventOptions.texts.js';
import { texts as eventOptionsArabic } from '../events/EventOptions/EventOptions.texts.ar.js';
import { texts as infoStep } from '../events/InfoStep/InfoStep.texts.js';
import { texts as infoStepArabic } from '../events/InfoStep/InfoStep.texts.ar.js';
import { texts as optionsStep } from '../events/OptionsStep/OptionsStep.texts.js';
import { texts as optionsStepArabic } from '../events/OptionsStep/OptionsStep.texts.ar.js';
import { texts as paymentStep } from '../events/PaymentStep/PaymentStep.texts.js';
import { texts as paymentStepArabic } from '../events/PaymentStep/PaymentStep.texts.ar.js';
import { texts as summaryStep } from '../events/SummaryStep/SummaryStep.texts.js';
import { texts as summaryStepArabic } from '../events/SummaryStep/SummaryStep.texts.ar.js';
import { texts as ticketDialog } from '../events/TicketDialog/TicketDialog.texts.js';
import { texts as ticketDialogArabic } from '../events/TicketDialog/TicketDialog.texts.ar.js';
import { texts as ticketProgress } from '../events/TicketProgress/TicketProgress.texts.js';
import { texts as ticketProgressArabic } from '../events/TicketProgress/TicketProgress.texts.ar.js';
import { texts as ticketsStep } from '../events/TicketsStep/TicketsStep.texts.js';
import { texts as ticketsStepArabic } from '../events/TicketsStep/TicketsStep.texts.ar.js';
import { texts as errorBlock } from '../feedback/ErrorBlock/ErrorBlock.texts.js';
import { texts as errorBlockArabic } from '../feedback/ErrorBlock/ErrorBlock.texts.ar.js';
import { texts as loading } from '../feedback/Loading/Loading.texts.js';
import { texts as loadingArabic } from '../feedback/Loading/Loading.texts.ar.js';
import { texts as pageLoader } from '../feedback/PageLoader/PageLoader.texts.js';
import { texts as pageLoaderArabic } from '../feedback/PageLoader/PageLoader.texts.ar.js';
import { texts as toaster } from '../feedback/Toaster/Toaster.texts.js';
import { texts as toasterArabic } from '../feedback/Toaster/Toaster.texts.ar.js';
import { texts as datePicker } from '../forms/DatePicker/DatePicker.texts.js';
import { texts as datePickerArabic } from '../forms/DatePicker/DatePicker.texts.ar.js';
import { texts as dateRangePicker } from '../forms/DateRangePicker/DateRangePicker.texts.js';
import { texts as dateRangePickerArabic } from '../forms/DateRangePicker/DateRangePicker.texts.ar.js';
import { texts as emailInput } from '../forms/EmailInput/EmailInput.texts.js';
import { texts as emailInputArabic } from '../forms/EmailInput/EmailInput.texts.ar.js';
import { texts as errorSummary } from '../forms/ErrorSummary/ErrorSummary.texts.js';
import { texts as errorSummaryArabic } from '../forms/ErrorSummary/ErrorSummary.texts.ar.js';
import { texts as field } from '../forms/Field/Field.texts.js';
import { texts as fieldArabic } from '../forms/Field/Field.texts.ar.js';
import { texts as passwordInput } from '../forms/PasswordInput/PasswordInput.texts.js';
import { texts as passwordInputArabic } from '../forms/PasswordInput/PasswordInput.texts.ar.js';
import { texts as phoneInput } from '../forms/PhoneInput/PhoneInput.texts.js';
import { texts as phoneInputArabic } from '../forms/PhoneInput/PhoneInput.texts.ar.js';
import { texts as stepper } from '../forms/Stepper/Stepper.texts.js';
import { texts as stepperArabic } from '../forms/Stepper/Stepper.texts.ar.js';
import { texts as calendar } from '../forms/calendar/calendar.texts.js';
import { texts as calendarArabic } from '../forms/calendar/calendar.texts.ar.js';
import { texts as hallCard } from '../halls/HallCard/HallCard.texts.js';
import { texts as hallCardArabic } from '../halls/HallCard/HallCard.texts.ar.js';
import { texts as hallDetail } from '../halls/HallDetail/HallDetail.texts.js';
import { texts as hallDetailArabic } from '../halls/HallDetail/HallDetail.texts.ar.js';
import { texts as hallGrid } from '../halls/HallGrid/HallGrid.texts.js';
import { texts as hallGridArabic } from '../halls/HallGrid/HallGrid.texts.ar.js';
import { texts as hallRequestDialog } from '../halls/HallRequestDialog/HallRequestDialog.texts.js';
import { texts as hallRequestDialogArabic } from '../halls/HallRequestDialog/HallRequestDialog.texts.ar.js';
import { texts as hallRequestSent } from '../halls/HallRequestSent/HallRequestSent.texts.js';
import { texts as hallRequestSentArabic } from '../halls/HallRequestSent/HallRequestSent.texts.ar.js';
import { texts as hallRequests } from '../halls/HallRequests/HallRequests.texts.js';
import { texts as hallRequestsArabic } from '../halls/HallRequests/HallRequests.texts.ar.js';
import { texts as price } from '../layout/Price/Price.texts.js';
import { texts as priceArabic } from '../layout/Price/Price.texts.ar.js';
import { texts as carousel } from '../media/Carousel/Carousel.texts.js';
import { texts as carouselArabic } from '../media/Carousel/Carousel.texts.ar.js';
import { texts as breadcrumbs } from '../navigation/Breadcrumbs/Breadcrumbs.texts.js';
import { texts as breadcrumbsArabic } from '../navigation/Breadcrumbs/Breadcrumbs.texts.ar.js';
import { texts as footer } from '../navigation/Footer/Footer.texts.js';
import { texts as footerArabic } from '../navigation/Footer/Footer.texts.ar.js';
import { texts as header } from '../navigation/Header/Header.texts.js';
import { texts as headerArabic } from '../navigation/Header/Header.texts.ar.js';
import { texts as pagination } from '../navigation/Pagination/Pagination.texts.js';
import { texts as paginationArabic } from '../navigation/Pagination/Pagination.texts.ar.js';
import { texts as skipLink } from '../navigation/SkipLink/SkipLink.texts.js';
import { texts as skipLinkArabic } from '../navigation/SkipLink/SkipLink.texts.ar.js';
import { texts as article } from '../news/Article/Article.texts.js';
import { texts as articleArabic } from '../news/Article/Article.texts.ar.js';
import { texts as newsList } from '../news/NewsList/NewsList.texts.js';
import { texts as newsListArabic } from '../news/NewsList/NewsList.texts.ar.js';
import { texts as newsSidebar } from '../news/NewsSidebar/NewsSidebar.texts.js';
import { texts as newsSidebarArabic } from '../news/NewsSidebar/NewsSidebar.texts.ar.js';
import { texts as newsletterForm } from '../newsletter/NewsletterForm/NewsletterForm.texts.js';
import { texts as newsletterFormArabic } from '../newsletter/NewsletterForm/NewsletterForm.texts.ar.js';
import { texts as newsletterLink } from '../newsletter/NewsletterLink/NewsletterLink.texts.js';
import { texts as newsletterLinkArabic } from '../newsletter/NewsletterLink/NewsletterLink.texts.ar.js';
import { texts as dialog } from '../overlays/Dialog/Dialog.texts.js';
import { texts as dialogArabic } from '../overlays/Dialog/Dialog.texts.ar.js';
import { texts as paymentMethodDialog } from '../payments/PaymentMethodDialog/PaymentMethodDialog.texts.js';
import { texts as paymentMethodDialogArabic } from '../payments/PaymentMethodDialog/PaymentMethodDialog.texts.ar.js';
import { texts as paymentReturn } from '../payments/PaymentReturn/PaymentReturn.texts.js';
import { texts as paymentReturnArabic } from '../payments/PaymentReturn/PaymentReturn.texts.ar.js';
import { texts as featuredDishes } from '../restaurant/FeaturedDishes/FeaturedDishes.texts.js';
import { texts as featuredDishesArabic } from '../restaurant/FeaturedDishes/FeaturedDishes.texts.ar.js';
import { texts as hoursBand } from '../restaurant/HoursBand/HoursBand.texts.js';
import { texts as hoursBandArabic } from '../restaurant/HoursBand/HoursBand.texts.ar.js';
import { texts as menuItemCard } from '../restaurant/MenuItemCard/MenuItemCard.texts.js';
import { texts as menuItemCardArabic } from '../restaurant/MenuItemCard/MenuItemCard.texts.ar.js';
import { texts as menuPdfLink } from '../restaurant/MenuPdfLink/MenuPdfLink.texts.js';
import { texts as menuPdfLinkArabic } from '../restaurant/MenuPdfLink/MenuPdfLink.texts.ar.js';
import { texts as menuTabs } from '../restaurant/MenuTabs/MenuTabs.texts.js';
import { texts as menuTabsArabic } from '../restaurant/MenuTabs/MenuTabs.texts.ar.js';
import { texts as includedList } from '../rooms/IncludedList/IncludedList.texts.js';
import { texts as includedListArabic } from '../rooms/IncludedList/IncludedList.texts.ar.js';
import { texts as roomBookingBar } from '../rooms/RoomBookingBar/RoomBookingBar.texts.js';
import { texts as roomBookingBarArabic } from '../rooms/RoomBookingBar/RoomBookingBar.texts.ar.js';
import { texts as roomBookingSidebar } from '../rooms/RoomBookingSidebar/RoomBookingSidebar.texts.js';
import { texts as roomBookingSidebarArabic } from '../rooms/RoomBookingSidebar/RoomBookingSidebar.texts.ar.js';
import { texts as roomCard } from '../rooms/RoomCard/RoomCard.texts.js';
import { texts as roomCardArabic } from '../rooms/RoomCard/RoomCard.texts.ar.js';
import { texts as roomDetailLoading } from '../rooms/RoomDetailLoading/RoomDetailLoading.texts.js';
import { texts as roomDetailLoadingArabic } from '../rooms/RoomDetailLoading/RoomDetailLoading.texts.ar.js';
import { texts as roomGallery } from '../rooms/RoomGallery/RoomGallery.texts.js';
import { texts as roomGalleryArabic } from '../rooms/RoomGallery/RoomGallery.texts.ar.js';
import { texts as roomGalleryDialog } from '../rooms/RoomGalleryDialog/RoomGalleryDialog.texts.js';
import { texts as roomGalleryDialogArabic } from '../rooms/RoomGalleryDialog/RoomGalleryDialog.texts.ar.js';
import { texts as roomGrid } from '../rooms/RoomGrid/RoomGrid.texts.js';
import { texts as roomGridArabic } from '../rooms/RoomGrid/RoomGrid.texts.ar.js';
import { texts as roomNotFound } from '../rooms/RoomNotFound/RoomNotFound.texts.js';
import { texts as roomNotFoundArabic } from '../rooms/RoomNotFound/RoomNotFound.texts.ar.js';
import { texts as roomSearchForm } from '../rooms/RoomSearchForm/RoomSearchForm.texts.js';
import { texts as roomSearchFormArabic } from '../rooms/RoomSearchForm/RoomSearchForm.texts.ar.js';
import { texts as roomSortSelect } from '../rooms/RoomSortSelect/RoomSortSelect.texts.js';
import { texts as roomSortSelectArabic } from '../rooms/RoomSortSelect/RoomSortSelect.texts.ar.js';
import { texts as roomSummary } from '../rooms/RoomSummary/RoomSummary.texts.js';
import { texts as roomSummaryArabic } from '../rooms/RoomSummary/RoomSummary.texts.ar.js';
import { texts as similarRooms } from '../rooms/SimilarRooms/SimilarRooms.texts.js';
import { texts as similarRoomsArabic } from '../rooms/SimilarRooms/SimilarRooms.texts.ar.js';
import { texts as videoPlaceholder } from '../rooms/VideoPlaceholder/VideoPlaceholder.texts.js';
import { texts as videoPlaceholderArabic } from '../rooms/VideoPlaceholder/VideoPlaceholder.texts.ar.js';
import { texts as spaBookingFlow } from '../spa/SpaBookingFlow/SpaBookingFlow.texts.js';
import { texts as spaBookingFlowArabic } from '../spa/SpaBookingFlow/SpaBookingFlow.texts.ar.js';
import { texts as spaBookingPanel } from '../spa/SpaBookingPanel/SpaBookingPanel.texts.js';
import { texts as spaBookingPanelArabic } from '../spa/SpaBookingPanel/SpaBookingPanel.texts.ar.js';
import { texts as spaFilterPanel } from '../spa/SpaFilterPanel/SpaFilterPanel.texts.js';
import { texts as spaFilterPanelArabic } from '../spa/SpaFilterPanel/SpaFilterPanel.texts.ar.js';
import { texts as spaServiceCard } from '../spa/SpaServiceCard/SpaServiceCard.texts.js';
import { texts as spaServiceCardArabic } from '../spa/SpaServiceCard/SpaServiceCard.texts.ar.js';
import { texts as spaServiceDetail } from '../spa/SpaServiceDetail/SpaServiceDetail.texts.js';
import { texts as spaServiceDetailArabic } from '../spa/SpaServiceDetail/SpaServiceDetail.texts.ar.js';
import { texts as spaServiceGrid } from '../spa/SpaServiceGrid/SpaServiceGrid.texts.js';
import { texts as spaServiceGridArabic } from '../spa/SpaServiceGrid/SpaServiceGrid.texts.ar.js';

/** Every word of the library in Arabic, where a hotel adds its own to them. */
export const arabicOverrides = [
  ...rules,
  override(accountDangerZone, accountDangerZoneArabic),
  override(changePasswordForm, changePasswordFormArabic),
  override(forgotPasswordForm, forgotPasswordFormArabic),
  override(loginForm, loginFormArabic),
  override(preferencesForm, preferencesFormArabic),
  override(profileDetails, profileDetailsArabic),
  override(profileForm, profileFormArabic),
  override(profileSummary, profileSummaryArabic),
  override(resetPasswordForm, resetPasswordFormArabic),
  override(signupForm, signupFormArabic),
  override(verifyEmail, verifyEmailArabic),
  override(waitingEmail, waitingEmailArabic),
  override(bookingDetailsDialog, bookingDetailsDialogArabic),
  override(bookingFilters, bookingFiltersArabic),
  override(bookingList, bookingListArabic),
  override(bookingStats, bookingStatsArabic),
  override(bookingTable, bookingTableArabic),
  override(cancelBookingDialog, cancelBookingDialogArabic),
  override(noBookings, noBookingsArabic),
  override(shortId, shortIdArabic),
  override(statusBadge, statusBadgeArabic),
  override(unpaidBookingNotice, unpaidBookingNoticeArabic),
  override(areaMap, areaMapArabic),
  override(contactCards, contactCardsArabic),
  override(contactForm, contactFormArabic),
  override(messageForm, messageFormArabic),
  override(countdown, countdownArabic),
  override(popularRooms, popularRoomsArabic),
  override(sampleRoom, sampleRoomArabic),
  override(subscribeForm, subscribeFormArabic),
  override(teamGrid, teamGridArabic),
  override(welcome, welcomeArabic),
  override(eventCard, eventCardArabic),
  override(eventDetail, eventDetailArabic),
  override(eventGrid, eventGridArabic),
  override(eventOptions, eventOptionsArabic),
  override(infoStep, infoStepArabic),
  override(optionsStep, optionsStepArabic),
  override(paymentStep, paymentStepArabic),
  override(summaryStep, summaryStepArabic),
  override(ticketDialog, ticketDialogArabic),
  override(ticketProgress, ticketProgressArabic),
  override(ticketsStep, ticketsStepArabic),
  override(errorBlock, errorBlockArabic),
  override(loading, loadingArabic),
  override(pageLoader, pageLoaderArabic),
  override(toaster, toasterArabic),
  override(datePicker, datePickerArabic),
  override(dateRangePicker, dateRangePickerArabic),
  override(emailInput, emailInputArabic),
  override(errorSummary, errorSummaryArabic),
  override(field, fieldArabic),
  override(passwordInput, passwordInputArabic),
  override(phoneInput, phoneInputArabic),
  override(stepper, stepperArabic),
  override(calendar, calendarArabic),
  override(hallCard, hallCardArabic),
  override(hallDetail, hallDetailArabic),
  override(hallGrid, hallGridArabic),
  override(hallRequestDialog, hallRequestDialogArabic),
  override(hallRequestSent, hallRequestSentArabic),
  override(hallRequests, hallRequestsArabic),
  override(price, priceArabic),
  override(carousel, carouselArabic),
  override(breadcrumbs, breadcrumbsArabic),
  override(footer, footerArabic),
  override(header, headerArabic),
  override(pagination, paginationArabic),
  override(skipLink, skipLinkArabic),
  override(article, articleArabic),
  override(newsList, newsListArabic),
  override(newsSidebar, newsSidebarArabic),
  override(newsletterForm, newsletterFormArabic),
  override(newsletterLink, newsletterLinkArabic),
  override(dialog, dialogArabic),
  override(paymentMethodDialog, paymentMethodDialogArabic),
  override(paymentReturn, paymentReturnArabic),
  override(featuredDishes, featuredDishesArabic),
  override(hoursBand, hoursBandArabic),
  override(menuItemCard, menuItemCardArabic),
  override(menuPdfLink, menuPdfLinkArabic),
  override(menuTabs, menuTabsArabic),
  override(includedList, includedListArabic),
  override(roomBookingBar, roomBookingBarArabic),
  override(roomBookingSidebar, roomBookingSidebarArabic),
  override(roomCard, roomCardArabic),
  override(roomDetailLoading, roomDetailLoadingArabic),
  override(roomGallery, roomGalleryArabic),
  override(roomGalleryDialog, roomGalleryDialogArabic),
  override(roomGrid, roomGridArabic),
  override(roomNotFound, roomNotFoundArabic),
  override(roomSearchForm, roomSearchFormArabic),
  override(roomSortSelect, roomSortSelectArabic),
  override(roomSummary, roomSummaryArabic),
  override(similarRooms, similarRoomsArabic),
  override(videoPlaceholder, videoPlaceholderArabic),
  override(spaBookingFlow, spaBookingFlowArabic),
  override(spaBookingPanel, spaBookingPanelArabic),
  override(spaFilterPanel, spaFilterPanelArabic),
  override(spaServiceCard, spaServiceCardArabic),
  override(spaServiceDetail, spaServiceDetailArabic),
  override(spaServiceGrid, spaServiceGridArabic),
];

/** Every word of the library in Arabic, for the `texts` of the provider. */
export const arabicPack = textPack(...arabicOverrides);
