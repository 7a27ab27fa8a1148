import { amenityIcon, amenityLabel } from '@vestibule/domain/rooms';
import type { TextLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { amenityIcons } from './amenity-icons.js';
import { Item, Root } from './AmenityList.styles.js';

export interface AmenityListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What the room has, in the hotel's words; nothing shows when there is none. */
  amenities: ReadonlyArray<string>;
  /** Where they are translated: the originals in the same order, by which the icons are found. */
  originals?: ReadonlyArray<string> | undefined;
  /** Where some are not translated: the language of each, in the same order. */
  languages?: ReadonlyArray<TextLanguage | undefined> | undefined;
}

/** What a room has: an icon by keyword and the name, capitalised (spec 9). */
export function AmenityList({
  amenities,
  originals = amenities,
  languages,
  ...props
}: AmenityListProps) {
  if (amenities.length === 0) return null;
  return (
    <Root {...props}>
      {amenities.map((amenity, index) => {
        const keyword = amenityIcon(originals[index] ?? amenity);
        return (
          <Item key={amenity} data-icon={keyword}>
            <Icon of={amenityIcons[keyword]} />
            <span {...languages?.[index]}>{amenityLabel(amenity)}</span>
          </Item>
        );
      })}
    </Root>
  );
}
