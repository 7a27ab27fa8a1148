'use client';
import type { Day } from '@vestibule/domain/calendar';
import {
  missingWhen,
  spaMissing,
  spaStepsTexts,
  type LostSlot,
  type TreatmentChoice,
} from '@vestibule/domain/spa';
import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { DatePicker } from '../../forms/DatePicker/DatePicker.js';
import { Field } from '../../forms/Field/Field.js';
import { useTexts } from '../../theme/texts.js';
import type { SpaTimes } from './flow-props.js';
import { LostTime } from './LostTime.js';
import { Buttons, Step } from './SpaBookingFlow.styles.js';
import { texts } from './SpaBookingFlow.texts.js';
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
  /** What Next asked for in vain: its field says so. */
  missing?: 'date' | 'time';
  /** The guest chose a date or a time. */
  onChoose: (change: Partial<TreatmentChoice>) => void;
  /** Goes to the durations. */
  onBack: () => void;
  /** Goes on, or says what is missing. */
  onNext: () => void;
}

/** Step 2: the day, then one of its 22 start times. */
export function DateTimeStep(props: DateTimeStepProps) {
  const { choice, today, times, lost, missing, onChoose, onBack, onNext } = props;
  const t = useTexts(texts);
  const messages = spaMissing(useTexts(spaStepsTexts));
  const dateRef = useRef<HTMLDivElement>(null);
  const timesRef = useRef<HTMLFieldSetElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  // What was pressed goes with the message.
  const takeFree = (time: string) => {
    const own = timesRef.current?.querySelector<HTMLElement>(`[value="${time}"]:enabled`);
    (own ?? nextRef.current)?.focus();
    onChoose({ time });
  };
  // Pressed in vain, Next leads to what it waits for.
  const next = () => {
    onNext();
    const wanted = missingWhen(choice);
    const time = timesRef.current?.querySelector<HTMLElement>('input:enabled');
    const date = dateRef.current?.querySelector('input');
    if (wanted) ((wanted === 'time' && time) || date)?.focus();
  };
  return (
    <Step>
      {lost && <LostTime lost={lost} onChoose={takeFree} />}
      <Field label={t.date} error={missing === 'date' && messages.date} required>
        <DatePicker
          ref={dateRef}
          label={t.chooseDate}
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
          missing={missing === 'time' ? messages.time : undefined}
          onChoose={(time) => onChoose({ time })}
        />
      )}
      <Buttons>
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
        <Button ref={nextRef} onClick={next}>
          {t.next}
        </Button>
      </Buttons>
    </Step>
  );
}
