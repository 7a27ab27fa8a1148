'use client';
import { formatDollars } from '@vestibule/domain/money';
import { treatmentFactsTexts, type Specialist, type Treatment } from '@vestibule/domain/spa';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../feedback/Badge/Badge.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { TreatmentFacts } from '../SpaServiceCard/TreatmentFacts.js';
import { displayStatusBadge } from '../treatment-texts.js';
import { Badges, Description, Prices, Root, Subtitle } from './SpaServiceDetail.styles.js';
import { texts } from './SpaServiceDetail.texts.js';
import { SpecialistLine } from './SpecialistLine.js';

export interface SpaServiceDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The treatment as the API carries it. */
  treatment: Treatment & InLanguage;
  /** Who gives it, when the list of specialists knows more than the name. */
  specialist?: Specialist;
}

/** All that is known of one treatment: its words, its lengths and prices, who gives it and when. */
export function SpaServiceDetail({ treatment, specialist, ...props }: SpaServiceDetailProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const facts = useTexts(treatmentFactsTexts);
  const { description, durations, availability, displayStatus } = treatment;
  const status = displayStatusBadge(displayStatus, facts);
  return (
    <Root {...props}>
      <Badges>
        {treatment.isPopular && <Badge tone="brass">{facts.popular}</Badge>}
        {treatment.isRefundable && <Badge tone="success">{facts.refundable}</Badge>}
        {status.text && <Badge tone={status.tone}>{status.text}</Badge>}
      </Badges>
      <TreatmentFacts treatment={treatment} />
      <Description {...languageOfText(treatment, 'description')}>{description}</Description>
      {durations.length > 0 && (
        <>
          <Subtitle>{t.durationsAndPrices}</Subtitle>
          <Prices>
            {durations.map(({ minutes, price }) => (
              <div key={minutes}>
                <dt>{facts.minutes({ count: minutes })}</dt>
                <dd>{formatDollars(price, locale)}</dd>
              </div>
            ))}
          </Prices>
        </>
      )}
      {availability && (
        <>
          <Subtitle>{t.when}</Subtitle>
          <p>{recordSentence(treatment, 'availability', availability)}</p>
        </>
      )}
      {treatment.specialist && (
        <>
          <Subtitle>{t.yourSpecialist}</Subtitle>
          <SpecialistLine
            name={treatment.specialist}
            language={languageOfText(treatment, 'specialist')}
            photo={specialist?.photo}
          />
        </>
      )}
    </Root>
  );
}
