import { journey } from './support/journey.ts';

journey('a room’s picture opens large, by press and by keys', async (page) => {
  await page.goTo('/room-single/sea-view-king');
  const picture = page.in('button', /^Enlarge: Free-standing tub/);
  await page.click('button', /^Enlarge: Free-standing tub/);
  const large = page.in('dialog', 'Pictures of Sea View King');
  await large.seesText('1 of 3');
  await large.in('img', /^Free-standing tub/).isDrawn();

  await page.press('ArrowRight');
  await large.seesText('2 of 3');
  await large.in('img', /^Balcony in the morning/).isDrawn();
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  await large.seesText('3 of 3');
  await large.click('button', 'Next picture');
  await large.seesText('1 of 3');

  await page.press('Escape');
  await page.seesNo('dialog');
  await picture.hasFocus();
  await page.press('Enter');
  await large.seesText('1 of 3');
  await large.click('button', 'Close');
  await page.seesNo('dialog');
  await picture.hasFocus();

  // In the page itself, the arrow keys turn the slides.
  const slides = page.in('region', 'Pictures of Sea View King');
  await slides.click('button', 'Next slide');
  await slides.seesText('Slide 2 of 3');
  await slides.in('img', /^Balcony in the morning/).isInView();
});
