export const texts = {
  reason:
    'It may have been renamed, or it is no longer let. All rooms that you can book are in our list.',
  seeAll: 'See all rooms',
};
