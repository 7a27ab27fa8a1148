'use client';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Icon } from '../../media/Icon.js';
import { HeadRow, MonthTitle } from './Calendar.styles.js';
import type { DayNames } from './day-names.js';
import { MonthLists } from './MonthLists.js';
import type { Month } from './months.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './calendar.texts.js';

export interface MonthHeadProps {
  month: Month;
  names: DayNames;
  /** Only the first month has a way back. */
  onPrevious: (() => void) | undefined;
  /** Only the last month has a way on. */
  onNext: (() => void) | undefined;
  /** Shows lists of months and years. */
  onMonth: ((month: Month) => void) | undefined;
  earliest: Month;
  latest: Month | undefined;
}

/** A month's name between the ways to those beside it. */
export function MonthHead({ month, names, onPrevious, onNext, onMonth, ...ends }: MonthHeadProps) {
  const t = useTexts(texts);
  const { earliest, latest } = ends;
  const atStart = month <= earliest;
  const atEnd = latest !== undefined && month >= latest;
  return (
    <HeadRow>
      {onPrevious && (
        <IconButton
          label={t.previousMonth}
          icon={<Icon of={chevronLeftIcon} />}
          aria-disabled={atStart || undefined}
          onClick={() => atStart || onPrevious()}
        />
      )}
      {onMonth ? (
        <MonthLists
          month={month}
          names={names}
          onMonth={onMonth}
          earliest={earliest}
          latest={latest ?? month}
        />
      ) : (
        <MonthTitle aria-live="polite">{names.month(month)}</MonthTitle>
      )}
      {onNext && (
        <IconButton
          label={t.nextMonth}
          icon={<Icon of={chevronRightIcon} />}
          aria-disabled={atEnd || undefined}
          onClick={() => atEnd || onNext()}
        />
      )}
    </HeadRow>
  );
}
