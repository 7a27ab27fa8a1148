'use client';
import { hallFactsTexts, hallPeopleText, type MeetingHall } from '@vestibule/domain/halls';
import { dollarsToCents } from '@vestibule/domain/money';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Price } from '../../layout/Price/Price.js';
import { WithAside } from '../../layout/WithAside/WithAside.js';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Tag, Tags } from '../HallCard/HallCard.styles.js';
import { HallFacts } from '../HallCard/HallFacts.js';
import { Aside, Part, Row, Rows, Title, Words } from './HallDetail.styles.js';
import { texts } from './HallDetail.texts.js';

export interface HallDetailProps extends ComponentPropsWithRef<'div'> {
  /** The hall as the API carries it. */
  hall: MeetingHall & InLanguage;
  /** Opens the request form. */
  onBook: () => void;
  /** News of a request, below the button. */
  news?: ReactNode;
}

/** Everything about one meeting hall below its hero, and the way to ask for it. */
export function HallDetail({ hall, onBook, news, ...props }: HallDetailProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const facts = useTexts(hallFactsTexts);
  const { amenities, seating = [] } = hall;
  const aside = (
    <Aside>
      <Price size="large" cents={dollarsToCents(hall.price)} per={facts.priceUnit} />
      <HallFacts hall={hall} />
      <Button wide size="large" onClick={onBook}>
        {t.bookNow}
      </Button>
      {news}
      <Words>{t.booksNothingYet}</Words>
    </Aside>
  );
  return (
    <WithAside aside={aside} asideFirst {...props}>
      {seating.length > 0 && (
        <Part>
          <Title>{t.seating}</Title>
          <Rows>
            {seating.map(({ layout, people }, index) => (
              <Row key={layout}>
                <dt>{textInLanguage(layout, languageOfText(hall, `seating.${index}.layout`))}</dt>
                <dd>{hallPeopleText(people, facts, locale)}</dd>
              </Row>
            ))}
          </Rows>
        </Part>
      )}
      {amenities.length > 0 && (
        <Part>
          <Title>{t.inTheHall}</Title>
          <Tags aria-label={facts.amenities}>
            {amenities.map((amenity, index) => (
              <Tag key={amenity} {...languageOfText(hall, `amenities.${index}`)}>
                {amenity}
              </Tag>
            ))}
          </Tags>
        </Part>
      )}
    </WithAside>
  );
}
