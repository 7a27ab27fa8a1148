'use client';
import type { Day } from '@vestibule/domain/calendar';
import type { LostSlot, TreatmentChoice } from '@vestibule/domain/spa';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { DatePicker } from '../../forms/DatePicker/DatePicker.js';
import { Field } from '../../forms/Field/Field.js';
import type { SpaTimes } from './flow-props.js';
import { LostTime } from './LostTime.js';
import { Buttons, Step } from './SpaBookingFlow.styles.js';
import { TimeChoice } from './TimeChoice.js';

export interface DateTimeStepProps {
  /** The chosen date and time. */
  choice: TreatmentChoice;
  /** The hotel's today; earlier days cannot be chosen. */
  today: Day;
  /** The start times of the chosen day. */
  times?: SpaTimes;
  /** The time that somebody else took. */
  lost?: LostSlot;
  /** The guest chose a date or a time. */
  onChoose: (change: Partial<TreatmentChoice>) => void;
  /** Goes to the durations. */
  onBack: () => void;
  /** Goes on, or says what is missing. */
  onNext: () => void;
  /** A message above the buttons. */
  children?: ReactNode;
}

/** Step 2: the day, then one of its 22 start times. */
export function DateTimeStep(props: DateTimeStepProps) {
  const { choice, today, times, lost, onChoose, onBack, onNext, children } = props;
  const timesRef = useRef<HTMLFieldSetElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  // What was pressed goes with the message.
  const takeFree = (time: string) => {
    const own = timesRef.current?.querySelector<HTMLElement>(`[value="${time}"]:enabled`);
    (own ?? nextRef.current)?.focus();
    onChoose({ time });
  };
  return (
    <Step>
      {lost && <LostTime lost={lost} onChoose={takeFree} />}
      <Field label="Date" required>
        <DatePicker
          label="Choose the date of your treatment"
          today={today}
          value={choice.date || undefined}
          onValueChange={(date) => onChoose({ date })}
        />
      </Field>
      {choice.date !== '' && (
        <TimeChoice
          {...times}
          ref={timesRef}
          date={choice.date}
          time={choice.time}
          onChoose={(time) => onChoose({ time })}
        />
      )}
      {children}
      <Buttons>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button ref={nextRef} onClick={onNext}>
          Next
        </Button>
      </Buttons>
    </Step>
  );
}
