import maximizeIcon from 'lucide/dist/esm/icons/maximize.mjs';
import usersIcon from 'lucide/dist/esm/icons/users.mjs';
import { hallPeopleText, hallSizeText, type MeetingHall } from '@vestibule/domain/halls';
import { dollarsToCents } from '@vestibule/domain/money';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { CardFacts } from '../../layout/card.styles.js';
import { Price } from '../../layout/Price/Price.js';
import { WithAside } from '../../layout/WithAside/WithAside.js';
import { Icon } from '../../media/Icon.js';
import { Tag, Tags } from '../HallCard/HallCard.styles.js';
import { Aside, Part, Row, Rows, Title, Words } from './HallDetail.styles.js';

export interface HallDetailProps extends ComponentPropsWithRef<'div'> {
  /** The hall as the API carries it. */
  hall: MeetingHall;
  /** Opens the request form. */
  onBook: () => void;
  /** News of a request, below the button. */
  news?: ReactNode;
}

/** Everything about one meeting hall below its hero, and the way to ask for it. */
export function HallDetail({ hall, onBook, news, ...props }: HallDetailProps) {
  const { amenities, seating = [] } = hall;
  const aside = (
    <Aside>
      <Price size="large" cents={dollarsToCents(hall.price)} per="per hour" />
      <CardFacts>
        <li>
          <Icon of={maximizeIcon} />
          {hallSizeText(hall.size)}
        </li>
        <li>
          <Icon of={usersIcon} />
          {hallPeopleText(hall.capacity)}
        </li>
      </CardFacts>
      <Button wide size="large" onClick={onBook}>
        Book Now
      </Button>
      {news}
      <Words>A request books nothing yet: we look at it and write or call you.</Words>
    </Aside>
  );
  return (
    <WithAside aside={aside} asideFirst {...props}>
      {seating.length > 0 && (
        <Part>
          <Title>Seating</Title>
          <Rows>
            {seating.map(({ layout, people }) => (
              <Row key={layout}>
                <dt>{layout}</dt>
                <dd>{hallPeopleText(people)}</dd>
              </Row>
            ))}
          </Rows>
        </Part>
      )}
      {amenities.length > 0 && (
        <Part>
          <Title>In the hall</Title>
          <Tags aria-label="Amenities">
            {amenities.map((amenity) => (
              <Tag key={amenity}>{amenity}</Tag>
            ))}
          </Tags>
        </Part>
      )}
    </WithAside>
  );
}
