import {
  arriveSignedIn,
  createGuest,
  linkSentTo,
  password,
  signInOnPage,
  subjectsSentTo,
} from './support/account.ts';
import { expect, test } from './support/test.ts';

const banner = 'header';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('a visitor signs up, signs in, edits the profile and signs out [S2.login.1, S2.login.4, S2.signup.4, S2.profile.3, S8.profile.1]', async ({
  page,
  quietConsole,
}) => {
  const email = `Layla-${crypto.randomUUID()}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.locator('main').getByLabel('Email').fill(email);
  await page.getByLabel('Phone').click();
  await page.keyboard.type('2025550123', { delay: 20 });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Account created successfully! Please sign in with your credentials.'),
  ).toBeVisible();
  await expect(page.getByText(`We have sent a mail to ${email}.`)).toBeVisible();
  await test.step('the new address is filled in, and is in no address bar', async () => {
    const field = page.locator('main').getByLabel('Email', { exact: true });
    await expect(field).toHaveValue(email);
    expect(page.url()).not.toContain('@');
  });
  await test.step('good news goes with the first refusal', async () => {
    await signInOnPage(page, { fullName: '', email, password: 'Seaside7Palm' });
    await expect(page.getByText('The email or password is not right.')).toBeVisible();
    await expect(page.getByText('Account created successfully!')).toBeHidden();
    expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
  });
  await signInOnPage(page, { fullName: '', email: email.toLowerCase(), password });
  await expect(page).toHaveURL('/');

  await page.locator(banner).getByRole('button', { name: 'Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(/Member since/)).toBeVisible();
  await expect(page.getByText('+12025550123')).toBeVisible();

  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Muttrah');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeInViewport();
  await page.setViewportSize({ width, height });
  await expect(page.getByText('Muttrah')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator(banner).getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a wrong password says so, and editing clears it [S8.login.1]', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await page.goto('/login');
  await signInOnPage(page, { ...guest, password: 'Wrong7Palms' });
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'The email or password is not right.',
  );
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByText('The email or password is not right.')).toBeHidden();
  // The browser itself reports every 401.
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('the profile asks to sign in, and the guest comes back to it [S2.profile.1, R39]', async ({
  page,
  request,
}) => {
  const guest = await createGuest(request);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please login to access your profile')).toBeVisible();
  await signInOnPage(page, guest);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
});

test('remember me keeps the address for the next visit, and is not sent [S3.login.1, R32, R39]', async ({
  page,
  request,
}) => {
  const guest = await createGuest(request);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  const sent = page.waitForRequest('**/api/basic-users/login');
  await signInOnPage(page, guest);
  expect((await sent).postDataJSON()).toEqual({ email: guest.email, password });
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page.locator('main').getByLabel('Email')).toHaveValue(guest.email);
});

test('a forgotten password is replaced by mail [S2.routes.4, R16]', async ({ page, request }) => {
  const guest = await createGuest(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.locator('main').getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();

  await page.goto(await linkSentTo(request, guest.email, 'Choose a new password'));
  await page.getByLabel('New password').fill('Another9Palm');
  await page.getByLabel('Confirm password').fill('Another9Palm');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please sign in with the new one.')).toBeVisible();
  await signInOnPage(page, { ...guest, password: 'Another9Palm' });
  await expect(page).toHaveURL('/');
});

test('the link of the first mail confirms the address, and opened again says that it is', async ({
  page,
  request,
}) => {
  const guest = await createGuest(request);
  const link = await linkSentTo(request, guest.email, 'Please confirm your email address');
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed already.')).toBeVisible();
});

test('a new address waits for its link, and the former one is told [R48]', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  const email = `moved-${crypto.randomUUID()}@example.com`;
  await arriveSignedIn(page, guest, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full name').fill('Layla A. Haddad');
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email);
  const current = page.getByLabel('Current password').first();
  await current.fill('Wrong7Palms');
  await current.press('Enter');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await expect(current).toBeFocused();
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('422')]);
  await current.fill(password);
  await current.press('Enter');

  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const waiting = page.getByText(`We have sent a link to ${email}.`);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Layla A. Haddad' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
  const told = 'Somebody asked to change the address of your account';
  await expect
    .poll(() => subjectsSentTo(request, guest.email), { timeout: 20_000 })
    .toContain(told);

  const link = await linkSentTo(request, email, 'Please confirm your new email address');
  await page.goto(link);
  await expect(page.getByText(/From now on you sign in with /)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed already.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(waiting).toBeHidden();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/login');
  await signInOnPage(page, { ...guest, email });
  await expect(page).toHaveURL('/');
});

test('by keyboard, a guest asks for a new address and keeps the present one', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  const email = `moved-${crypto.randomUUID()}@example.com`;
  await arriveSignedIn(page, guest, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  await expect(page.getByText('Profile updated successfully!')).toBeHidden();
  const link = await linkSentTo(request, email, 'Please confirm your new email address');

  const again = page.getByRole('button', { name: /^Send the link again/ });
  await again.press('Enter');
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  await expect(again).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Your email address stays as it is.');
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for it in your profile' })).toBeVisible();
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('signing out works without a network, at once', async ({ page, request, quietConsole }) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/profile');
  await expect(page.getByText(/Member since/)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.locator(banner).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  // The browser reports what it could not fetch, and so does the page for the rooms of / (spec 8).
  for (const spoken of quietConsole.splice(0)) {
    expect(spoken).toMatch(/ERR_INTERNET_DISCONNECTED|listRooms failed \(no response\)/);
  }
});

test('signing out in one tab signs out the other', async ({ page, context, request }) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.locator(banner).getByRole('button', { name: guest.fullName })).toBeVisible();
  await page.locator(banner).getByRole('button', { name: guest.fullName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.locator(banner).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.locator(banner).getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a guest ends other sessions one by one, and this one stays', async ({
  page,
  request,
  quietConsole,
}) => {
  const { email, password } = await createGuest(request);
  const guest = { fullName: '', email, password };
  const others: string[] = [];
  for (const userAgent of [firefox, safari]) {
    const reply = await request.post('/api/basic-users/login', {
      data: { email, password },
      headers: { 'user-agent': userAgent },
    });
    others.push((await reply.json()).data.token);
  }
  const statuses = () =>
    Promise.all(
      others.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await request.get('/api/basic-users/profile', { headers })).status();
      }),
    );
  await arriveSignedIn(page, guest, '/profile');
  const ways = page.getByRole('button', { name: /^Sign Out of / });
  await expect(ways).toHaveCount(2);
  await page.getByRole('button', { name: /^Sign Out of Firefox/ }).click();
  await expect(ways).toHaveCount(1);
  await expect(ways).toHaveAccessibleName(/Safari/);
  expect(await statuses()).toEqual([401, 200]);
  await ways.press('Enter');
  await expect(ways).toHaveCount(0);
  expect(await statuses()).toEqual([401, 401]);
  await test.step('the focus stays in the list, and this browser is still signed in', async () => {
    await expect(page.getByRole('list', { name: 'Browsers that are signed in' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(/Member since/)).toBeVisible();
  });
  expect(quietConsole).toEqual([]);
});

test('a session the server no longer knows ends with a message [S4.auth.4, S8.users.2]', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/');
  await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(quietConsole.splice(0).every((line) => line.includes('401'))).toBe(true);
});

test('a session that ends under an edited profile loses nothing that was typed but the password', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/profile');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await field('city').fill('Muttrah');
  await field('email').fill(`new.${guest.email}`);
  await field('currentPassword').first().fill(guest.password);
  await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(guest.password);
  await test.step('another guest at this screen reads none of it', async () => {
    const other = await createGuest(request);
    await signInOnPage(page, other);
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/login');
  });
  await signInOnPage(page, guest);
  await expect(field('city')).toHaveValue('Muttrah');
  await expect(field('email')).toHaveValue(`new.${guest.email}`);
  await expect(field('currentPassword').first()).toHaveValue('');
  await test.step('Cancel gives it up', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(field('city')).toHaveValue('');
  });
  expect(quietConsole.splice(0).every((line) => line.includes('401'))).toBe(true);
});

test('a session that ends under My Bookings leads back there (spec 4; ruling 45) [R45.1]', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/');
  await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
  await page.goto('/booking-management');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page.locator(banner).getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signInOnPage(page, guest);
  await expect(page).toHaveURL('/booking-management');
  expect(quietConsole.splice(0).every((line) => line.includes('401'))).toBe(true);
});

test('a network error keeps the signed-in look [S4.auth.3]', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await page.route('**/api/basic-users/profile', (route) => route.abort());
  await arriveSignedIn(page, guest, '/profile');
  await expect(
    page.getByText('Network error. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
  expect(quietConsole.splice(0).every((line) => line.includes('Failed to load'))).toBe(true);
});

test('a guest takes a copy of the data and deletes the account', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  expect((await downloading).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await page.goto('/login');
  await signInOnPage(page, guest);
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'The email or password is not right.',
  );
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('the debug page tells what storage holds [S2.debug.1]', async ({ page, request }) => {
  await page.goto('/user-test');
  await page.getByRole('button', { name: 'Check LocalStorage' }).click();
  await expect(page.getByText('token: missing')).toBeVisible();
  await arriveSignedIn(page, await createGuest(request), '/user-test');
  await page.getByRole('button', { name: 'Validate Token' }).click();
  await expect(page.getByText('The token is valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Get Profile' }).click();
  await expect(page.getByText('"fullName": "Layla Haddad"')).toBeVisible();
});

test('signing up on the way through login still leads back (spec 4)', async ({ page, request }) => {
  const guest = await createGuest(request);
  await page.goto('/login?returnTo=/meeting-hall');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await expect(page).toHaveURL('/signup?returnTo=%2Fmeeting-hall');
  await page.getByRole('link', { name: 'Sign in here' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fmeeting-hall');
  await signInOnPage(page, guest);
  await expect(page).toHaveURL('/meeting-hall');
});
