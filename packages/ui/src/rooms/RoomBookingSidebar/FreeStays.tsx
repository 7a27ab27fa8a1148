'use client';
import { formatLongDay } from '@vestibule/domain/calendar';
import type { Stay } from '@vestibule/domain/rooms';
import { Button } from '../../actions/Button/Button.js';
import { Stays } from './RoomBookingSidebar.styles.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts as stayTexts } from '../stay.texts.js';
import { texts } from './RoomBookingSidebar.texts.js';

export interface FreeStaysProps {
  /** The nearest stays that are still free. */
  stays: ReadonlyArray<Stay>;
  /** The guest takes one of them. */
  onChoose: (stay: Stay) => void;
}

/** What a guest is offered whose dates are taken: the same nights, a few days away. */
export function FreeStays({ stays, onChoose }: FreeStaysProps) {
  const t = useTexts(texts);
  const words = useTexts(stayTexts);
  const { locale } = useLocale();
  if (stays.length === 0) return <p>{t.noOtherDates}</p>;
  return (
    <>
      <p>{words.freeNear}</p>
      <Stays>
        {stays.map((stay) => (
          <li key={stay.checkIn}>
            <Button variant="secondary" size="small" wide onClick={() => onChoose(stay)}>
              {words.dates({
                checkIn: formatLongDay(stay.checkIn, locale),
                checkOut: formatLongDay(stay.checkOut, locale),
              })}
            </Button>
          </li>
        ))}
      </Stays>
    </>
  );
}
