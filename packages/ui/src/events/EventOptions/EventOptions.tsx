import { shownOptions, type EventOption } from '@vestibule/domain/events';
import { formatDollars } from '@vestibule/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { Item, List, More, Root, Title } from './EventOptions.styles.js';

export interface EventOptionsProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** 'Add-ons' or 'Extras'. */
  title: string;
  /** What can be added to a ticket. */
  options: readonly EventOption[];
  /** Shows the first two, and '+N more' for the rest (spec 2, Events). */
  brief?: boolean;
}

/** What can be added to a ticket, with its price. Nothing when there is nothing. */
export function EventOptions({ title, options, brief = false, ...props }: EventOptionsProps) {
  if (options.length === 0) return null;
  const { shown, more } = brief ? shownOptions(options) : { shown: options, more: undefined };
  return (
    <Root {...props}>
      <Title>{title}</Title>
      <List aria-label={title}>
        {shown.map(({ _id, name, price }) => (
          <Item key={_id}>
            <span>{name}</span>
            <span>{formatDollars(price)}</span>
          </Item>
        ))}
        {more && <More>{more}</More>}
      </List>
    </Root>
  );
}
