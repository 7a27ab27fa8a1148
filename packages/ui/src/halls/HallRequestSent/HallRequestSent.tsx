import { hallPeopleText, hallRequestWhen, type HallRequestForm } from '@vestibule/domain/halls';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { focusAnswer } from '../../internal/focus-answer.js';
import { Lines } from './HallRequestSent.styles.js';

export interface HallRequestSentProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'ref'
> {
  /** The hall's name. */
  hall: string;
  /** What was asked for. */
  request: HallRequestForm;
  /** Opens the form again. */
  onAskAgain: () => void;
}

/** What the guest has asked for, and what comes next. It takes the focus: the form's dialog has just closed. */
export function HallRequestSent({ hall, request, onAskAgain, ...props }: HallRequestSentProps) {
  const { email, phone, eventType, expectedAttendees } = request;
  return (
    <Notice tone="success" title="Your request is sent" tabIndex={-1} ref={focusAnswer} {...props}>
      <Lines>
        <p>
          {hall}, {hallRequestWhen(request)}
          <br />
          {eventType}, {hallPeopleText(Number(expectedAttendees))}
        </p>
        <p>
          A copy is on its way to <bdi>{email}</bdi>. We will answer there, or call{' '}
          <bdi>{phone}</bdi>. Nothing is booked before that.
        </p>
        <Button size="small" variant="secondary" onClick={onAskAgain}>
          Send another request
        </Button>
      </Lines>
    </Notice>
  );
}
