import {
  hallFactsTexts,
  hallPeopleText,
  hallSizeText,
  type MeetingHall,
} from '@vestibule/domain/halls';
import maximizeIcon from 'lucide/dist/esm/icons/maximize.mjs';
import usersIcon from 'lucide/dist/esm/icons/users.mjs';
import { CardFacts } from '../../layout/card.styles.js';
import { Icon } from '../../media/Icon.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';

/** How large a hall is, and how many people it holds. */
export function HallFacts({ hall }: { hall: Pick<MeetingHall, 'size' | 'capacity'> }) {
  const { locale } = useLocale();
  const facts = useTexts(hallFactsTexts);
  return (
    <CardFacts>
      <li>
        <Icon of={maximizeIcon} />
        {hallSizeText(hall.size, facts, locale)}
      </li>
      <li>
        <Icon of={usersIcon} />
        {hallPeopleText(hall.capacity, facts, locale)}
      </li>
    </CardFacts>
  );
}
