import { accountMessages, passkeyMessages } from '@vestibule/domain/account';
import { bookingsMessages } from '@vestibule/domain/bookings';
import { contentMessages } from '@vestibule/domain/content';
import { eventsMessages } from '@vestibule/domain/events';
import { hallsMessages } from '@vestibule/domain/halls';
import { paymentsMessages } from '@vestibule/domain/payments';
import { problemMessages, requestMessages, type ProblemError } from '@vestibule/domain/problem';
import { restaurantMessages } from '@vestibule/domain/restaurant';
import { roomsMessages } from '@vestibule/domain/rooms';
import { settingsMessages } from '@vestibule/domain/settings';
import { spaMessages } from '@vestibule/domain/spa';
import type { Language } from '@vestibule/domain/words';
import { wordsIn } from '../texts/words-in.js';

/** The text of each code in a language. */
const messagesIn = (language: Language): typeof problemMessages => ({
  ...wordsIn(language, requestMessages),
  ...wordsIn(language, accountMessages),
  ...wordsIn(language, passkeyMessages),
  ...wordsIn(language, bookingsMessages),
  ...wordsIn(language, contentMessages),
  ...wordsIn(language, eventsMessages),
  ...wordsIn(language, hallsMessages),
  ...wordsIn(language, paymentsMessages),
  ...wordsIn(language, restaurantMessages),
  ...wordsIn(language, roomsMessages),
  ...wordsIn(language, settingsMessages),
  ...wordsIn(language, spaMessages),
});

/** The message and the fields of a refusal in a language, where they are the text of its code. */
export function problemWords({ code, message, options }: ProblemError, language: Language) {
  const inLanguage = (text: string) =>
    text === problemMessages[code] ? messagesIn(language)[code] : text;
  const fields = options.fields && Object.entries(options.fields);
  return {
    message: inLanguage(message),
    fields: fields && Object.fromEntries(fields.map(([field, text]) => [field, inLanguage(text)])),
  };
}
