import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './OptionsStep.texts.js';

export const texts: Translation<typeof english> = {
  noExtras: 'لا توجد إضافات لهذه الفعالية. للمتابعة يُرجى الضغط على «التالي».',
  noAddons: 'لا توجد خدمات إضافية لهذه الفعالية. للمتابعة يُرجى الضغط على «التالي».',
  quantityOf: text('الكمية من {option}'),
  ofOption: text('وحدات {option}'),
  subtotal: text('<hidden>المجموع الفرعي عن {option} </hidden>{price}'),
};
