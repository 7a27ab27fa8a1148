import { journey } from './support/journey.ts';

journey(
  'from page to page, Back and Forward: the focus and the place on the page',
  async (page) => {
    await page.goTo('/rooms');
    const link = page.in('link', 'View Details of Sea View King');
    await link.isHydrated();
    const scrolled = await link.scrollIntoView();
    await page.click('link', 'View Details of Sea View King');
    await page.isAt('/room-single/sea-view-king');
    await page.in('heading', 'Sea View King').hasFocus();
    await page.isScrolledTo(0);

    await page.goBack();
    await page.isAt('/rooms');
    await page.in('heading', 'Rooms & Suites').hasFocus();
    await page.isScrolledTo(scrolled);

    await page.goForward();
    await page.isAt('/room-single/sea-view-king');
    await page.in('heading', 'Sea View King').hasFocus();
    await page.isScrolledTo(0);
  },
);
