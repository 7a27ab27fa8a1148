import { chromium, type Browser, type BrowserContext } from 'playwright';
import { ensureChromium } from '../ensure-chromium.ts';

/** Letters and pictures fall on the same pixels every time. */
const steady = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-gpu',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
  '--force-color-profile=srgb',
];

/** Somebody else's page, in a frame of a story, may look different tomorrow. */
const nothingFromElsewhere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--hide-scrollbars', nothingFromElsewhere, ...steady],
  });
}

/** Stories move nothing; their clock stands still already. */
export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce' });
}
