import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { Message } from './Field.styles.js';

/** What is wrong, below a control. */
export function FieldMessage({ children, ...props }: ComponentPropsWithRef<'p'>) {
  return (
    <Message {...props}>
      <Icon of={circleAlertIcon} />
      {children}
    </Message>
  );
}
