import type { Day } from '@vestibule/domain/calendar';
import type { Stay } from '@vestibule/domain/rooms';

/** Which days a calendar offers. */
export interface OfferedDays {
  /** The hotel's today; it is marked. */
  today: Day;
  /** The first day that can be chosen; the hotel's today without it. */
  earliest?: Day;
  /** The last day that can be chosen. */
  latest?: Day;
  /** Days that cannot be chosen beside the past ones. */
  disabledDays?: (day: Day) => boolean;
}

/** One day is chosen. */
export interface DayChoice extends OfferedDays {
  mode: 'day';
  value: Day | undefined;
  onChoose: (day: Day) => void;
  /** Month and year are chosen from lists, for days that are years away; needs `latest`. */
  yearList?: boolean;
  /** Shows a button that takes the chosen day back. */
  onClear?: () => void;
}

/** Two days are chosen, or a quick range. */
export interface StayChoice extends OfferedDays {
  mode: 'stay';
  value: Stay | undefined;
  onChoose: (stay: Stay) => void;
  /** Shows the quick ranges. */
  quick: boolean;
}

/** Days that are drawn together, and what they are: only what was pressed looks chosen. */
export interface ShownDays {
  from: Day;
  to?: Day;
  as: 'chosen' | 'suggested' | 'growing';
}
