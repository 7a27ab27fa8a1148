import { outcomeToastTexts, paymentOutcomeTexts } from '@vestibule/domain/payments';
import { filterTreatmentsTexts, spaStepsTexts, treatmentFactsTexts } from '@vestibule/domain/spa';
import {
  paymentMethodDialogTexts,
  spaBookingFlowTexts,
  spaFilterPanelTexts,
  spaServiceCardTexts,
} from '@vestibule/ui/texts';
import { registerGuest, signIn } from './support/guest.ts';
import { hasMail, nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { spoken, startingWith } from './support/patterns.ts';
import { todayIn } from './support/today.ts';

journey('a treatment is filtered for, booked in three steps, and paid', async (page, journey) => {
  const { textsOf, language } = journey;
  const massage = await nameOf('categories', 'massage', language);
  const maria = await nameOf('specialists', 'maria', language);
  const treatment = await nameOf('spa/services', 'rose-facial', language);
  // In the letters that a guest may type for those of the name.
  const typed = treatment.toUpperCase().replaceAll('أ', 'ا');
  const filter = textsOf(spaFilterPanelTexts);
  const shown = (count: number) => textsOf(filterTreatmentsTexts).shown({ count });
  const { bookNow } = textsOf(spaServiceCardTexts);
  const facts = textsOf(treatmentFactsTexts);
  const flow = textsOf(spaBookingFlowTexts);
  const steps = textsOf(spaStepsTexts);
  const guest = await registerGuest();
  await page.goTo('/login');
  await signIn(page, guest, journey);
  await page.isAt('/');

  await page.goTo('/spa');
  await page.seesText(shown(15));
  await page.in('combobox', filter.category).click('option', massage);
  await page.isAt('/spa?category=massage');
  await page.seesText(shown(5));
  await page.click('button', filter.clearAll);
  await page.isAt('/spa');
  await page.in('searchbox', filter.search).hasFocus();
  await page.in('combobox', filter.specialist).click('option', startingWith(maria));
  await page.isAt('/spa?specialist=maria');
  await page.fill('searchbox', filter.search, typed);
  await page.isAt(/^\/spa\?search=[^&]+&specialist=maria$/);
  await page.seesText(shown(1));

  const card = page.in('article');
  await card.click('button', spoken(bookNow({ treatment })));
  await card.in('heading', steps.chooseDuration).hasFocus();
  await card.click('radio', startingWith(facts.minutes({ count: 60 })));
  await card.click('button', flow.next);
  await card.in('heading', steps.chooseDateAndTime).hasFocus();
  await card.click('button', flow.chooseDate);
  await page.in('dialog').in('button', todayIn(textsOf)).hasFocus();
  await page.press('PageDown');
  await page.press('Enter');
  await page.seesNo('dialog');
  // Taken times have more words.
  await card.click('radio', /^\d\d:\d\d$/);
  await card.click('button', flow.next);
  await card.in('heading', steps.confirmBooking).hasFocus();
  await card.seesText(facts.minutes({ count: 60 }));
  await card.seesText(maria);
  await card.seesText('$85.00');

  await card.click('button', flow.bookNow);
  await page.in('dialog', textsOf(paymentMethodDialogTexts).title).click('button', /USDT/);
  await page.seesText('Sandbox: no real money moves here');
  await page.click('button', 'Pay');
  await page.sees('heading', textsOf(paymentOutcomeTexts).paid);
  await page.seesText(textsOf(outcomeToastTexts).spaBooked);
  await page.isAt(/^\/payment-return/);
  await hasMail(guest.email, treatment, language);
});
