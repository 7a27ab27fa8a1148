import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomNotFound', {
  reason:
    'It may have been renamed, or it is no longer let. All rooms that you can book are in our list.',
  seeAll: 'See all rooms',
});
