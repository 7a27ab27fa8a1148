import { journey } from './support/journey.ts';

journey('the menu by keyboard: its tab outlasts a reload and Back', async (page) => {
  await page.goTo('/restaurant');
  await page.click('tab', 'Dinner');
  await page.isAt('/restaurant?menu=dinner');
  await page.in('tab', 'Dinner').hasFocus();

  await page.press('ArrowRight');
  await page.in('tab', 'Desserts').hasFocus();
  await page.isAt('/restaurant?menu=dessert');
  await page.sees('heading', 'Frankincense ice cream');

  await page.reload();
  await page.in('tabpanel', 'Desserts').sees('heading', 'Frankincense ice cream');
  await page.goTo('/contact');
  await page.goBack();
  await page.in('tabpanel', 'Desserts').sees('heading', 'Frankincense ice cream');
});
