import Clock from 'lucide-react/icons/clock';
import Leaf from 'lucide-react/icons/leaf';
import UserRound from 'lucide-react/icons/user-round';
import { DEFAULT_TREATMENT_CATEGORY, type Treatment } from '@vestibule/domain/spa';
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
        <Leaf aria-hidden="true" />
        {treatment.categoryId.name || DEFAULT_TREATMENT_CATEGORY}
      </li>
      <li>
        <Clock aria-hidden="true" />
        {durationsText(treatment)}
      </li>
      {treatment.specialist && (
        <li>
          <UserRound aria-hidden="true" />
          {treatment.specialist}
        </li>
      )}
    </CardFacts>
  );
}
