import { hallPeopleText, hallRequestWhen, type HallBooking } from '@vestibule/domain/halls';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { focusAnswer } from '../../internal/focus-answer.js';
import { Lines } from './HallRequestSent.styles.js';

export interface HallRequestSentProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'ref'
> {
  /** What was asked for, as it was sent. */
  request: HallBooking['bookingData'];
  /** Opens the form again. */
  onAskAgain: () => void;
}

/** What the guest has asked for, and what comes next. It takes the focus: the form's dialog has just closed. */
export function HallRequestSent({ request, onAskAgain, ...props }: HallRequestSentProps) {
  const { hallName, eventDetails, clientInfo } = request;
  const { eventType, expectedAttendees } = eventDetails;
  return (
    <Notice tone="success" title="Your request is sent" tabIndex={-1} ref={focusAnswer} {...props}>
      <Lines>
        <p>
          {hallName}, {hallRequestWhen(eventDetails)}
          <br />
          {eventType}, {hallPeopleText(expectedAttendees)}
        </p>
        <p>
          A copy is on its way to <bdi>{clientInfo.email}</bdi>. We will answer there, or call{' '}
          <bdi>{clientInfo.phone}</bdi>. Nothing is booked before that.
        </p>
        <Button size="small" variant="secondary" onClick={onAskAgain}>
          Send another request
        </Button>
      </Lines>
    </Notice>
  );
}
