import { expect, test } from 'vitest';
import { readBoot } from './app/boot.js';
import { renderPage } from './testing/render-page.js';

const own = { login: { heading: 'Good to see you again' }, loginForm: { signIn: 'Come in' } };
const boot = (page: string) => {
  const text = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return readBoot({ getElementById: () => ({ textContent: text }) } as unknown as Document);
};

test('a page says a hotel’s own words, and hands them to the browser', async () => {
  const page = await renderPage('/login', {}, undefined, own);
  expect(page).toContain('Good to see you again');
  expect(page).toContain('Come in');
  expect(page).not.toContain('Welcome Back');
  expect(boot(page).words).toEqual(own);
});

test('in Arabic the other words stay Arabic', async () => {
  const arabic = { loginForm: { signIn: 'تفضلوا' } };
  const page = await renderPage('/ar/login', {}, undefined, arabic);
  expect(page).toContain('تفضلوا');
  expect(page).not.toContain('Welcome Back');
});

test('a hotel without its own words has not a byte of them', async () => {
  expect(boot(await renderPage('/login'))).not.toHaveProperty('words');
});
