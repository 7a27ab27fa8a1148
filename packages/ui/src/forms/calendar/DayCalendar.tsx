'use client';
import { isDay } from '@vestibule/domain/calendar';
import { Button } from '../../actions/Button/Button.js';
import { Foot } from './Calendar.styles.js';
import type { DayChoice } from './calendar-types.js';
import { DayGrid } from './DayGrid.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './calendar.texts.js';

/** A calendar for one day. */
export function DayCalendar({ value, onChoose, onClear, ...choice }: DayChoice) {
  const t = useTexts(texts);
  const { today, earliest, latest, disabledDays, yearList } = choice;
  return (
    <>
      <DayGrid
        today={today}
        earliest={earliest}
        latest={latest}
        disabledDays={disabledDays}
        yearList={yearList}
        shown={value && isDay(value) ? { from: value, as: 'chosen' } : undefined}
        onPick={onChoose}
      />
      {onClear && value && (
        <Foot as="div">
          <Button variant="quiet" size="small" onClick={onClear}>
            {t.clearDate}
          </Button>
        </Foot>
      )}
    </>
  );
}
