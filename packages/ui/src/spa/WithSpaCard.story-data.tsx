import { spaCard, type SpaSlot } from '@vestibule/domain/spa';
import { useReducer } from 'react';
import type { ReactNode } from 'react';
import type { SpaBookingOptions } from './SpaBookingFlow/flow-props.js';

interface WithSpaCardProps extends SpaBookingOptions {
  /** What the server would answer for every day. */
  slots?: readonly SpaSlot[];
  children: (options: SpaBookingOptions) => ReactNode;
}

/** For stories: keeps a card's state as a page does, and tells `onAction` of every action. */
export function WithSpaCard({ slots, children, ...options }: WithSpaCardProps) {
  const [state, dispatch] = useReducer(spaCard, options.state);
  const onAction: SpaBookingOptions['onAction'] = (action) => {
    options.onAction(action);
    dispatch(action);
  };
  const times: SpaBookingOptions['times'] = slots ? { slots } : options.times;
  return children({ ...options, state, onAction, times });
}
