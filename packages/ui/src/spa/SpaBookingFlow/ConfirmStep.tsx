'use client';
import { formatLongDay, isDay } from '@vestibule/domain/calendar';
import { formatCents } from '@vestibule/domain/money';
import {
  quoteTreatment,
  treatmentFactsTexts,
  type Treatment,
  type TreatmentChoice,
} from '@vestibule/domain/spa';
import { languageOfText, type InLanguage, type TextLanguage } from '@vestibule/domain/words';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Buttons, Facts, Step } from './SpaBookingFlow.styles.js';
import { texts } from './SpaBookingFlow.texts.js';

export interface ConfirmStepProps {
  /** What is booked. */
  treatment: Treatment & InLanguage;
  /** The chosen duration, date and time. */
  choice: TreatmentChoice;
  /** Goes to date and time. */
  onBack: () => void;
  /** Opens the payment dialog, or says what is missing. */
  onBook: () => void;
  /** A message above the buttons. */
  children?: ReactNode;
}

interface Fact {
  name: string;
  label: string;
  value: string | undefined;
  language?: TextLanguage | undefined;
}

/** Step 3: everything once more, and what it costs. */
export function ConfirmStep({ treatment, choice, onBack, onBook, children }: ConfirmStepProps) {
  const t = useTexts(texts);
  const words = useTexts(treatmentFactsTexts);
  const { locale } = useLocale();
  const { minutes = 0, date, time } = choice;
  const cents = quoteTreatment(treatment, minutes);
  const facts: Fact[] = [
    {
      name: 'treatment',
      label: t.treatment,
      value: treatment.title,
      language: languageOfText(treatment, 'title'),
    },
    { name: 'duration', label: t.duration, value: words.minutes({ count: minutes }) },
    { name: 'date', label: t.date, value: isDay(date) ? formatLongDay(date, locale) : undefined },
    { name: 'time', label: t.time, value: time },
    {
      name: 'specialist',
      label: t.specialist,
      value: treatment.specialist,
      language: languageOfText(treatment, 'specialist'),
    },
    {
      name: 'total',
      label: t.total,
      value: cents === undefined ? undefined : formatCents(cents, locale),
    },
  ];
  return (
    <Step>
      <Facts>
        {facts.map(
          ({ name, label, value, language }) =>
            value && (
              <div key={name} data-fact={name}>
                <dt>{label}</dt>
                <dd>{textInLanguage(value, language)}</dd>
              </div>
            ),
        )}
      </Facts>
      {children}
      <Buttons>
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
        <Button onClick={onBook}>{t.bookNow}</Button>
      </Buttons>
    </Step>
  );
}
