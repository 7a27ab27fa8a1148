'use client';
import type { HallBooking } from '@vestibule/domain/halls';
import type { InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { focusAnswer } from '../../internal/focus-answer.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { useHallRequestWords } from '../use-hall-request-words.js';
import { Lines } from './HallRequestSent.styles.js';
import { texts } from './HallRequestSent.texts.js';

export interface HallRequestSentProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'ref'
> {
  /** What was asked for, as it was sent. */
  request: HallBooking['bookingData'] & InLanguage;
  /** Opens the form again. */
  onAskAgain: () => void;
}

/** What the guest has asked for, and what comes next. It takes the focus: the form's dialog has just closed. */
export function HallRequestSent({ request, onAskAgain, ...props }: HallRequestSentProps) {
  const t = useTexts(texts);
  const words = useHallRequestWords();
  const { hallName, eventDetails, clientInfo } = request;
  const { eventType, expectedAttendees } = eventDetails;
  return (
    <Notice tone="success" title={t.sent} tabIndex={-1} ref={focusAnswer} {...props}>
      <Lines>
        <p>
          {recordSentence(
            request,
            'hallName',
            t.hallAndTime({ hall: hallName, when: words.when(eventDetails) }),
          )}
          <br />
          {words.occasion(eventType, expectedAttendees)}
        </p>
        <p>
          <Rich
            text={t.whatComesNext}
            email={<bdi>{clientInfo.email}</bdi>}
            phone={<bdi>{clientInfo.phone}</bdi>}
          />
        </p>
        <Button size="small" variant="secondary" onClick={onAskAgain}>
          {t.sendAnother}
        </Button>
      </Lines>
    </Notice>
  );
}
