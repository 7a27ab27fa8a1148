import { menuItemTexts } from '@vestibule/domain/restaurant';
import { nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';

journey(
  'the menu by keyboard: its tab outlasts a reload and Back',
  async (page, { textsOf, language }) => {
    const { dinner, dessert } = textsOf(menuItemTexts);
    const iceCream = await nameOf('restaurant/menu-items', 'frankincense-ice-cream', language);
    await page.goTo('/restaurant');
    await page.click('tab', dinner);
    await page.isAt('/restaurant?menu=dinner');
    await page.in('tab', dinner).hasFocus();

    await page.press('ArrowNext');
    await page.in('tab', dessert).hasFocus();
    await page.isAt('/restaurant?menu=dessert');
    await page.sees('heading', iceCream);

    await page.reload();
    await page.in('tabpanel', dessert).sees('heading', iceCream);
    await page.goTo('/contact');
    await page.goBack();
    await page.in('tabpanel', dessert).sees('heading', iceCream);
  },
);
