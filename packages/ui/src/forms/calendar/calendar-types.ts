import type { Day } from '@vestibule/domain/calendar';
import type { Stay } from '@vestibule/domain/rooms';

/** Which days a calendar offers. */
export interface OfferedDays {
  /** The hotel's today; it is marked, and earlier days cannot be chosen. */
  today: Day;
  /** Days that cannot be chosen beside the past ones. */
  disabledDays?: (day: Day) => boolean;
}

/** One day is chosen. */
export interface DayChoice extends OfferedDays {
  mode: 'day';
  value: Day | undefined;
  onChoose: (day: Day) => void;
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
