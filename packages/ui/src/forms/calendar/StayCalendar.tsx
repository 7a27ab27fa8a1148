'use client';
import type { Day } from '@vestibule/domain/calendar';
import {
  bookableStay,
  initialStay,
  nightsOf,
  quickRanges,
  dateRangeTexts,
} from '@vestibule/domain/rooms';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { useLocale } from '../../theme/locale.js';
import { Foot, Nights, QuickRanges } from './Calendar.styles.js';
import type { ShownDays, StayChoice } from './calendar-types.js';
import { dayNames } from './day-names.js';
import { DayGrid } from './DayGrid.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './calendar.texts.js';

/** A calendar for arrival and departure: two presses, or a quick range. */
export function StayCalendar({ value, onChoose, today, disabledDays, quick }: StayChoice) {
  const ranges = useTexts(dateRangeTexts);
  const [start, setStart] = useState<Day>();
  const [aimed, setAimed] = useState<Day>();
  const shown = shownDays({ value, start, aimed, today });
  const pick = (day: Day) => {
    if (start === undefined || day < start) setStart(day);
    else onChoose({ checkIn: start, checkOut: day });
  };
  return (
    <>
      <DayGrid
        wide
        today={today}
        disabledDays={disabledDays}
        shown={shown}
        onPick={pick}
        onAim={setAimed}
      />
      <StayFoot shown={shown} />
      {quick && (
        <QuickRanges>
          {quickRanges(today, ranges).map(({ label, stay }) => (
            <Button key={label} variant="secondary" size="small" onClick={() => onChoose(stay)}>
              {label}
            </Button>
          ))}
        </QuickRanges>
      )}
    </>
  );
}

interface StayState {
  value: StayChoice['value'];
  start: Day | undefined;
  aimed: Day | undefined;
  today: Day;
}

/** What is drawn: the stay that grows, the one that was chosen, or today to tomorrow (spec 5). */
function shownDays({ value, start, aimed, today }: StayState): ShownDays {
  if (start !== undefined) {
    return { from: start, to: aimed && aimed > start ? aimed : undefined, as: 'growing' };
  }
  const { checkIn, checkOut } = value ?? initialStay(today);
  return { from: checkIn, to: checkOut, as: value ? 'chosen' : 'suggested' };
}

/** Says the stay and its nights while it grows. */
function StayFoot({ shown: { from, to, as } }: { shown: ShownDays }) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const { shortDay } = dayNames(locale);
  const days = `${shortDay(from)} – ${to ? shortDay(to) : '…'}`;
  return (
    <Foot aria-live="polite">
      <span>{as === 'suggested' ? t.suggestedStay({ stay: days }) : days}</span>
      {to ? (
        <Nights>
          {t.nights({ count: nightsOf(bookableStay({ checkIn: from, checkOut: to })) })}
        </Nights>
      ) : (
        <span>{t.chooseCheckOut}</span>
      )}
    </Foot>
  );
}
