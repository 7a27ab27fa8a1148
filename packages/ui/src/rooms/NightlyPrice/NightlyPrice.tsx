'use client';
import { dollarsToCents } from '@vestibule/domain/money';
import { nightlyCents, type Room } from '@vestibule/domain/rooms';
import { Price, type PriceProps } from '../../layout/Price/Price.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './NightlyPrice.texts.js';

export interface NightlyPriceProps extends Omit<PriceProps, 'cents' | 'originalCents' | 'per'> {
  /** What is booked. */
  room: Pick<Room, 'price' | 'discount'>;
}

/** What one night in a room costs, before and after its discount. */
export function NightlyPrice({ room, ...props }: NightlyPriceProps) {
  const t = useTexts(texts);
  return (
    <Price
      {...props}
      cents={nightlyCents(room)}
      originalCents={dollarsToCents(room.price)}
      per={t.perNight}
    />
  );
}
