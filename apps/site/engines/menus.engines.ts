import { accountLinksTexts } from '@vestibule/domain/account';
import { fallbackPagesTexts } from '@vestibule/domain/content';
import { headerTexts, skipLinkTexts } from '@vestibule/ui/texts';
import { registerGuest, signIn } from './support/guest.ts';
import { journey } from './support/journey.ts';

journey('the menus by keyboard: the header’s, the guest’s, the phone’s', async (page, journey) => {
  const { textsOf } = journey;
  const t = textsOf(headerTexts);
  const links = textsOf(accountLinksTexts);
  const pages = textsOf(fallbackPagesTexts);
  const guest = await registerGuest();
  await page.goTo('/login');
  await signIn(page, guest, journey);
  await page.isAt('/');

  // The first Tab leads past the header; the next ones lead through it.
  await page.goTo('/about');
  await page.press('Tab');
  await page.in('link', textsOf(skipLinkTexts).skipToContent).hasFocus();
  await page.in('link', pages.spa).isHydrated();
  await page.tabTo('link', pages.spa);
  await page.press('Enter');
  await page.isAt('/spa');
  await page.in('heading', pages.spaTitle).hasFocus();

  await page.goTo('/about');
  await page.tabTo('button', guest.fullName);
  await page.press('ArrowDown');
  const entry = (name: string) => page.in('menu').in('menuitem', name);
  await entry(links.profile).hasFocus();
  await page.press('ArrowDown');
  await entry(links.myBookings).hasFocus();
  await page.press('End');
  await entry(t.logout).hasFocus();
  await page.press('ArrowDown');
  await entry(links.profile).hasFocus();
  await page.press('ArrowUp');
  await entry(t.logout).hasFocus();
  await page.press('Home');
  await entry(links.profile).hasFocus();
  await page.press('Escape');
  await page.seesNo('menu');
  await page.in('button', guest.fullName).hasFocus();
  await page.press('Enter');
  await entry(links.profile).hasFocus();
  await page.press('Tab');
  await page.seesNo('menu');

  await page.resize(500);
  await page.goTo('/about');
  await page.tabTo('button', t.openMenu);
  await page.press('Enter');
  const menu = page.in('dialog', t.menu);
  await menu.in('heading', t.menu).hasFocus();
  await menu.seesText(t.welcome({ name: guest.fullName }));
  await page.press('Escape');
  await page.seesNo('dialog');
  await page.in('button', t.openMenu).hasFocus();
  await page.press('Enter');
  await menu.in('heading', t.menu).hasFocus();
  await page.tabTo('link', pages.restaurant);
  await page.press('Enter');
  await page.isAt('/restaurant');
  await page.seesNo('dialog');
});
