import { fallbackPagesTexts } from '@vestibule/domain/content';
import { roomCardTexts } from '@vestibule/ui/texts';
import { nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';
import { spoken } from './support/patterns.ts';

journey(
  'from page to page, Back and Forward: the focus and the place on the page',
  async (page, { textsOf, language }) => {
    const room = await nameOf('rooms', 'sea-view-king', language);
    const card = textsOf(roomCardTexts);
    const details = spoken(card.viewDetails({ name: room }));
    const { roomsTitle } = textsOf(fallbackPagesTexts);
    await page.goTo('/rooms');
    const link = page.in('link', details);
    await link.isHydrated();
    const scrolled = await link.scrollIntoView();
    await page.click('link', details);
    await page.isAt('/room-single/sea-view-king');
    await page.in('heading', room).hasFocus();
    await page.isScrolledTo(0);

    await page.goBack();
    await page.isAt('/rooms');
    await page.in('heading', roomsTitle).hasFocus();
    await page.isScrolledTo(scrolled);

    await page.goForward();
    await page.isAt('/room-single/sea-view-king');
    await page.in('heading', room).hasFocus();
    await page.isScrolledTo(0);
  },
);
