import { accountLinksTexts, accountNotices, accountRulesTexts } from '@vestibule/domain/account';
import {
  accountFieldsTexts,
  headerTexts,
  loginFormTexts,
  phoneInputTexts,
  signupFormTexts,
} from '@vestibule/ui/texts';
import { password } from './support/guest.ts';
import { hasMail } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { startingWith } from './support/patterns.ts';

journey('a visitor signs up with a phone number, signs in, and logs out', async (page, journey) => {
  const { textsOf, language } = journey;
  const t = textsOf(signupFormTexts);
  const fields = textsOf(accountFieldsTexts);
  const rules = textsOf(accountRulesTexts);
  const notices = textsOf(accountNotices);
  const email = `layla-${crypto.randomUUID()}@example.com`;
  await page.goTo('/signup');
  const form = page.in('main');
  await form.click('button', t.create);
  await form.seesText(rules.required({ label: rules.firstName }));
  await form.in('textbox', t.firstName).hasFocus();

  await form.fill('textbox', t.firstName, 'Layla');
  await form.fill('textbox', t.lastName, 'Haddad');
  await form.fill('textbox', fields.email, email);
  // The countries come with the first focus.
  await form.click('textbox', fields.phone);
  await form.in('combobox', textsOf(phoneInputTexts).country).click('option', /^\D+\+968\D*$/);
  await form.fill('textbox', fields.phone, '92123456', '9212 3456');
  await form.fill('password', fields.password, password);
  await form.fill('password', fields.confirmPassword, password);
  // Links are in its label.
  const [agree = ''] = t.agree.split('<');
  await page.tabTo('checkbox', startingWith(agree));
  await page.press('Space');
  await form.click('button', t.create);

  await page.isAt('/login');
  await page.seesText(notices.signedUp);
  await hasMail(email, '/verify-email', language);
  const login = textsOf(loginFormTexts);
  await form.in('textbox', fields.email).hasValue(email);
  await form.fill('password', fields.password, password);
  await form.click('button', login.signIn);
  await page.isAt('/');
  const header = page.in('banner');
  const menu = textsOf(headerTexts);
  const links = textsOf(accountLinksTexts);
  await header.click('button', 'Layla Haddad');
  await header.click('menuitem', links.profile);
  await page.isAt('/profile');
  await page.seesText('+96892123456');

  await header.click('button', 'Layla Haddad');
  await header.click('menuitem', menu.logout);
  await header.sees('link', links.signIn);
  await page.goTo('/profile');
  await page.isAt('/login');
  await page.seesText(notices.loginForProfile);
});
