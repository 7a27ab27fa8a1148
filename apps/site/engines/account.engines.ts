import { password } from './support/guest.ts';
import { journey } from './support/journey.ts';

journey('a visitor signs up with a phone number, signs in, and logs out', async (page) => {
  const email = `layla-${crypto.randomUUID()}@example.com`;
  await page.goTo('/signup');
  const form = page.in('main');
  await form.click('button', 'Create Account');
  await form.seesText('First name is required');
  await form.in('textbox', 'First name').hasFocus();

  await form.fill('textbox', 'First name', 'Layla');
  await form.fill('textbox', 'Last name', 'Haddad');
  await form.fill('textbox', 'Email', email);
  // The countries come with the first focus.
  await form.click('textbox', 'Phone');
  await form.in('combobox', 'Country').click('option', 'Oman +968');
  await form.fill('textbox', 'Phone', '92123456', '9212 3456');
  await form.fill('password', 'Password', password);
  await form.fill('password', 'Confirm password', password);
  // Links stand in its label.
  await page.tabTo('checkbox', /^I agree/);
  await page.press('Space');
  await form.click('button', 'Create Account');

  await page.isAt('/login');
  await page.seesText('Account created successfully! Please sign in with your credentials.');
  await form.in('textbox', 'Email').hasValue(email);
  await form.fill('password', 'Password', password);
  await form.click('button', 'Sign In');
  await page.isAt('/');
  const header = page.in('banner');
  await header.click('button', 'Layla Haddad');
  await header.click('menuitem', 'Profile');
  await page.isAt('/profile');
  await page.seesText('+96892123456');

  await header.click('button', 'Layla Haddad');
  await header.click('menuitem', 'Logout');
  await header.sees('link', 'Sign in');
  await page.goTo('/profile');
  await page.isAt('/login');
  await page.seesText('Please login to access your profile');
});
