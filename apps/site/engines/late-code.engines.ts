import { inject } from 'vitest';
import { openBrokenLine } from './support/broken-line.ts';
import { journey } from './support/journey.ts';
import { until } from './support/until.ts';

journey(
  'a dialog whose code does not come: the page stays, Try Again opens it',
  async (page, engine) => {
    const line = await openBrokenLine(
      inject('url'),
      ({ method, url = '' }) => method === 'HEAD' || url.includes('/hall-request-dialog-'),
    );
    try {
      await page.goTo(`${line.url}/meeting-hall`);
      await page.click('button', 'Book Now for The Majlis');
      await page.seesText('This could not be opened. Please check your connection.');
      await page.seesNo('dialog');
      line.mend();
      await page.read(({ dataset }) => (dataset['before'] = ''));
      await page.click('button', 'Try Again');
      if (engine !== 'Chromium') {
        // The others remember for as long as a page is open what failed: it is loaded anew, once (020).
        const loadedBefore = () => page.read(({ dataset }) => 'before' in dataset);
        await until('The page is loaded anew', loadedBefore, (before) => !before);
        // As after any load: a press would come before the page's first script.
        await page.in('button', 'Book Now for The Majlis').isHydrated();
        await page.click('button', 'Book Now for The Majlis');
      }
      await page.in('dialog', 'Book Meeting Hall').sees('textbox', 'Full name');
    } finally {
      line.close();
    }
  },
);
