'use client';
import { Lists } from './Calendar.styles.js';
import type { DayNames } from './day-names.js';
import { addMonths, type Month } from './months.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './calendar.texts.js';

export interface MonthListsProps {
  month: Month;
  names: DayNames;
  onMonth: (month: Month) => void;
  earliest: Month;
  latest: Month;
}

/** A month and a year, each from the browser's own list, for days that are years away. */
export function MonthLists({ month, names, onMonth, earliest, latest }: MonthListsProps) {
  const t = useTexts(texts);
  const year = Number(month.slice(0, 4));
  const [firstYear, lastYear] = [Number(earliest.slice(0, 4)), Number(latest.slice(0, 4))];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));
  const go = (to: Month) => {
    if (to < earliest) onMonth(earliest);
    else onMonth(to > latest ? latest : to);
  };
  return (
    <Lists>
      <select aria-label={t.month} value={month} onChange={(event) => go(event.target.value)}>
        {months.map((of) => (
          <option key={of} value={of} disabled={of < earliest || of > latest}>
            {names.monthAlone(of)}
          </option>
        ))}
      </select>
      <select
        aria-label={t.year}
        value={year}
        onChange={(event) => go(`${event.target.value}${month.slice(4)}`)}
      >
        {years.map((of) => (
          <option key={of} value={of}>
            {of}
          </option>
        ))}
      </select>
    </Lists>
  );
}
