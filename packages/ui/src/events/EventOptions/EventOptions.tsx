'use client';
import { eventFactsTexts, shownOptions, type EventOption } from '@vestibule/domain/events';
import type { InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../../theme/texts.js';
import { List, More, Root, Row, Title } from './EventOptions.styles.js';
import { OptionLine } from './OptionLine.js';

export interface EventOptionsProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** 'Add-ons' or 'Extras'. */
  title: string;
  /** What can be added to a ticket. */
  options: ReadonlyArray<EventOption & InLanguage>;
  /** Shows the first two, and '+N more' for the rest. */
  brief?: boolean;
}

/** What can be added to a ticket, with its price. Nothing when there is nothing. */
export function EventOptions({ title, options, brief = false, ...props }: EventOptionsProps) {
  const t = useTexts(eventFactsTexts);
  if (options.length === 0) return null;
  const { shown, more } = brief ? shownOptions(options, t) : { shown: options, more: undefined };
  return (
    <Root {...props}>
      <Title>{title}</Title>
      <List aria-label={title} data-brief={brief ? '' : undefined}>
        {shown.map((option) => (
          <Row key={option._id}>
            <OptionLine option={option} />
          </Row>
        ))}
        {more && <More>{more}</More>}
      </List>
    </Root>
  );
}
