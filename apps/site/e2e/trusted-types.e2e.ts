import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Fails the journey where the page's policy refuses something. */
async function watchRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      throw new Error(`${violatedDirective} refused ${sample}`);
    });
  });
}

const choose = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

async function closeDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a visit gives the browser no text as HTML [R8]', async ({ page }) => {
  await watchRefusals(page);
  await page.goto('/');
  await hydrated(page.locator('header nav a').first());

  await test.step('rooms, and one with its words, its slides and its gallery', async () => {
    await choose(page, 'Rooms');
    await page
      .getByRole('link', { name: /^View Details of/ })
      .first()
      .click();
    await expect(page.locator('main [data-size][data-state=shown]').first()).not.toBeEmpty();
    const pictures = page.getByRole('region', { name: /^Pictures of/ });
    await pictures
      .getByRole('button', { name: /^Enlarge:/ })
      .first()
      .click();
    await closeDialog(page);
    await pictures.getByRole('button', { name: 'Next slide' }).click();
    await expect(pictures.getByText('Slide 2 of')).toBeAttached();
    await expect(pictures.locator('[data-form=swiper]').first()).toBeAttached();
  });

  await test.step('treatments and events, with their dialogs', async () => {
    await choose(page, 'Spa');
    await page
      .getByRole('button', { name: /^Book Now for/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Choose Duration' })).toBeVisible();
    await choose(page, 'Events');
    await page
      .getByRole('button', { name: 'Book Now for Lantern Dinner on the Sand' })
      .last()
      .click();
    await closeDialog(page);
  });

  await test.step('pages of the hotel’s own HTML, fetched in the browser', async () => {
    await choose(page, 'About');
    await expect(page.locator('main [data-state=shown] p').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.locator('main [data-state=shown] h2').first()).toBeVisible();
  });

  await test.step('signing up', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Phone').click();
    await page.keyboard.type('2025550123', { delay: 20 });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
  });
});

test('a text given to innerHTML is refused, as is a policy of another name [R8]', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/terms');
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    // The types of the browser that TypeScript brings do not have it.
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    return {
      html: attempt(() => {
        document.body.innerHTML = '<img src="x" onerror="document.title = `stolen`">';
      }),
      address: attempt(() => {
        document.createElement('script').src = 'https://foreign.example/x.js';
      }),
      everything: attempt(() =>
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
      ),
    };
  });
  expect(outcomes).toEqual({ html: 'refused', address: 'refused', everything: 'refused' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(quietConsole.splice(0)).toEqual(
    Array(3).fill(expect.stringMatching(/Trusted|trusted-types/)),
  );
});
