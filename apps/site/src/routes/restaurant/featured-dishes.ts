export { FeaturedDishes as default } from '@vestibule/ui/restaurant';
