'use client';
import type { RestaurantPage } from '@vestibule/domain/content';
import type { InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Carousel } from '../../media/Carousel/Carousel.js';
import { Picture } from '../../media/Picture/Picture.js';
import { useTexts } from '../../theme/texts.js';
import { Caption, Dish } from './FeaturedDishes.styles.js';
import { texts } from './FeaturedDishes.texts.js';

export interface FeaturedDishesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** At least one; `featuredDishes` of the domain sees to it. */
  dishes: ReadonlyArray<RestaurantPage['featuredDishes'][number] & InLanguage>;
  /** Joins the classes of the root. */
  className?: string;
}

/** What the kitchen is proud of this week, one picture at a time. */
export function FeaturedDishes({ dishes, ...props }: FeaturedDishesProps) {
  const t = useTexts(texts);
  return (
    <Carousel label={t.featuredDishes} {...props}>
      {dishes.map((dish) => (
        <Dish key={`${dish.image} ${dish.name}`}>
          <Picture
            kind="restaurant"
            file={dish.image}
            alt=""
            ratio="16/9"
            sizes="(min-width: 80rem) 80rem, calc(100vw - 2.5rem)"
          />
          <Caption>{recordSentence(dish, 'name', dish.name)}</Caption>
        </Dish>
      ))}
    </Carousel>
  );
}
