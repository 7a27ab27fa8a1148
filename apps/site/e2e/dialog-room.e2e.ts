import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('at twice the size a phone scrolls a dialog as a whole, and the cross stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 370 });
  await page.goto('/meeting-hall');
  await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Meeting Hall' });
  await dialog.getByRole('button', { name: 'Send Request' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: 'Book Meeting Hall' })).not.toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('where a calendar is cut, the day that has the focus is in view', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/meeting-hall');
  await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
  await page.getByRole('button', { name: 'Choose the event date' }).click();
  const today = page.getByRole('button', { name: /^Today,/ });
  await expect(today).toBeFocused();
  await expect(today).toBeInViewport({ ratio: 1 });
});

test('text typed beside an open calendar stays', async ({ page }) => {
  await page.goto('/meeting-hall');
  await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
  await page.getByRole('button', { name: 'Choose the event date' }).click();
  await expect(page.getByRole('button', { name: /^Today,/ })).toBeFocused();
  const company = page.getByRole('textbox', { name: /Company/ });
  await company.click();
  await page.keyboard.type('Oman Sailing', { delay: 30 });
  await expect(company).toBeFocused();
  await expect(company).toHaveValue('Oman Sailing');
});

for (const width of [360, 1440]) {
  test(`at ${width} wide a dialog moves nothing, and its veil covers the page to the edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/meeting-hall');
    const title = page.getByRole('heading', { level: 1 });
    const open = page.getByRole('button', { name: 'Book Now for The Majlis' });
    await hydrated(open);
    await open.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // The browser may hide its scroll bars only once the page is drawn.
    const before = await title.boundingBox();
    await open.evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await expect(page.getByRole('dialog', { name: 'Book Meeting Hall' })).toBeVisible();
    await expect.poll(() => title.boundingBox()).toEqual(before);
    const edge = await page.evaluate(
      () => innerWidth - document.documentElement.getBoundingClientRect().right,
    );
    expect(edge).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => title.boundingBox()).toEqual(before);
  });
}

test('a stay can be chosen in a window 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/rooms');
  const search = page.getByRole('form', { name: 'Search rooms' });
  await search.getByRole('button', { name: 'Choose dates' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose dates' });
  await expect(calendar).toBeVisible();
  const box = await calendar.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  for (const part of [calendar, page.locator('html')]) {
    expect(await part.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await calendar.getByRole('button', { name: 'Next 7 Days' }).click();
  await expect(search.getByRole('textbox').first()).toHaveValue(
    /^\d\d\/\d\d\/\d{4} - \d\d\/\d\d\/\d{4}$/,
  );
});
