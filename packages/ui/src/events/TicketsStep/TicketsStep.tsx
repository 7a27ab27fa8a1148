'use client';
import {
  cutTicketsText,
  eventFactsTexts,
  spotsText,
  ticketSaleTexts,
  ticketStepsTexts,
  type HotelEvent,
} from '@vestibule/domain/events';
import { dollarsToCents } from '@vestibule/domain/money';
import { useState } from 'react';
import { Field } from '../../forms/Field/Field.js';
import { Stepper } from '../../forms/Stepper/Stepper.js';
import { Price } from '../../layout/Price/Price.js';
import { useTexts } from '../../theme/texts.js';
import { Cut, Root } from './TicketsStep.styles.js';
import { texts } from './TicketsStep.texts.js';

export interface TicketsStepProps {
  /** What the tickets are for. */
  event: Pick<HotelEvent, 'price'>;
  /** How many places are left. */
  spots: number;
  /** How many tickets are chosen. */
  tickets: number;
  /** How many tickets are wanted. */
  onTicketsChange: (tickets: number) => void;
}

/** Step 1: from one ticket to the spots left (spec 5, Event wizard). */
export function TicketsStep({ event, spots, tickets, onTicketsChange }: TicketsStepProps) {
  const t = useTexts(texts);
  const facts = useTexts(eventFactsTexts);
  const sale = useTexts(ticketSaleTexts);
  const steps = useTexts(ticketStepsTexts);
  const [beyond, setBeyond] = useState<number>();
  const hint = (
    <>
      {spotsText(spots, sale)}
      <Cut aria-live="polite">{beyond !== undefined && cutTicketsText(beyond, spots, steps)}</Cut>
    </>
  );
  return (
    <Root>
      <Price size="large" cents={dollarsToCents(event.price)} per={facts.perPerson} />
      <Field label={t.numberOfTickets} hint={hint}>
        <Stepper
          value={tickets}
          onValueChange={(next) => {
            setBeyond(undefined);
            onTicketsChange(next);
          }}
          onBeyond={setBeyond}
          min={1}
          max={Math.max(1, spots)}
          name="tickets"
          noun={t.tickets}
          valueText={t.countOfTickets({ count: tickets })}
          disabled={spots === 0}
        />
      </Field>
    </Root>
  );
}
