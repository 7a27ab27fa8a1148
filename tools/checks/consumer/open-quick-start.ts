import type { Page } from 'playwright';
import { openBrowser } from '../../stories/browser.ts';

const ACCENT = '#1d4ed8';

/** Opens the page as a guest does: room, words, theme, fonts and picture, without a word in the console. */
export async function openQuickStart(
  name: string,
  url: string,
  { rendered = false } = {},
): Promise<void> {
  if (rendered) await expectRendered(url);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    // What the quick start leaves out: the icon, and the page of the room, which a router may prefetch.
    await page.route(/\/favicon\.ico|\/room-single\//, (route) => route.fulfill({ body: '' }));
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'See the room' }).waitFor();
    await page
      .waitForFunction(isWhole, ACCENT)
      .catch((error: unknown) => complaints.push(String(error)));
    if (complaints.length > 0) throw new Error(`${name} complains: ${complaints.join('\n')}`);
  } finally {
    await browser.close();
  }
  console.log(`The quick start of @vestibule/ui works in ${name}`);
}

/** A guest without scripts reads it, in its theme. */
async function expectRendered(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  for (const text of ['Sea View King', 'See the room', ACCENT, '/fonts/newsreader'])
    if (!html.includes(text)) throw new Error(`The server does not render ${text}: ${html}`);
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** In the page: React has it, its theme is the hotel's, and font and picture have come. */
function isWhole(accent: string): boolean {
  const title = document.querySelector('h1');
  const picture = document.querySelector('article img');
  const style = getComputedStyle(document.documentElement);
  const hydrated = title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  return (
    Boolean(hydrated) &&
    style.getPropertyValue('--v-colour-accent').trim() === accent &&
    [...document.fonts].some(
      ({ family, status }) => family.includes('Newsreader Variable') && status === 'loaded',
    ) &&
    picture instanceof HTMLImageElement &&
    picture.naturalWidth > 0
  );
}
