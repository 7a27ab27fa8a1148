import type { RestaurantPage } from '../content/pages.schema.js';
import { itemsInLanguage, type InLanguage, type Translation } from '../words/index.js';
import { texts } from './from-the-kitchen.texts.js';

/** The sentence of the about block; only when both are known (spec 2, Restaurant). */
export function chefSentence(
  page: Pick<RestaurantPage, 'headChef' | 'cuisineType'> | undefined,
  t: Translation<typeof texts> = texts,
): string | undefined {
  if (!page?.headChef || !page.cuisineType) return undefined;
  return t.chef({ chef: page.headChef, cuisine: page.cuisineType });
}

/** The slider's one picture when no dish is featured (spec 2, Restaurant). */
// @__NO_SIDE_EFFECTS__
const defaultDish = (t: Translation<typeof texts>) => ({
  image: '/uploads/restaurant/mezze.webp',
  name: t.fromOurKitchen,
});
export const defaultFeaturedDish = defaultDish(texts);

export function featuredDishes(
  page: (Pick<RestaurantPage, 'featuredDishes'> & InLanguage) | undefined,
  t: Translation<typeof texts> = texts,
): (RestaurantPage['featuredDishes'][number] & InLanguage)[] {
  return page?.featuredDishes.length ? itemsInLanguage(page, 'featuredDishes') : [defaultDish(t)];
}
