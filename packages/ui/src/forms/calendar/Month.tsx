'use client';
import type { Day } from '@vestibule/domain/calendar';
import { MonthTable } from './Calendar.styles.js';
import type { ShownDays } from './calendar-types.js';
import type { DayNames } from './day-names.js';
import { weeksOf, type Month as MonthName } from './months.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './calendar.texts.js';

export interface MonthProps {
  month: MonthName;
  names: DayNames;
  today: Day;
  shown: ShownDays | undefined;
  /** The one day that Tab reaches; the arrow keys reach the others. */
  tabStop: Day | undefined;
  /** Why a day cannot be chosen. */
  offOf: (day: Day) => 'outside' | 'taken' | undefined;
  onPress: (day: Day) => void;
}

/** What belongs to the months beside is left empty. */
const BLANK = '\u00A0';

/** One month as a table of buttons. */
export function Month({ month, names, ...shared }: MonthProps) {
  return (
    <MonthTable aria-label={names.month(month)}>
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, names.firstWeekday).map(({ blanksBefore, days, blanksAfter }) => (
          <tr key={days[0]}>
            {blanksBefore > 0 && <td colSpan={blanksBefore}>{BLANK}</td>}
            {days.map((day) => (
              <DayCell key={day} day={day} names={names} {...shared} />
            ))}
            {blanksAfter > 0 && <td colSpan={blanksAfter}>{BLANK}</td>}
          </tr>
        ))}
      </tbody>
    </MonthTable>
  );
}

type DayCellProps = Omit<MonthProps, 'month'> & { day: Day };

function DayCell({ day, names, today, shown, tabStop, offOf, onPress }: DayCellProps) {
  const t = useTexts(texts);
  const off = offOf(day);
  const place = shown && placeIn(shown, day);
  const selection = place && selectionOf(shown, place);
  const states = { suggested: t.suggested, selected: t.selected, taken: t.taken };
  const state = off === 'taken' ? off : selection;
  // `Today, Friday, November 20, 2026, selected`: the whole date, with the number on show in it.
  const label = [day === today && t.today, names.day(day), state && states[state]]
    .filter((words) => typeof words === 'string')
    .reduce((first, next) => t.listed({ first, next }));
  return (
    <td
      data-day={day}
      data-today={day === today ? '' : undefined}
      data-off={off}
      data-place={place}
      data-as={place && shown.as}
      aria-selected={selection === 'selected'}
    >
      <button
        type="button"
        disabled={off !== undefined}
        tabIndex={day === tabStop ? 0 : -1}
        aria-label={label}
        onClick={() => onPress(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

type Place = 'only' | 'start' | 'middle' | 'end';

function placeIn({ from, to = from }: ShownDays, day: Day): Place | undefined {
  if (day < from || day > to) return undefined;
  if (from === to) return 'only';
  if (day === from) return 'start';
  return day === to ? 'end' : 'middle';
}

/** While a stay grows only its first day has been pressed. */
function selectionOf({ as }: ShownDays, place: Place): 'suggested' | 'selected' | undefined {
  if (as === 'suggested') return 'suggested';
  return as === 'chosen' || place === 'start' || place === 'only' ? 'selected' : undefined;
}
