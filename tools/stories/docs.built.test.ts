import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { homeOf } from '../../.storybook/component-home.ts';
import { componentPages as linkedPages } from '../../.storybook/linked-names.ts';
import { groups } from '../../.storybook/foundations/groups.ts';
import { labelOf } from '../../.storybook/search-names.ts';
import { hotelThemes } from '../../.storybook/themes/index.ts';
import { themeOf } from '../../.storybook/brand-theme.ts';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { openBrowser } from './browser.ts';
import { buildStorybook } from './build-storybook.ts';
import { settlePictures } from './in-page.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';
import { patience } from './stage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/storybook-with-docs');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Entry {
  type: string;
  id: string;
  name: string;
  importPath: string;
  storiesImports?: string[];
}

/** What the manifest tells of a component. */
interface Told {
  import?: string;
  stories: object[];
  reactDocgen?: { props: Record<string, { description?: string; defaultValue?: object }> };
}

/** Types of TypeScript, React and pages. */
const ofTheLanguage =
  /^(?:ReadonlyArray|Readonly|Record|Pick|Omit|Partial|Required|Promise|ReactNode|Ref|ComponentType|HTML\w+Element)$/;

let entries: Record<string, Entry>;
let text: string;
let served: ServedFolder;
let browser: Browser;

const componentPages = () =>
  Object.values(entries).filter(
    ({ type, importPath }) => type === 'docs' && importPath.includes('packages/ui/src/'),
  );

beforeAll(async () => {
  await buildStorybook(root, folder, { docs: true });
  entries = (JSON.parse(read('index.json')) as { entries: Record<string, Entry> }).entries;
  text = read('llms.txt');
  served = await serveFolder(folder);
  browser = await openBrowser();
}, 400_000);

/** Storybook's frame takes a busy machine long. Its loading animation is nearly half of that, so nothing is animated. */
async function newPage(width = 1440): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.setDefaultTimeout(patience);
  await page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  return page;
}

/** For one test. */
async function openPage(width?: number): Promise<Page> {
  const page = await newPage(width);
  onTestFinished(() => page.context().close());
  return page;
}

/** Storybook's frame and the story in it have loaded: the two take longer than one page. */
const onceLoaded = { timeout: 60_000 };

afterAll(async () => {
  await browser.close();
  await served[Symbol.asyncDispose]();
});

describe('llms.txt beside the built Storybook', () => {
  test('tells of every component, with the line that imports it', () => {
    const pages = componentPages();
    expect(pages.length).toBeGreaterThan(100);
    for (const { id, storiesImports } of pages) {
      const home = homeOf(storiesImports?.[0] ?? '');
      const [, told = ''] = text.split(`(./?path=/docs/${id})`);
      const own = told.split('\n- ')[0] ?? '';
      const from = home?.entryPoint
        ? `\`import { ${home.name} } from '${home.entryPoint}';\``
        : 'A part of another component.';
      expect(`${id} ${own}`).toContain(from);
    }
  });

  test('says what a component is for, and its props', () => {
    const [, button = ''] = text.split('- [Button]');
    expect(button).toMatch(/^\S+ Starts an action\./);
    expect(button.split('\n')[2]).toContain("variant?: 'primary' | 'secondary' | 'quiet'");
  });

  test('names the type of every property, lists too', () => {
    // Storybook reads no `readonly X[]`: a property is a `ReadonlyArray<X>`.
    expect(text.match(/(?<=[`;] ?)\w+\??: unknown(?=[`;])/g)).toBeNull();
    expect(text).toContain('`rooms: ReadonlyArray<FoundRoom>; ');
  });

  test('names no type that a reader cannot look up', () => {
    const lines = text.split('\n- ');
    const unknown = lines.flatMap((line) => {
      const [, props = ''] = /\n  Props: `(.*)`/.exec(line) ?? [];
      const [, imports = ''] = /\n  Types: `(.*)`/.exec(line) ?? [];
      const named = props.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*|\btypeof \w+/g) ?? [];
      const imported: string[] = imports.match(/\w+/g) ?? [];
      return named.filter((name) => !ofTheLanguage.test(name) && !imported.includes(name));
    });
    expect(unknown).toEqual([]);
    const [, card = ''] = text.split('- [RoomCard]');
    expect(card).toContain("availability?: 'every-night' | 'some-nights' | 'none'");
    expect(card).toContain("Room, Stay } from '@vestibule/domain/rooms';");
  });

  test('says a rule in words, not by its number in papers that a reader has not', () => {
    for (const file of ['llms.txt', 'manifests/components.json', 'manifests/docs.json'])
      expect(read(file).match(/.*\brulings? \d+/gi)).toBeNull();
  });

  test('has no dead link', () => {
    const links = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, to = '']) => to);
    const pages = links.filter((to) => to.startsWith('./?path=/docs/'));
    const files = links.filter((to) => !pages.includes(to));
    expect(files).toEqual(['./manifests/components.json', './manifests/docs.json']);
    const deadPages = pages.filter(
      (to) => entries[to.replace('./?path=/docs/', '')]?.type !== 'docs',
    );
    const deadFiles = files.filter((to) => !existsSync(path.join(folder, to)));
    expect([...deadPages, ...deadFiles]).toEqual([]);
  });

  test('nor has the page that is read first', () => {
    const page = readFileSync(path.join(root, '.storybook/foundations/Welcome.mdx'), 'utf8');
    const welcome =
      page +
      Object.values(groups)
        .map(({ first }) => `path=${first}\n`)
        .join('');
    const ids = [...welcome.matchAll(/(?:path=\/(?:story|docs)\/|&id=)([\w-]+)/g)].map(
      ([, id = '']) => id,
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !entries[id])).toEqual([]);
  });

  test('the manifest tells of every component, imports as the packages do, and names no folder of this machine', () => {
    const manifest = read('manifests/components.json');
    const { components } = JSON.parse(manifest) as { components: Record<string, Told> };
    for (const { id, storiesImports } of componentPages()) {
      const home = homeOf(storiesImports?.[0] ?? '');
      const told = components[id.replace(/--docs$/, '')];
      expect(told, `${id} in the manifest`).toBeDefined();
      const line = home?.entryPoint
        ? `import { ${home.name} } from '${home.entryPoint}';`
        : undefined;
      const own = told?.import?.split('\n').find((each) => !each.startsWith('import type'));
      expect({ id, import: own }).toEqual({ id, import: line });
      expect(told?.stories.length, `stories of ${id}`).toBeGreaterThan(0);
    }
    expect(manifest.includes(root)).toBe(false);
  });
});

/** A colour as the browser computes it, as `#rrggbb`. */
const hexOf = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

const colourOf = (part: Element) => getComputedStyle(part).color;

const coloursOf = (part: Element) => {
  const { color, backgroundColor } = getComputedStyle(part);
  return [color, backgroundColor];
};

/** What a designer types, and the page that must be among the first four that are found. */
const pagesByWord = {
  alert: 'Notice',
  badge: 'Badge',
  brand: 'Brand',
  colours: 'Colour',
  dropdown: 'Select',
  'form errors': 'All Form Errors',
  'booking form': 'RoomBookingSidebar',
  font: 'Type / Font',
  gap: 'Space',
  modal: 'Dialog',
  're-brand': 'Make it yours',
  rebrand: 'Make it yours',
  snackbar: 'Toaster',
  spacing: 'Space',
  spinner: 'Loading',
  theme: 'Make it yours',
  theming: 'Make it yours',
  tokens: 'Space',
  tones: 'Badge',
};

interface StorybookPreview {
  __STORYBOOK_PREVIEW__: { currentRender: { phase: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => unknown;
    emit: (event: string, details: object) => void;
  };
}

/** How far the steps of the story have come. */
function playOf(): string {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as StorybookPreview;
  return channel.last('playFunctionThrewException') ? 'failed' : preview.currentRender.phase;
}

function playAgain(_: unknown, storyId: string): void {
  const page = globalThis as unknown as StorybookPreview;
  page.__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId });
}

/** As the toolbar does. */
function chooseGlobals(_: unknown, globals: Record<string, unknown>): void {
  const page = globalThis as unknown as StorybookPreview;
  page.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
}

/** As a link within a story does. */
function chooseStory(_: unknown, storyId: string): void {
  const page = globalThis as unknown as StorybookPreview;
  page.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId });
}

const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

describe('Storybook around the stories', () => {
  test('writes what is chosen in the sidebar at 4.5:1 or better', async () => {
    const page = await openPage();
    const chosen = page.locator('[data-selected="true"][data-nodetype="story"]');
    const colours = async () => (await chosen.evaluate(coloursOf)).map(hexOf);
    const figures: Record<string, number> = {};
    const look = async (globals: Record<string, string>) => {
      const accent = themeOf(globals).colorSecondary ?? '';
      await expect.poll(async () => (await colours())[1], onceLoaded).toBe(accent);
      const [letters = ''] = await colours();
      figures[Object.values(globals).join(' ')] = contrast(letters, accent);
    };
    const asked = { hotel: 'beach-club', theme: 'dark' };
    const address = `globals=hotel:${asked.hotel};theme:${asked.theme}`;
    await page.goto(`${served.url}/?path=/story/actions-button--default&${address}`);
    await frameOf(page).getByRole('button').first().waitFor();
    await look(asked);
    for (const hotel of Object.keys(hotelThemes))
      for (const theme of ['light', 'dark']) {
        await frameOf(page).locator('body').evaluate(chooseGlobals, { hotel, theme });
        await look({ hotel, theme });
      }
    expect(Object.entries(figures).filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  });
});

/** What a tab begins with. */
const firstGlobals = {
  theme: 'light',
  hotel: 'vestibule',
  locale: 'en',
  direction: 'language',
  viewport: { value: undefined, isRotated: false },
};

/** Storybook is loaded once for these, as a designer has it open. */
describe('a tab of Storybook', () => {
  let page: Page;

  beforeAll(async () => {
    page = await newPage();
    await page.goto(`${served.url}/?path=/story/actions-button--default`);
    await page.locator('[data-selected="true"][data-nodetype="story"]').waitFor();
    await frameOf(page).getByRole('button').first().waitFor();
  }, patience);

  afterAll(() => page.context().close());

  const search = () => page.locator('#storybook-explorer-searchfield');

  const choose = (globals: Record<string, unknown>) =>
    frameOf(page).locator('body').evaluate(chooseGlobals, globals);

  const goTo = async (id: string) => {
    await search().fill('');
    await search().blur();
    await choose(firstGlobals);
    await frameOf(page).locator('body').evaluate(chooseStory, id);
    await expect.poll(() => page.url(), onceLoaded).toContain(`/${id}`);
  };

  test('gives each page in the sidebar a name of its own', async () => {
    const labels = Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(labelOf);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    await goTo('feedback-badge--docs');
    const shown = page.locator('[data-nodetype="document"]');
    await shown.filter({ hasText: 'Badge docs' }).waitFor();
    // In the typeface of its pages.
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(loaded, onceLoaded).toContainEqual(expect.stringContaining('Source Sans 3'));
    const texts = await shown.allInnerTexts();
    expect(texts).toContain('Changelog');
    expect(texts).not.toContain('Docs');
  });

  test('leaves what is typed in its search there, while a story plays', async () => {
    const id = 'forms-daterangepicker--open';
    await goTo(id);
    const preview = frameOf(page);
    const played = () => preview.locator('body').evaluate(playOf);
    await preview.getByRole('dialog', { name: 'Choose dates' }).waitFor();
    await expect.poll(played, onceLoaded).toBe('finished');
    await search().click();
    await preview.locator('body').evaluate(playAgain, id);
    await page.keyboard.type('badge', { delay: 250 });
    expect(await search().inputValue()).toBe('badge');
    expect(await played()).toBe('playing');
    await search().blur();
    await expect.poll(played, onceLoaded).toBe('finished');
  });

  test('is searched by the words of designers', async () => {
    const hitsOf = async (asked: string) => {
      await search().fill(asked);
      return await page.locator('.search-result-item--label').allInnerTexts();
    };
    for (const [asked, wanted] of Object.entries(pagesByWord))
      // Storybook reads its index first.
      await expect
        .poll(async () => (await hitsOf(asked)).slice(0, 4), { message: asked, ...onceLoaded })
        .toContainEqual(expect.stringContaining(wanted));
  });

  test('a story in light and in dark, and a page with its header, have the room of the panel', async () => {
    await goTo('actions-button--default');
    const preview = frameOf(page).locator('body');
    const controls = page.getByRole('tab', { name: /^Controls/ });
    await controls.waitFor();
    for (const theme of ['both', 'stacked']) {
      await preview.evaluate(chooseGlobals, { theme });
      await frameOf(page).locator('iframe[title="Dark"]').waitFor();
      await expect.poll(() => controls.count(), { message: theme }).toBe(0);
      await preview.evaluate(chooseGlobals, { theme: 'light' });
      await controls.waitFor();
    }
    await goTo('pages-rooms--with-header-and-footer');
    await frameOf(page).getByRole('banner').waitFor();
    await expect.poll(() => controls.count()).toBe(0);
  });

  test('the controls ask for days without a time, and are whole beside a story and below it', async () => {
    const outside = () =>
      page.locator('.docblock-argstable td *').evaluateAll((parts) => {
        const edge = document.querySelector('#storybook-panel-root')?.getBoundingClientRect();
        const cut = parts.filter((part) => part.getBoundingClientRect().right > (edge?.right ?? 0));
        return { parts: parts.length > 10, cut: cut.length, beside: edge?.top === 0 };
      });
    await goTo('forms-datepicker--default');
    expect(await timeFieldsOf(page)).toBe(0);
    await expect.poll(outside, onceLoaded).toEqual({ parts: true, cut: 0, beside: false });
    await choose({ viewport: { value: 'phone', isRotated: false } });
    await expect.poll(outside, onceLoaded).toEqual({ parts: true, cut: 0, beside: true });
  });

  test('the controls show which record a story has', async () => {
    await goTo('rooms-roomcard--default');
    const chosen = page.locator('#control-room option:checked');
    await expect.poll(() => chosen.innerText(), onceLoaded).toBe('A room');
  });

  test('the controls begin with the defaults, which their table names', async () => {
    const begins = async (name: string, value: string) => {
      const row = page.locator('.docblock-argstable tr', {
        has: page.getByText(name, { exact: true }),
      });
      // Once as a choice of the type, and once as the default.
      await row.getByText(`'${value}'`, { exact: true }).nth(1).waitFor();
      const chosen = row.locator('select, input:checked');
      expect(await chosen.evaluate((input: HTMLInputElement) => input.value)).toContain(value);
    };
    await goTo('feedback-badge--default');
    await begins('tone', 'neutral');
    await goTo('actions-button--default');
    await begins('size', 'medium');
  });
});

describe('the phone of the toolbar', () => {
  test('is seen whole beside the panel, and the toolbar says what is chosen', async () => {
    const page = await openPage();
    const globals = 'viewport:phone;theme:dark;locale:ar';
    await page.goto(`${served.url}/?path=/story/overlays-dialog--default&globals=${globals}`);
    await frameOf(page).getByRole('dialog').waitFor();
    const place = () => page.locator('#storybook-preview-iframe').boundingBox();
    // Storybook reads its address first.
    await expect.poll(place, onceLoaded).toMatchObject({ width: 360, height: 740 });
    const { y = 0, height = 0 } = (await place()) ?? {};
    expect(y + height).toBeLessThan(900);
    const tools = page.getByRole('button', { name: /^(Whose theme|Reading direction)/ });
    await expect
      .poll(() => tools.allInnerTexts(), onceLoaded)
      .toEqual(['Theme: Vestibule', 'Direction: auto']);
  });
});

test('the panel has no tab for code, not even while a story loads', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    const tabs = new Set<string>();
    Object.assign(globalThis, { tabs });
    new MutationObserver(() => {
      for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]'))
        tabs.add(tab.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${served.url}/?path=/story/actions-button--default`);
  await page.getByRole('tab', { name: /^Controls\s*\d/ }).waitFor();
  const seen = await page.evaluate(() => [...(globalThis as unknown as Tabs).tabs]);
  expect(seen).toContainEqual(expect.stringContaining('Controls'));
  expect(seen).not.toContain('Code');
});

interface Tabs {
  tabs: Set<string>;
}

test('the typefaces of the sample hotels are served with their licences', async () => {
  for (const file of ['files/bitter-latin-600-normal.woff2', 'LICENSE']) {
    const reply = await fetch(`${served.url}/theme-fonts/@fontsource/bitter/${file}`);
    expect(reply.status).toBe(200);
  }
});

test('a story is in another language with what its own file says, too', async () => {
  const page = await openPage();
  await page.goto(`${served.url}/iframe.html?id=forms-datepicker--default&globals=locale:ar`);
  const label = page.locator('label');
  expect(await label.innerText()).toMatch(/^[\u0600-\u06ff ]+$/);
});

/** How many of the controls ask for a time of day. */
async function timeFieldsOf(page: Page): Promise<number> {
  const table = page.locator('.docblock-argstable').first();
  await table.locator('input[type="date"]').first().waitFor();
  return await table.locator('input[type="time"]:visible').count();
}

describe('the controls of a component', () => {
  test('ask for a day without a time, on its docs page too', async () => {
    const page = await openPage();
    await page.goto(`${served.url}/iframe.html?viewMode=docs&id=forms-datepicker--docs`);
    expect(await timeFieldsOf(page)).toBe(0);
  });

  test('have every default that a comment names', () => {
    const { components } = JSON.parse(read('manifests/components.json')) as {
      components: Record<string, Told>;
    };
    const props = Object.entries(components).flatMap(([id, { reactDocgen }]) =>
      Object.entries(reactDocgen?.props ?? {}).map(
        ([name, { description = '', defaultValue }]) => ({
          id: `${id} ${name}`,
          inCode: defaultValue !== undefined,
          inTag: description.includes('@default '),
          // A route is the provider's: no value of the component stands for it.
          inWords: /by default|Default:/.test(description) && !/route by/.test(description),
        }),
      ),
    );
    const missing = props.filter(({ inWords, inCode, inTag }) => inWords && !inCode && !inTag);
    // The first tab with a dish depends on the menu.
    expect(missing.map(({ id }) => id)).toEqual(['restaurant-menutabs defaultTab']);
    // What Storybook reads from the code is not written again beside it.
    expect(props.filter(({ inCode, inTag }) => inCode && inTag)).toEqual([]);
  });
});

describe('in dark', () => {
  const grounds = themeOf({ theme: 'dark' });
  const globals = 'globals=theme%3Adark';

  test.each([
    ['Storybook', `?path=/docs/actions-button--docs&${globals}`, 'appBg'],
    ['a docs page', `iframe.html?viewMode=docs&id=actions-button--docs&${globals}`, 'appPreviewBg'],
    ['a story', `iframe.html?id=actions-button--default&${globals}`, 'appPreviewBg'],
  ] as const)('%s is dark before its scripts have arrived', async (_what, address, ground) => {
    const page = await openPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${served.url}/${address}`);
    const colours = await page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('.sb-wrapper[class*="preparing"]'),
      ].map((part) => getComputedStyle(part).backgroundColor),
    );
    expect(new Set(colours.map(hexOf))).toEqual(new Set([grounds[ground]]));
  });

  test('links of a page and what the toolbar has chosen stand out at 7:1 or better', async () => {
    const page = await openPage();
    await page.goto(`${served.url}/?path=/docs/foundations-welcome--docs&${globals}`);
    const link = frameOf(page).getByRole('link', { name: 'RoomCard' });
    await link.waitFor();
    const tool = page.getByRole('button', { name: /Light, dark, or both/ });
    const ground = grounds.appContentBg ?? '';
    for (const part of [link, tool])
      await expect
        .poll(async () => contrast(hexOf(await part.evaluate(colourOf)), ground))
        .toBeGreaterThanOrEqual(7);
  });

  test('the headings of a docs page are read in their list, and its lines stay behind them', async () => {
    const page = await openPage();
    await page.goto(`${served.url}/iframe.html?viewMode=docs&id=actions-button--docs&${globals}`);
    await page.locator('.is-active-li').waitFor();
    const colours = await page.locator('nav').evaluate((nav) => {
      const words = [...nav.querySelectorAll('h2, a')].map((part) => getComputedStyle(part).color);
      const [line] = [...nav.querySelectorAll('.toc-list')].map(
        (list) => getComputedStyle(list).borderInlineStartColor,
      );
      return { words, line };
    });
    const ground = grounds.appContentBg ?? '';
    const ratios = colours.words.map((colour) => contrast(hexOf(colour), ground));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hexOf(colours.line ?? ''), ground)).toBeLessThan(3);
  });
});

describe('a docs page', () => {
  test.each([
    ['space', 'Steps'],
    ['colour', 'Grounds'],
  ])('has the titles of its stories in line with its own: %s', async (name, title) => {
    for (const width of [1440, 360]) {
      const page = await openPage(width);
      await page.goto(`${served.url}/iframe.html?viewMode=docs&id=foundations-${name}--docs`);
      const start = async (part: Locator) => (await part.boundingBox())?.x;
      const own = await start(page.getByRole('heading', { level: 1 }));
      expect(await start(page.getByText(title, { exact: true }))).toBe(own);
    }
  });

  test('has every picture, also under a path', async () => {
    await using served = await serveFolder(path.dirname(folder));
    const page = await openPage();
    const missing: string[] = [];
    page.on('response', (reply) => void (reply.ok() || missing.push(reply.url())));
    for (const id of ['foundations-brand', 'foundations-welcome', 'content-gallery']) {
      const address = `${path.basename(folder)}/iframe.html?viewMode=docs&id=${id}--docs`;
      await page.goto(`${served.url}/${address}`, { waitUntil: 'networkidle' });
      await page.evaluate(settlePictures);
    }
    expect(missing).toEqual([]);
  });

  test('numbers its steps, and shows one card as each hotel has it', async () => {
    const page = await openPage();
    await page.goto(`${served.url}/iframe.html?viewMode=docs&id=foundations-make-it-yours--docs`);
    const step = page.locator('#storybook-docs ol > li').first();
    expect(await step.evaluate((item) => getComputedStyle(item).listStyleType)).toBe('decimal');
    const looks = await page.locator('figure button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, fontFamily } = getComputedStyle(button);
        return `${backgroundColor} ${fontFamily}`;
      }),
    );
    expect(new Set(looks).size).toBe(Object.keys(hotelThemes).length);
  });

  test('leads to those of other components, also under a path', async () => {
    const pages = [...linkedPages().values()].map(({ id }) => id);
    expect(pages.filter((id) => entries[id]?.type !== 'docs')).toEqual([]);
    await using served = await serveFolder(path.dirname(folder));
    const page = await openPage();
    const under = `${served.url}/${path.basename(folder)}/`;
    await page.goto(`${under}?path=/docs/overlays-dialog--docs`);
    await frameOf(page).getByRole('link', { name: 'Toaster' }).first().click();
    await frameOf(page).getByRole('heading', { level: 1, name: 'Toaster' }).waitFor();
    expect(page.url()).toContain(`${under}?path=/docs/feedback-toaster--docs`);
  });

  test('shows every property whole on a phone', async () => {
    const page = await openPage(360);
    await page.goto(`${served.url}/iframe.html?viewMode=docs&id=actions-button--docs`);
    const table = page.locator('.docblock-argstable');
    await table.first().waitFor();
    const outside = await table
      .locator('td *')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map(String),
      );
    expect(outside).toEqual([]);
  });

  test('shows its examples in light and in dark where both are asked for', async () => {
    const page = await openPage();
    const badge = 'iframe.html?viewMode=docs&id=feedback-badge--docs';
    await page.goto(`${served.url}/${badge}&globals=theme:both`);
    const badges = page.getByText('Standard', { exact: true });
    await badges.nth(1).waitFor();
    const schemes = await badges.evaluateAll((found) =>
      found.map((badge) => getComputedStyle(badge).colorScheme),
    );
    expect(new Set(schemes)).toEqual(new Set(['light', 'dark']));
  });
});
