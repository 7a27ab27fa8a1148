'use client';
import { formatLongDay, type Day } from '@vestibule/domain/calendar';
import type { SpaSlot } from '@vestibule/domain/spa';
import type { Translation } from '@vestibule/domain/words';
import { useId, type Ref } from 'react';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { FieldMessage } from '../../forms/Field/FieldMessage.js';
import { useLocale } from '../../theme/locale.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { ChoiceOption } from './ChoiceOption.js';
import type { SpaTimes } from './flow-props.js';
import { Choices, Hidden, Legend, Note, Times } from './SpaBookingFlow.styles.js';
import { texts } from './SpaBookingFlow.texts.js';

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

/** The start times of a day; past and taken ones are shown, and cannot be chosen. */
export function TimeChoice(props: TimeChoiceProps) {
  const { slots, problem, onRetry, date, time, missing, onChoose, ref } = props;
  const t = useTexts(texts);
  const { locale } = useLocale();
  const name = useId();
  if (problem) return <ErrorBlock title={problem} onRetry={onRetry} />;
  if (!slots) return <Loading>{t.loadingTimes}</Loading>;
  const free = slots.filter((slot) => slot.available).length;
  const unavailable = { past: t.timePast, taken: t.timeTaken } satisfies Record<
    NonNullable<SpaSlot['reason']>,
    unknown
  >;
  return (
    <Choices
      ref={ref}
      role="radiogroup"
      aria-invalid={missing ? true : undefined}
      aria-describedby={missing && `${name}-missing`}
    >
      <Legend>{t.timeOnDay({ day: formatLongDay(date, locale) })}</Legend>
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
            {reason ? (
              <Rich text={unavailable[reason]({ time: start })} hidden={<Hidden />} />
            ) : (
              start
            )}
          </ChoiceOption>
        ))}
      </Times>
      {missing && <FieldMessage id={`${name}-missing`}>{missing}</FieldMessage>}
      <Note>{timesNote(free, slots.length, t)}</Note>
    </Choices>
  );
}

function timesNote(free: number, all: number, t: Translation<typeof texts>): string {
  if (free === 0) return t.noTimeFree;
  return free < all ? t.someTimesTaken : '';
}
