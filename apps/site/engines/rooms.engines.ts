import { accountLinksTexts } from '@vestibule/domain/account';
import { bookingTypeTexts } from '@vestibule/domain/bookings';
import {
  outcomeToastTexts,
  paymentOutcomeTexts,
  paymentsMessages,
} from '@vestibule/domain/payments';
import {
  calendarTexts,
  dateRangePickerTexts,
  paymentMethodDialogTexts,
  roomBookingBarTexts,
  roomBookingSidebarTexts,
  roomCardTexts,
  roomSearchFormTexts,
  statusBadgeTexts,
  stepperTexts,
} from '@vestibule/ui/texts';
import { registerGuest, signIn } from './support/guest.ts';
import { hasMail } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { lineOf } from './support/patterns.ts';
import { todayIn } from './support/today.ts';

journey(
  'a room is searched for by dates and guests, booked, and paid by card',
  async (page, journey) => {
    const { textsOf, language } = journey;
    const { chooseDates } = textsOf(dateRangePickerTexts);
    const { searchRooms, searchRoom } = textsOf(roomSearchFormTexts);
    const days = textsOf(calendarTexts);
    const stepper = textsOf(stepperTexts);
    const card = textsOf(roomCardTexts);
    const stay = textsOf(roomBookingSidebarTexts);
    const status = textsOf(statusBadgeTexts);
    const guest = await registerGuest();
    await page.goTo('/rooms');
    const search = page.in('form', searchRooms);
    await search.click('button', chooseDates);
    const calendar = page.in('dialog', chooseDates);
    await calendar.in('button', todayIn(textsOf)).hasFocus();
    // Two months, the chosen days and the quick ranges; WebKit once stretched it over the window.
    await calendar.isLowerThan(600);

    // By keys: two nights, a month from now.
    await page.press('PageDown');
    await page.press('Enter');
    await calendar.seesText(days.chooseCheckOut);
    await page.press('ArrowNext');
    await page.press('ArrowNext');
    await calendar.seesText(days.nights({ count: 2 }));
    await page.press('Enter');
    await page.seesNo('dialog');
    await search.in('button', chooseDates).hasFocus();

    await search.click('button', stepper.more({ noun: stepper.guests }));
    await search.click('button', searchRoom);
    await page.isAt(/^\/rooms\?dateRange=\d{4}-\d\d-\d\d\+-\+\d{4}-\d\d-\d\d&guests=2$/);
    await page.in('article').withText(lineOf(card.available)).click('link');
    await page.isAt(/^\/room-single\//);

    const form = page.in('form', textsOf(roomBookingBarTexts).bookThisSuite);
    await form.seesText(days.nights({ count: 2 }));
    await form.fill('textbox', stay.name, guest.fullName);
    await form.click('button', stay.bookYourStay);
    await form.seesText(textsOf(paymentsMessages)['payments.login-required']);
    await form.click('link', textsOf(accountLinksTexts).signIn);
    await signIn(page, guest, journey);

    await form.in('textbox', stay.name).hasValue(guest.fullName);
    await form.click('button', stay.bookYourStay);
    await page.seesText(stay.valid);
    await page.in('dialog', textsOf(paymentMethodDialogTexts).title).click('button', /VISA/);
    await page.seesText('Sandbox: no real money moves here');
    await page.click('button', 'Pay');
    await page.sees('heading', textsOf(paymentOutcomeTexts).paid);
    await page.seesText(textsOf(outcomeToastTexts).bookingSuccessful);
    await page.isAt(/^\/payment-return/);
    await hasMail(guest.email, textsOf(paymentOutcomeTexts).paid, language);

    await page.goTo('/booking-management');
    const booking = page.in('row').withText(textsOf(bookingTypeTexts).room);
    await booking.seesText(status.confirmed);
    await booking.seesText(status.paid);
    await booking.seesText('Thawani');
  },
  // The calendar's keys and the order of the lines turn with the direction.
  { everyLanguage: true },
);
