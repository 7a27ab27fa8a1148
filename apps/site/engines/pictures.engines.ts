import {
  carouselTexts,
  dialogTexts,
  roomGalleryDialogTexts,
  roomGalleryTexts,
} from '@vestibule/ui/texts';
import { texts as roomPictures } from '../src/routes/rooms/room-pictures.texts.js';
import { nameOf } from './support/hotel.ts';
import { journey } from './support/journey.ts';

journey(
  'a room’s picture opens large, by press and by keys',
  async (page, { textsOf, language }) => {
    const room = await nameOf('rooms', 'sea-view-king', language);
    const pictures = textsOf(roomPictures);
    const tub = pictures['sea-view-king-2.webp'];
    const balcony = pictures['sea-view-king-3.webp'];
    const t = textsOf(roomGalleryTexts);
    const gallery = textsOf(roomGalleryDialogTexts);
    const place = (number: number) => gallery.place({ place: number, total: 3 });
    const carousel = textsOf(carouselTexts);
    const enlarge = t.enlarge({ picture: tub });
    await page.goTo('/room-single/sea-view-king');
    const picture = page.in('button', enlarge);
    await page.click('button', enlarge);
    const large = page.in('dialog', t.picturesOf({ room }));
    await large.seesText(place(1));
    await large.in('img', tub).isDrawn();

    await page.press('ArrowNext');
    await large.seesText(place(2));
    await large.in('img', balcony).isDrawn();
    await page.press('ArrowPrevious');
    await page.press('ArrowPrevious');
    await large.seesText(place(3));
    await large.click('button', gallery.nextPicture);
    await large.seesText(place(1));

    await page.press('Escape');
    await page.seesNo('dialog');
    await picture.hasFocus();
    await page.press('Enter');
    await large.seesText(place(1));
    await large.click('button', textsOf(dialogTexts).close);
    await page.seesNo('dialog');
    await picture.hasFocus();

    // In the page itself, the arrow keys turn the slides.
    const slides = page.in('region', t.picturesOf({ room }));
    await slides.click('button', carousel.nextSlide);
    await slides.seesText(carousel.slide({ number: 2, total: 3 }));
    await slides.in('img', balcony).isInView();
  },
);
