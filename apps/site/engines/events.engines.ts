import { registerGuest, signIn } from './support/guest.ts';
import { journey } from './support/journey.ts';

const dinner = 'Lantern Dinner on the Sand';

journey('tickets in six steps: Back, a reload, the login at the last one, paid', async (page) => {
  const guest = await registerGuest();
  await page.goTo('/events');
  await page.click('button', `Book Now for ${dinner}`);
  const dialog = page.in('dialog', dinner);
  await dialog.seesText('Step 1 of 6');
  await dialog.click('button', 'More tickets');
  await dialog.click('button', 'Next');
  await dialog.in('heading', 'Extras').hasFocus();
  await dialog.click('checkbox', /Wine pairing/);
  await dialog.click('button', 'Next');
  await dialog.seesText('Step 3 of 6');

  // Back goes one step back, and a reload finds the step again.
  await page.goBack();
  await dialog.in('heading', 'Extras').hasFocus();
  await page.reload();
  await dialog.seesText('Step 2 of 6');
  await dialog.click('button', 'Next');
  await dialog.seesText('Step 3 of 6');
  await dialog.click('button', 'Next');
  await dialog.seesText('Step 4 of 6');

  // What is missing has the focus.
  await dialog.click('button', 'Next');
  await dialog.in('textbox', 'First name').hasFocus();
  await dialog.fill('textbox', 'First name', 'Layla');
  await dialog.fill('textbox', 'Last name', 'Haddad');
  await dialog.fill('textbox', 'Email', guest.email);
  await dialog.fill('textbox', 'Phone', '+96892123456');
  await page.press('Enter');
  await dialog.seesText('2 tickets × $85.00');
  await dialog.click('button', 'Next');
  await dialog.seesText('Please log in to make a booking.');
  await dialog.click('link', 'Sign in');
  await signIn(page, guest);

  await dialog.seesText('Step 6 of 6');
  await dialog.seesNo('button', 'Next');
  await dialog.click('button', /USDT/);
  await page.seesText('Sandbox: no real money moves here');
  await page.click('button', 'Pay');
  await page.sees('heading', 'Your booking is confirmed');
});
