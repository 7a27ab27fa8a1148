import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('phoneQuestion', {
  callingCodeUnknown: 'We do not know this calling code. Please check it, or choose the country.',
  tooFew: plural({
    one: 'Is this number complete? Numbers in {country} have {count} digit.',
    other: 'Is this number complete? Numbers in {country} have {count} digits.',
  }),
  tooFewOfRange: plural({
    one: 'Is this number complete? Numbers in {country} have {least} to {count} digit.',
    other: 'Is this number complete? Numbers in {country} have {least} to {count} digits.',
  }),
  tooMany: plural({
    one: 'Is this number right? Numbers in {country} have {count} digit.',
    other: 'Is this number right? Numbers in {country} have {count} digits.',
  }),
  tooManyOfRange: plural({
    one: 'Is this number right? Numbers in {country} have {least} to {count} digit.',
    other: 'Is this number right? Numbers in {country} have {least} to {count} digits.',
  }),
  sameDigits: 'Is this number right? All its digits are the same.',
});
