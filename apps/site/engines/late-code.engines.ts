import { hallCardTexts, hallRequestDialogTexts } from '@vestibule/ui/texts';
import { inject } from 'vitest';
import { texts as lateDialogTexts } from '../src/app/late-dialog.texts.js';
import { openBrokenLine } from './support/broken-line.ts';
import { nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { spoken } from './support/patterns.ts';
import { until } from './support/until.ts';

journey(
  'a dialog whose code does not come: the page stays, Try Again opens it',
  async (page, { engine, textsOf, language }) => {
    const card = textsOf(hallCardTexts);
    const hall = await nameOf('meeting-hall/halls', 'majlis', language);
    const bookNow = spoken(card.bookNow({ hall }));
    const late = textsOf(lateDialogTexts);
    const line = await openBrokenLine(
      inject('url'),
      ({ method, url = '' }) => method === 'HEAD' || url.includes('/hall-request-dialog-'),
    );
    try {
      await page.goTo('/meeting-hall', line.url);
      await page.click('button', bookNow);
      await page.seesText(late.couldNotOpen);
      await page.seesNo('dialog');
      line.mend();
      await page.read(({ dataset }) => (dataset['before'] = ''));
      await page.click('button', late.tryAgain);
      if (engine !== 'Chromium') {
        // The others remember for as long as a page is open what failed: it is loaded again, once (020).
        const loadedBefore = () => page.read(({ dataset }) => 'before' in dataset);
        await until('The page is loaded again', loadedBefore, (before) => !before);
        // As after any load: a press would come before the page's first script.
        await page.in('button', bookNow).isHydrated();
        await page.click('button', bookNow);
      }
      const t = textsOf(hallRequestDialogTexts);
      await page.in('dialog', t.title).sees('textbox', t.fullName);
    } finally {
      line.close();
    }
  },
);
