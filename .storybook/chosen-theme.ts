import type { HotelTheme } from '@vestibule/ui/theme';
import { coloursOf } from '@vestibule/ui/theme/colours';
import { createContext, useContext } from 'react';
import { shape, shapeGroups } from '../packages/ui/src/theme/hotel-theme.js';

/** The look of the hotel that is chosen in the toolbar; none for the library's own. */
export const ChosenTheme = createContext<HotelTheme | undefined>(undefined);

/** Every value of a theme that is no colour: the hotel's over the library's. */
export function shapeOf(theme: HotelTheme | undefined): typeof shape {
  const groups = shapeGroups.map((group) => [group, { ...shape[group], ...theme?.[group] }]);
  return Object.fromEntries(groups) as typeof shape;
}

/** The values that pages about tokens show. */
export const useShape = () => shapeOf(useContext(ChosenTheme));
export const useColours = () => coloursOf(useContext(ChosenTheme) ?? {});
