import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import leafIcon from 'lucide/dist/esm/icons/leaf.mjs';
import userRoundIcon from 'lucide/dist/esm/icons/user-round.mjs';
import { DEFAULT_TREATMENT_CATEGORY, type Treatment } from '@vestibule/domain/spa';
import { Icon } from '../../media/Icon.js';
import { durationsText } from '../treatment-texts.js';
import { CardFacts } from '../../layout/card.styles.js';

export interface TreatmentFactsProps {
  /** What the facts are taken from. */
  treatment: Treatment;
}

/** Category, lengths, and who gives it. */
export function TreatmentFacts({ treatment }: TreatmentFactsProps) {
  return (
    <CardFacts>
      <li>
        <Icon of={leafIcon} />
        {treatment.categoryId.name || DEFAULT_TREATMENT_CATEGORY}
      </li>
      <li>
        <Icon of={clockIcon} />
        {durationsText(treatment)}
      </li>
      {treatment.specialist && (
        <li>
          <Icon of={userRoundIcon} />
          {treatment.specialist}
        </li>
      )}
    </CardFacts>
  );
}
