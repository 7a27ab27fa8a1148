'use client';
import { COUNTDOWN_DAYS, countdownTo } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Label, Root, Spoken, Value } from './Countdown.styles.js';
import { useNow } from './use-now.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Countdown.texts.js';

export interface CountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Days from the moment it is first shown. */
  days?: number;
  /** What happens then; named for screen readers. */
  label: string;
}

/** Days, hours, minutes and seconds to go, ticking every second (spec 2, Coming soon). */
export function Countdown({ days = COUNTDOWN_DAYS, label, ...props }: CountdownProps) {
  const t = useTexts(texts);
  const { start, now } = useNow();
  const left = countdownTo(days, now - start);
  const units = [
    { name: t.days, value: left.days },
    { name: t.hours, value: left.hours },
    { name: t.minutes, value: left.minutes },
    { name: t.seconds, value: left.seconds },
  ];
  return (
    <Root role="timer" aria-label={label} {...props}>
      <Spoken>{t.toGo({ days: left.days, hours: left.hours })}</Spoken>
      {units.map(({ name, value }) => (
        <div key={name} aria-hidden="true">
          <Value>{String(value).padStart(2, '0')}</Value>
          <Label>{name}</Label>
        </div>
      ))}
    </Root>
  );
}
