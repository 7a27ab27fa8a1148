'use client';
import { routeTo } from '@vestibule/domain/routes';
import {
  treatmentCover,
  treatmentFactsTexts,
  treatmentTeaser,
  type Treatment,
} from '@vestibule/domain/spa';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../feedback/Badge/Badge.js';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { RecordText } from '../../layout/RecordText/RecordText.js';
import { CardPicture } from '../../layout/CardPicture.js';
import { CardBadges, CardLink, CardMedia, CardName } from '../../layout/card.styles.js';
import { useLink } from '../../theme/link.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import type { SpaBookingOptions } from '../SpaBookingFlow/flow-props.js';
import { SpaBookingFlow } from '../SpaBookingFlow/SpaBookingFlow.js';
import { displayStatusBadge } from '../treatment-texts.js';
import { CardFoot } from './CardFoot.js';
import { Body, Root, Text } from './SpaServiceCard.styles.js';
import { TreatmentFacts } from './TreatmentFacts.js';

export interface SpaServiceCardProps
  extends SpaBookingOptions, Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The treatment as the API carries it. */
  treatment: Treatment & InLanguage;
  /** Where the title leads; the provider's route by default. */
  href?: string;
}

/** One treatment in a list: what it is, who gives it, from how much, and its booking steps inline. */
export function SpaServiceCard({
  treatment,
  state,
  onAction,
  today,
  times,
  signedIn,
  loginHref,
  onToast,
  href,
  ...props
}: SpaServiceCardProps) {
  const facts = useTexts(treatmentFactsTexts);
  const routes = useRoutes();
  const Link = useLink();
  const cover = treatmentCover(treatment);
  const booking = { treatment, state, onAction, today, times, signedIn, loginHref, onToast };
  const open = state.step !== 'none';
  return (
    <Root data-open={open ? '' : undefined} {...props}>
      <CardMedia>
        <CardPicture kind="services" file={cover} name={treatment.title} />
        <CardBadges>
          {treatment.isPopular && (
            <Badge solid tone="brass">
              {facts.popular}
            </Badge>
          )}
          {treatment.isRefundable && (
            <Badge solid tone="success">
              {facts.refundable}
            </Badge>
          )}
        </CardBadges>
      </CardMedia>
      <Body>
        <StatusBadge status={treatment.displayStatus} />
        <CardName>
          <CardLink as={Link} href={href ?? routeTo(routes, 'treatment', { id: treatment._id })}>
            <RecordText of={treatment} field="title" />
          </CardLink>
        </CardName>
        <TreatmentFacts treatment={treatment} />
        <Text>
          {textInLanguage(treatmentTeaser(treatment), languageOfText(treatment, 'description'))}
        </Text>
        <CardFoot
          treatment={treatment}
          open={open}
          minutes={state.choice.minutes}
          onBegin={() => onAction({ type: 'begin' })}
        />
      </Body>
      <SpaBookingFlow {...booking} />
    </Root>
  );
}

function StatusBadge({ status }: { status: string }) {
  const t = useTexts(treatmentFactsTexts);
  if (!status) return null;
  const { text, tone } = displayStatusBadge(status, t);
  return (
    <Badge tone={tone} data-status={status}>
      {text}
    </Badge>
  );
}
