import { css } from 'styled-components';
import { tokens } from '../theme/tokens.js';

export const gapStyle = css`
  gap: ${tokens.space.md};

  &[data-gap='xs'] {
    gap: ${tokens.space.xs};
  }
  &[data-gap='sm'] {
    gap: ${tokens.space.sm};
  }
  &[data-gap='lg'] {
    gap: ${tokens.space.lg};
  }
  &[data-gap='xl'] {
    gap: ${tokens.space.xl};
  }
  &[data-gap='xxl'] {
    gap: ${tokens.space.xxl};
  }
`;
