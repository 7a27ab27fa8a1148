import { styled } from 'styled-components';
import { eyebrow } from '../../packages/ui/src/theme/mixins.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { useShape } from '../chosen-theme.js';
import { firstFamily } from './lengths.js';
import { Detail, Sheet } from './specimen.styles.js';

const Specimen = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  max-inline-size: ${tokens.measure.text};
  font-family: ${tokens.font.text};
`;

const Above = styled.p`
  ${eyebrow}
`;

const Named = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title1};
  line-height: 1.15;
  text-wrap: balance;
`;

const Lead = styled.p`
  font-size: ${tokens.size.lead};
  line-height: 1.5;
`;

const Read = styled.p`
  line-height: 1.6;
  color: ${tokens.colour.inkMuted};
`;

const Price = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
`;

/** The two families as they meet on a page. */
export function TypePairing() {
  const { font } = useShape();
  return (
    <Sheet>
      <Specimen>
        <Above>Rooms</Above>
        <Named>The sea is at the end of the garden</Named>
        <Lead>Every room opens to the water, the garden or the courtyard.</Lead>
        <Read>
          Breakfast is served until eleven, the desk never closes, and the first swim of the day is
          usually had alone.
        </Read>
        <Price>$245.00 per night</Price>
      </Specimen>
      <Detail>
        {firstFamily(font.display)} 400 for the title and the price; {firstFamily(font.text)}, 600
        above, 400 below.
      </Detail>
    </Sheet>
  );
}
