'use client';
import { spaMessages, type LostSlot } from '@vestibule/domain/spa';
import { Button } from '../../actions/Button/Button.js';
import { useTexts } from '../../theme/texts.js';
import { FreeTimes, Message } from './SpaBookingFlow.styles.js';
import { texts } from './SpaBookingFlow.texts.js';

export interface LostTimeProps {
  /** Which time is gone, why, and what is free around it. */
  lost: LostSlot;
  /** The guest takes one of the free times. */
  onChoose: (time: string) => void;
}

/** For the guest who came second: what happened, and the nearest free times. */
export function LostTime({ lost, onChoose }: LostTimeProps) {
  const t = useTexts(texts);
  const messages = useTexts(spaMessages);
  const { problem, time, freeSlots } = lost;
  return (
    <Message role="alert">
      <p>{t.timeLost({ time, problem: messages[problem] })}</p>
      {freeSlots.length === 0 ? (
        <p>{t.nothingElseFree}</p>
      ) : (
        <>
          <p>{t.freeNearIt}</p>
          <FreeTimes>
            {freeSlots.map((free) => (
              <li key={free}>
                <Button variant="secondary" size="small" onClick={() => onChoose(free)}>
                  {free}
                </Button>
              </li>
            ))}
          </FreeTimes>
        </>
      )}
    </Message>
  );
}
