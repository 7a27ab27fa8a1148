import {
  hallEventTypesTexts,
  hallRequestOutcomeTexts,
  requestHallTexts,
} from '@vestibule/domain/halls';
import { hallCardTexts, hallRequestDialogTexts } from '@vestibule/ui/texts';
import { hasMail, nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { spoken } from './support/patterns.ts';
import { todayIn } from './support/today.ts';

journey(
  'a planner asks for a meeting hall, in a dialog with a calendar',
  async (page, { textsOf, language }) => {
    const hall = await nameOf('meeting-hall/halls', 'majlis', language);
    const card = textsOf(hallCardTexts);
    const bookNow = spoken(card.bookNow({ hall }));
    const t = textsOf(hallRequestDialogTexts);
    await page.goTo('/meeting-hall');
    await page.click('button', bookNow);
    const dialog = page.in('dialog', t.title);

    // What is missing is said, and has the focus.
    await dialog.click('button', t.send);
    await dialog.in('alert').withText(textsOf(requestHallTexts).nameRequired).hasFocus();

    // Closed by mistake: the focus returns, and what was typed is still there.
    await dialog.fill('textbox', t.fullName, 'Salma Al Harthy');
    await page.press('Escape');
    await page.seesNo('dialog');
    await page.in('button', bookNow).hasFocus();
    await page.press('Enter');
    await dialog.in('textbox', t.fullName).hasValue('Salma Al Harthy');

    const email = `salma-${crypto.randomUUID()}@example.com`;
    await dialog.fill('textbox', t.email, email);
    await dialog.fill('textbox', t.phone, '+968 9123 4567');
    await dialog.fill('spinbutton', t.attendees, '24');
    await dialog.in('combobox', t.eventType).click('option', textsOf(hallEventTypesTexts).workshop);
    await dialog.click('button', t.chooseEventDate);
    await page.in('dialog', t.chooseEventDate).click('button', todayIn(textsOf));
    await dialog.click('button', t.send);
    await page.seesNo('dialog');
    await page.seesText(textsOf(hallRequestOutcomeTexts).sent);
    await hasMail(email, hall, language);
  },
);
