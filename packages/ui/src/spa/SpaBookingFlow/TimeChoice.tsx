import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { formatLongDay, type Day } from '@vestibule/domain/calendar';
import type { SpaSlot } from '@vestibule/domain/spa';
import { useId, type Ref } from 'react';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { Message } from '../../forms/Field/Field.styles.js';
import { Icon } from '../../media/Icon.js';
import { ChoiceOption } from './ChoiceOption.js';
import type { SpaTimes } from './flow-props.js';
import { Choices, Hidden, Legend, Note, Times } from './SpaBookingFlow.styles.js';

export interface TimeChoiceProps extends SpaTimes {
  /** The chosen day. */
  date: Day;
  /** The chosen start, empty until then. */
  time: string;
  /** Says that one must be chosen. */
  missing?: string;
  /** The group of times, once they are known. */
  ref?: Ref<HTMLFieldSetElement>;
  /** The guest chose a start. */
  onChoose: (time: string) => void;
}

const reasons = { past: 'past', taken: 'taken' } satisfies Record<
  NonNullable<SpaSlot['reason']>,
  string
>;

/** The start times of a day; past and taken ones are shown, and cannot be chosen. */
export function TimeChoice(props: TimeChoiceProps) {
  const { slots, error, onRetry, date, time, missing, onChoose, ref } = props;
  const name = useId();
  if (error) return <ErrorBlock title={error} onRetry={onRetry} />;
  if (!slots) return <Loading>Loading times...</Loading>;
  const free = slots.filter((slot) => slot.available).length;
  return (
    <Choices
      ref={ref}
      role="radiogroup"
      aria-invalid={missing ? true : undefined}
      aria-describedby={missing && `${name}-missing`}
    >
      <Legend>Time on {formatLongDay(date)}</Legend>
      <Times>
        {slots.map(({ time: start, available, reason }) => (
          <ChoiceOption
            key={start}
            name={name}
            value={start}
            checked={available && start === time}
            disabled={!available}
            onChoose={() => onChoose(start)}
          >
            {start}
            {reason && <Hidden> not available, {reasons[reason]}</Hidden>}
          </ChoiceOption>
        ))}
      </Times>
      {missing && (
        <Message id={`${name}-missing`}>
          <Icon of={circleAlertIcon} />
          {missing}
        </Message>
      )}
      <Note>{timesNote(free, slots.length)}</Note>
    </Choices>
  );
}

function timesNote(free: number, all: number): string {
  if (free === 0) return 'No time is free on this day. Please choose another day.';
  return free < all ? 'Times with a line through them are not available.' : '';
}
