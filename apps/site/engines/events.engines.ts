import { accountLinksTexts } from '@vestibule/domain/account';
import { bookedLineTexts } from '@vestibule/domain/bookings';
import { ticketStepsTexts } from '@vestibule/domain/events';
import { paymentOutcomeTexts, paymentsMessages } from '@vestibule/domain/payments';
import {
  eventCardTexts,
  infoStepTexts,
  paymentMethodDialogTexts,
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
    const { textsOf, language } = journey;
    const dinner = await nameOf('events', 'lantern-dinner', language);
    const wine = await nameOf('events', 'wine', language);
    const card = textsOf(eventCardTexts);
    const { next } = textsOf(ticketDialogTexts);
    const steps = textsOf(ticketStepsTexts);
    const step = (number: number) => textsOf(ticketProgressTexts).step({ step: number, steps: 6 });
    const guest = await registerGuest();
    await page.goTo('/events');
    await page.click('button', spoken(card.bookNow({ event: dinner })));
    const dialog = page.in('dialog', dinner);
    await dialog.seesText(step(1));
    await dialog.click(
      'button',
      textsOf(stepperTexts).more({ noun: textsOf(ticketsStepTexts).tickets }),
    );
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
    const info = textsOf(infoStepTexts);
    await dialog.click('button', next);
    await dialog.in('textbox', info.firstName).hasFocus();
    await dialog.fill('textbox', info.firstName, 'Layla');
    await dialog.fill('textbox', info.lastName, 'Haddad');
    await dialog.fill('textbox', info.email, guest.email);
    await dialog.fill('textbox', info.phone, '+96892123456');
    await page.press('Enter');
    const counted = textsOf(bookedLineTexts).tickets({ count: 2 });
    await dialog.seesText(textsOf(paymentMethodDialogTexts).line({ counted, price: '$85.00' }));
    await dialog.click('button', next);
    await dialog.seesText(textsOf(paymentsMessages)['payments.login-required']);
    await dialog.click('link', textsOf(accountLinksTexts).signIn);
    await signIn(page, guest, journey);

    await dialog.seesText(step(6));
    await dialog.seesNo('button', next);
    await dialog.click('button', /USDT/);
    await page.seesText('Sandbox: no real money moves here');
    await page.click('button', 'Pay');
    await page.sees('heading', textsOf(paymentOutcomeTexts).paid);
    await page.isAt(/^\/payment-return/);
    await hasMail(guest.email, dinner, language);
  },
);
