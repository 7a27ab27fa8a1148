'use client';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import leafIcon from 'lucide/dist/esm/icons/leaf.mjs';
import userRoundIcon from 'lucide/dist/esm/icons/user-round.mjs';
import {
  shownMinutes,
  treatmentCategory,
  treatmentFactsTexts,
  type Treatment,
} from '@vestibule/domain/spa';
import { languageOfText, type InLanguage, type Translation } from '@vestibule/domain/words';
import { Icon } from '../../media/Icon.js';
import { CardFacts } from '../../layout/card.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './SpaServiceCard.texts.js';

export interface TreatmentFactsProps {
  /** What the facts are taken from. */
  treatment: Treatment & InLanguage;
}

/** Category, lengths, and who gives it. */
export function TreatmentFacts({ treatment }: TreatmentFactsProps) {
  const t = useTexts(texts);
  const facts = useTexts(treatmentFactsTexts);
  return (
    <CardFacts>
      <li>
        <Icon of={leafIcon} />
        <span {...languageOfText(treatment, 'categoryId.name')}>
          {treatmentCategory(treatment, facts)}
        </span>
      </li>
      <li>
        <Icon of={clockIcon} />
        {durationsText(treatment, t, facts)}
      </li>
      {treatment.specialist && (
        <li>
          <Icon of={userRoundIcon} />
          <span {...languageOfText(treatment, 'specialist')}>{treatment.specialist}</span>
        </li>
      )}
    </CardFacts>
  );
}

/** `60 minutes`, or `60 or 90 minutes`; the specification's default without any. */
function durationsText(
  treatment: Pick<Treatment, 'durations'>,
  t: Translation<typeof texts>,
  facts: Translation<typeof treatmentFactsTexts>,
): string {
  const others = treatment.durations.map(({ minutes }) => minutes);
  const count = others.pop() ?? shownMinutes(treatment);
  if (others.length === 0) return facts.minutes({ count });
  return t.orMinutes({ others: others.join(t.betweenLengths), count });
}
