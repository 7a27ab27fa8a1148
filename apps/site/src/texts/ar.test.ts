import { bookingTermsTexts, footerTexts } from '@vestibule/ui/texts';
import { expect, it } from 'vitest';
import { texts as siteFooter } from '../layout/SiteFooter.texts.js';
import { arabicPack } from './ar.js';

it('holds the words of the pages, of the components and of the rules', () => {
  expect(arabicPack.get(siteFooter)['page/terms']).toBe('الشروط والأحكام');
  expect(arabicPack.get(footerTexts).newsletter).toBe('النشرة البريدية');
  expect(arabicPack.get(bookingTermsTexts).refundable).toBe('قابلة للاسترداد');
});
