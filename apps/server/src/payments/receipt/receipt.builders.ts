import { languageFacts, type Language } from '@vestibule/domain/words';
import { wordsIn } from '../../texts/words-in.js';
import { receiptTheme } from './receipt-theme.js';
import { receiptWords } from './receipt-words.js';
import type { Receipt } from './receipt.js';
import { texts } from './receipt.texts.js';

/** The receipt of two nights, in the words of a language. */
export function buildReceipt(overrides: Partial<Receipt> = {}, language: Language = 'en'): Receipt {
  const t = wordsIn(language, texts);
  const own = (value: string) => t.value({ value });
  return {
    theme: receiptTheme,
    language,
    direction: languageFacts[language].direction,
    words: receiptWords(t, 'Qasr Al Bahr'),
    hotel: {
      name: own('Qasr Al Bahr'),
      contact: t.contact({
        address: 'Muscat',
        phone: '+968 2455 0100',
        email: 'stay@hotel.example',
      }),
    },
    number: own('BK-1'),
    guest: ['Layla Haddad', 'محمد الهنائي', '+968 9212 3456'].map(own),
    title: t.title({ type: t.booking, service: 'Sea View King' }),
    facts: [{ label: t.date, value: own('1 December') }],
    lines: [{ label: t.nights, quantity: '2', unit: '$150.00', total: '$300.00' }],
    total: own('$300.00 USD'),
    payment: [{ label: t.status, value: own(t.paid) }],
    ...overrides,
  };
}
