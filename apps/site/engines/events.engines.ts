import { bookedLineTexts } from '@vestibule/domain/bookings';
import { ticketStepsTexts } from '@vestibule/domain/events';
import { paymentOutcomeTexts, paymentsMessages } from '@vestibule/domain/payments';
import {
  eventCardTexts,
  infoStepTexts,
  paymentMethodDialogTexts,
  paymentStepTexts,
  stepperTexts,
  ticketDialogTexts,
  ticketProgressTexts,
  ticketsStepTexts,
} from '@vestibule/ui/texts';
import { registerGuest, signIn } from './support/guest.ts';
import { hasMail, nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { spoken } from './support/patterns.ts';

journey(
  'tickets in six steps: Back, a reload, the login at the last one, paid',
  async (page, journey) => {
    const { say, language } = journey;
    const dinner = await nameOf('events', 'lantern-dinner', language);
    const wine = await nameOf('events', 'wine', language);
    const card = say(eventCardTexts);
    const { next } = say(ticketDialogTexts);
    const steps = say(ticketStepsTexts);
    const step = (number: number) => say(ticketProgressTexts).step({ step: number, steps: 6 });
    const guest = await registerGuest();
    await page.goTo('/events');
    await page.click('button', spoken(card.bookNow({ event: dinner })));
    const dialog = page.in('dialog', dinner);
    await dialog.seesText(step(1));
    await dialog.click('button', say(stepperTexts).more({ noun: say(ticketsStepTexts).tickets }));
    await dialog.click('button', next);
    await dialog.in('heading', steps.extras).hasFocus();
    await dialog.click('checkbox', new RegExp(wine));
    await dialog.click('button', next);
    await dialog.seesText(step(3));

    // Back goes one step back, and a reload finds the step again.
    await page.goBack();
    await dialog.in('heading', steps.extras).hasFocus();
    await page.reload();
    await dialog.seesText(step(2));
    await dialog.click('button', next);
    await dialog.seesText(step(3));
    await dialog.click('button', next);
    await dialog.seesText(step(4));

    // What is missing has the focus.
    const info = say(infoStepTexts);
    await dialog.click('button', next);
    await dialog.in('textbox', info.firstName).hasFocus();
    await dialog.fill('textbox', info.firstName, 'Layla');
    await dialog.fill('textbox', info.lastName, 'Haddad');
    await dialog.fill('textbox', info.email, guest.email);
    await dialog.fill('textbox', info.phone, '+96892123456');
    await page.press('Enter');
    const counted = say(bookedLineTexts).tickets({ count: 2 });
    await dialog.seesText(say(paymentMethodDialogTexts).line({ counted, price: '$85.00' }));
    await dialog.click('button', next);
    await dialog.seesText(say(paymentsMessages)['payments.login-required']);
    await dialog.click('link', say(paymentStepTexts).signIn);
    await signIn(page, guest, journey);

    await dialog.seesText(step(6));
    await dialog.seesNo('button', next);
    await dialog.click('button', /USDT/);
    await page.seesText('Sandbox: no real money moves here');
    await page.click('button', 'Pay');
    await page.sees('heading', say(paymentOutcomeTexts).paid);
    await page.isAt(/^\/payment-return/);
    await hasMail(guest.email, dinner, language);
  },
);
