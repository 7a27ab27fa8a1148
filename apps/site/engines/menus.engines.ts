import { registerGuest, signIn } from './support/guest.ts';
import { journey } from './support/journey.ts';

journey('the menus by keyboard: the header’s, the guest’s, the phone’s', async (page) => {
  const guest = await registerGuest();
  await page.goTo('/login');
  await signIn(page, guest);
  await page.isAt('/');

  // The first Tab leads past the header; the next ones lead through it.
  await page.goTo('/about');
  await page.press('Tab');
  await page.in('link', 'Skip to content').hasFocus();
  await page.in('link', 'Spa').isHydrated();
  await page.tabTo('link', 'Spa');
  await page.press('Enter');
  await page.isAt('/spa');
  await page.in('heading', 'Spa & Wellness').hasFocus();

  await page.goTo('/about');
  await page.tabTo('button', guest.fullName);
  await page.press('ArrowDown');
  const entry = (name: string) => page.in('menu').in('menuitem', name);
  await entry('Profile').hasFocus();
  await page.press('ArrowDown');
  await entry('My Bookings').hasFocus();
  await page.press('End');
  await entry('Logout').hasFocus();
  await page.press('ArrowDown');
  await entry('Profile').hasFocus();
  await page.press('ArrowUp');
  await entry('Logout').hasFocus();
  await page.press('Home');
  await entry('Profile').hasFocus();
  await page.press('Escape');
  await page.seesNo('menu');
  await page.in('button', guest.fullName).hasFocus();
  await page.press('Enter');
  await entry('Profile').hasFocus();
  await page.press('Tab');
  await page.seesNo('menu');

  await page.resize(500);
  await page.goTo('/about');
  await page.tabTo('button', 'Open menu');
  await page.press('Enter');
  const menu = page.in('dialog', 'Menu');
  await menu.in('heading', 'Menu').hasFocus();
  await menu.seesText(`Welcome, ${guest.fullName}`);
  await page.press('Escape');
  await page.seesNo('dialog');
  await page.in('button', 'Open menu').hasFocus();
  await page.press('Enter');
  await menu.in('heading', 'Menu').hasFocus();
  await page.tabTo('link', 'Restaurant');
  await page.press('Enter');
  await page.isAt('/restaurant');
  await page.seesNo('dialog');
});
