import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  margin-block-end: ${tokens.space.lg};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${tokens.space.hair};
`;

/** A thin rule for each step; the names are under them where there is room. */
export const Bar = styled.li`
  border-block-start: 3px solid ${tokens.colour.rule};
  transition: border-color ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-reached] {
    border-block-start-color: ${tokens.colour.brass};
  }
  &[aria-current] {
    color: ${tokens.colour.ink};
  }

  ${media.medium} {
    padding-block-start: ${tokens.space.hair};
    font-size: ${tokens.size.caption};
    overflow-wrap: anywhere;
  }

  & > span {
    ${visuallyHidden}
  }
  ${media.medium} {
    & > span {
      all: unset;
    }
  }
`;
