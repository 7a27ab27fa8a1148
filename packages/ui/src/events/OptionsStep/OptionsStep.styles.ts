import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';
import { Row } from '../EventOptions/EventOptions.styles.js';

export const Option = styled(Row)`
  padding-block: ${tokens.space.xs};

  &[data-chosen] label > span > span > span:first-child {
    font-weight: 600;
  }
`;

/** Begins below the name: behind the box and its gap. */
export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
  padding-inline-start: calc(1.25em + ${tokens.space.sm});

  & > :first-child {
    flex: 0 1 8.5rem;
  }
`;

export const Subtotal = styled.output`
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const None = styled.p`
  color: ${tokens.colour.inkMuted};
`;
