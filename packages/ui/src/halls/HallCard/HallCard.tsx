'use client';
import {
  hallAmenityTags,
  hallFactsTexts,
  hallStatusClass,
  hallStatusText,
  type MeetingHall,
} from '@vestibule/domain/halls';
import { routeTo } from '@vestibule/domain/routes';
import { dollarsToCents } from '@vestibule/domain/money';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { useLink } from '../../theme/link.js';
import { recordLabel } from '../../layout/record-label.js';
import { RecordText } from '../../layout/RecordText/RecordText.js';
import { Price } from '../../layout/Price/Price.js';
import { CardPicture } from '../../layout/CardPicture.js';
import {
  CardBadges,
  CardFoot,
  CardHidden,
  CardLink,
  CardMedia,
  CardName,
  CardRoot,
} from '../../layout/card.styles.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts, withTags } from '../../theme/texts.js';
import { Body, Note, Tag, Tags } from './HallCard.styles.js';
import { texts } from './HallCard.texts.js';
import { HallFacts } from './HallFacts.js';

export interface HallCardProps extends ComponentPropsWithRef<'article'> {
  /** The hall as the API carries it. */
  hall: MeetingHall & InLanguage;
  /** Opens the request form for this hall. */
  onBook: (hall: MeetingHall) => void;
  /** Where the title leads; the provider's route by default. */
  href?: string;
}

/** One meeting hall in a list: what it holds, what it offers, and the way to ask for it. */
export function HallCard({ hall, onBook, href, ...props }: HallCardProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  const facts = useTexts(hallFactsTexts);
  const Link = useLink();
  const { shown, more } = hallAmenityTags(hall);
  const [cover] = hall.images;
  return (
    <CardRoot {...props}>
      <CardMedia>
        <CardPicture kind="halls" file={cover} name={hall.name} />
        <CardBadges>
          <Badge solid tone="success" className={hallStatusClass(hall.status)}>
            {hallStatusText(hall.status, facts)}
          </Badge>
        </CardBadges>
      </CardMedia>
      <Body>
        <CardName>
          <CardLink as={Link} href={href ?? routeTo(routes, 'hall', { id: hall._id })}>
            <RecordText of={hall} field="name" />
          </CardLink>
        </CardName>
        <HallFacts hall={hall} />
        <Tags aria-label={facts.amenities}>
          {shown.map((amenity, index) => (
            <Tag key={amenity} {...languageOfText(hall, `amenities.${index}`)}>
              {amenity}
            </Tag>
          ))}
          {more > 0 && (
            // The sign is before its figure in every language.
            <Tag dir="ltr">
              {withTags(t.moreAmenities({ count: more }), { hidden: <CardHidden /> })}
            </Tag>
          )}
        </Tags>
        <CardFoot>
          <div>
            {/* Seen; the price beside it says the same to a screen reader. */}
            <Note aria-hidden="true">{facts.perHour}</Note>
            <Price cents={dollarsToCents(hall.price)} per={facts.priceUnit} />
          </div>
          <Button variant="secondary" size="small" onClick={() => onBook(hall)}>
            {recordLabel(hall, 'name', t.bookNow({ hall: hall.name }))}
          </Button>
        </CardFoot>
      </Body>
    </CardRoot>
  );
}
