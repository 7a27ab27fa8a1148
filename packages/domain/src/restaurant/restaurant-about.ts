import type { RestaurantPage } from '../content/pages.schema.js';

/** The sentence of the about block; only when both are known (spec 2, Restaurant). */
export function chefSentence(
  page: Pick<RestaurantPage, 'headChef' | 'cuisineType'> | undefined,
): string | undefined {
  if (!page?.headChef || !page.cuisineType) return undefined;
  return `Head chef ${page.headChef} cooks ${page.cuisineType} cuisine.`;
}

/** The slider's one picture when no dish is featured (spec 2, Restaurant). */
export const defaultFeaturedDish = {
  image: '/uploads/restaurant/mezze.webp',
  name: 'From our kitchen',
};

export function featuredDishes(
  page: Pick<RestaurantPage, 'featuredDishes'> | undefined,
): RestaurantPage['featuredDishes'] {
  return page?.featuredDishes.length ? page.featuredDishes : [defaultFeaturedDish];
}
