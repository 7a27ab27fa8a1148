import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const TabList = styled.div`
  margin-block-end: ${tokens.space.xl};
  overflow-x: auto;
  border-block-end: 1px solid ${tokens.colour.rule};

  & [role='tablist'] {
    display: flex;
    inline-size: max-content;
    min-inline-size: 100%;
  }
  & [role='tab'] {
    flex: 1 0 auto;
    min-block-size: ${tokens.control.height};
    padding-inline: ${tokens.space.sm};
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: ${tokens.colour.inkMuted};
    cursor: pointer;
    transition: color ${tokens.motion.quick} ${tokens.motion.ease};

    ${media.medium} {
      flex: 0 0 auto;
      padding-inline: ${tokens.space.lg};
    }
  }
  & [role='tab']:hover {
    color: ${tokens.colour.ink};
  }
  & [role='tab'][data-state='active'] {
    border-color: ${tokens.colour.brass};
    color: ${tokens.colour.ink};
    font-weight: 600;
  }
  & [role='tab']:focus-visible {
    outline-offset: -3px;
  }
`;

export const Dishes = styled.div`
  display: grid;
  gap: ${tokens.space.xl} ${tokens.space.xxl};

  & > :first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(2) {
      border-block-start: 0;
      padding-block-start: 0;
    }
  }
`;
