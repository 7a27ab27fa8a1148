import type { Day } from '@vestibule/domain/calendar';
import type { Month } from './months.js';

/** What a calendar says in one language. */
export interface DayNames {
  /** `Friday, November 20, 2026`. */
  day: (day: Day) => string;
  /** `Nov 20`. */
  shortDay: (day: Day) => string;
  /** `November 2026`. */
  month: (month: Month) => string;
  /** `November`. */
  monthAlone: (month: Month) => string;
  /** In their order, `Sun` and `Sunday`. */
  weekdays: { short: string; long: string }[];
  /** The weekday that a week begins with; Sunday is 0. */
  firstWeekday: number;
}

const made = new Map<string, DayNames>();

/** Made once for a language: making a formatter takes long. */
export function dayNames(locale: string): DayNames {
  const known = made.get(locale);
  if (known) return known;
  const names = makeNames(locale);
  made.set(locale, names);
  return names;
}

function makeNames(locale: string): DayNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: Day) => formatter.format(Date.parse(`${day}T00:00:00Z`));
  };
  const month = format({ month: 'long', year: 'numeric' });
  const monthAlone = format({ month: 'long' });
  // Arabic has no short names but single letters; the whole names do not fit above the days.
  const shortest = locale.startsWith('ar') ? 'narrow' : 'short';
  const [short, long] = [format({ weekday: shortest }), format({ weekday: 'long' })];
  const firstWeekday = firstWeekdayOf(locale);
  return {
    day: format({ dateStyle: 'full' }),
    shortDay: format({ month: 'short', day: 'numeric' }),
    month: (of) => month(`${of}-01`),
    monthAlone: (of) => monthAlone(`${of}-01`),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      // A Sunday and the six days after it.
      const day = `2026-11-0${((index + firstWeekday) % 7) + 1}`;
      return { short: short(day), long: long(day) };
    }),
    firstWeekday,
  };
}

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number };
}

/** Sunday where the browser cannot say. */
function firstWeekdayOf(locale: string): number {
  const { getWeekInfo } = Intl.Locale.prototype as WithWeekInfo;
  return (getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 7) % 7;
}
