import { addDays, daysBetween } from '@vestibule/domain/calendar';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

/** A guest of one's own, registered over the API and signed in as the login screen would. */
export async function signInNewGuest(
  page: Page,
): Promise<{ email: string; token: string; userId: string }> {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const password = 'Seaside7Palms';
  const registered = await page.request.post('/api/basic-users/register', {
    data: { fullName: 'Layla Haddad', email, password, phone: '+96892123456', subscribe: false },
  });
  expect(registered.ok()).toBe(true);
  return { email, ...(await signInAs(page, { email, password })) };
}

/** Signed in as the login screen would. */
export async function signInAs(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<{ token: string; userId: string }> {
  const login = await page.request.post('/api/basic-users/login', { data: { email, password } });
  const { data } = await login.json();
  await page.goto('/');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, data);
  return { token: data.token, userId: data.user._id };
}

/**
 * A free stay of two nights in this room, far enough ahead that journeys do not meet. Journeys that
 * run side by side have days of their own, or one would take what another has just found free.
 * `units`: how many of this room a journey books for the same nights.
 */
export async function freeStay(page: Page, roomId: string, units = 1): Promise<[string, string]> {
  const reply = await page.request.get('/api/availability/all?serviceType=room');
  const { data } = await reply.json();
  const days: { date: string; available: number; serviceId: string }[] =
    data.availabilities.room.filter(
      (entry: { serviceId: string; available: number }) =>
        entry.serviceId === roomId && entry.available >= units,
    );
  const free = new Set(days.map(({ date }) => date));
  // Days that follow each other in the list may have a night between them that is sold.
  const { parallelIndex, config } = test.info();
  const starts = days.filter(
    ({ date }) =>
      daysBetween('2000-01-01', date) % (2 * config.workers) === 2 * parallelIndex &&
      free.has(addDays(date, 1)) &&
      free.has(addDays(date, 2)),
  );
  const margin = Math.floor(starts.length / 8);
  const start = margin + Math.floor(Math.random() * (starts.length - 2 * margin));
  const from = starts[start]?.date ?? '';
  return [from, addDays(from, 2)];
}

/** From the room's page to the open payment dialog. */
export async function bookStay(page: Page, roomId: string): Promise<void> {
  const [from, to] = await freeStay(page, roomId);
  await page.goto(
    `/room-single/${roomId}?dateRange=${encodeURIComponent(`${from} - ${to}`)}&guests=1`,
  );
  await page.getByRole('textbox', { name: /name/i }).first().fill('Layla Haddad');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible();
}

/** Another guest books the same; false once nothing is left. */
export async function takeRoom(request: APIRequestContext, order: object): Promise<boolean> {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const password = 'Seaside7Palms';
  await request.post('/api/basic-users/register', {
    data: { fullName: 'Salim Haddad', email, password, phone: '+96892123456', subscribe: false },
  });
  const login = await request.post('/api/basic-users/login', { data: { email, password } });
  const { token, user } = (await login.json()).data;
  const reply = await request.post('/api/payments/usdt/create-invoice', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...order, userId: user._id },
  });
  return reply.ok();
}
