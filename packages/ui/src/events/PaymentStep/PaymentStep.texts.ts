import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentStep', {
  close: 'Close',
  takeWhatIsLeft: plural({
    one: 'Take {count} ticket instead',
    other: 'Take {count} tickets instead',
  }),
});
