import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('price', {
  discounted: '<hidden>Was </hidden><was/><hidden>, now </hidden><now/>',
});
