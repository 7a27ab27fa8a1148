'use client';
import {
  fromPriceCents,
  isBookable,
  quoteTreatment,
  spaMessages,
  treatmentFactsTexts,
  type Treatment,
} from '@vestibule/domain/spa';
import type { InLanguage } from '@vestibule/domain/words';
import { useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Price } from '../../layout/Price/Price.js';
import { recordLabel } from '../../layout/record-label.js';
import { useRoutes } from '../../theme/routes.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { Foot, From, Note } from './SpaServiceCard.styles.js';
import { texts } from './SpaServiceCard.texts.js';

export interface CardFootProps {
  treatment: Treatment & InLanguage;
  /** The steps are below. */
  open: boolean;
  /** The duration that is chosen in them: its price is shown instead of the lowest. */
  minutes?: number;
  onBegin: () => void;
}

/** The lowest price, or that of the chosen duration, and Book Now, which takes the focus back when the steps close. */
export function CardFoot({ treatment, open, minutes, onBegin }: CardFootProps) {
  const t = useTexts(texts);
  const facts = useTexts(treatmentFactsTexts);
  const routes = useRoutes();
  const messages = useTexts(spaMessages);
  const chosen = open && minutes ? quoteTreatment(treatment, minutes) : undefined;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (wasOpen.current && !open) buttonRef.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      <Foot>
        <span>
          {minutes && chosen !== undefined ? (
            <>
              <From>{facts.minutes({ count: minutes })}</From> <Price cents={chosen} />
            </>
          ) : (
            <Rich
              text={t.from}
              from={<From />}
              price={<Price cents={fromPriceCents(treatment)} />}
            />
          )}
        </span>
        {isBookable(treatment) ? (
          !open && (
            <Button ref={buttonRef} variant="secondary" size="small" onClick={onBegin}>
              {recordLabel(treatment, 'title', t.bookNow({ treatment: treatment.title }))}
            </Button>
          )
        ) : (
          <LinkButton variant="secondary" size="small" href={routes.contact}>
            {recordLabel(treatment, 'title', t.askUs({ treatment: treatment.title }))}
          </LinkButton>
        )}
      </Foot>
      {!isBookable(treatment) && <Note>{messages['spa.by-arrangement']}</Note>}
    </>
  );
}
