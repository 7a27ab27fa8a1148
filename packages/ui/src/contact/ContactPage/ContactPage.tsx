import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './ContactPage.styles.js';

export interface ContactPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The form to the desk. */
  form: ReactNode;
  /** Where the hotel is; without it the form stands alone. */
  map?: ReactNode;
}

/** Form and map side by side; on a phone one under the other. */
export function ContactPage({ form, map, ...props }: ContactPageProps) {
  return (
    <Root {...props}>
      <div>{form}</div>
      {map && <div>{map}</div>}
    </Root>
  );
}
