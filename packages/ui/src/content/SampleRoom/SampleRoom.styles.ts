import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xl};

  & > * {
    min-inline-size: 0;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);
    column-gap: ${tokens.space.xxl};
  }
`;

export const Media = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  & > * {
    border-radius: ${tokens.radius.small};
  }
`;

export const Panel = styled.aside`
  display: grid;
  align-content: start;
  gap: ${tokens.space.lg};

  ${media.large} {
    position: sticky;
    inset-block-start: ${tokens.space.xl};
    align-self: start;
    grid-row: span 2;
  }
`;

export const PriceLine = styled.p`
  color: ${tokens.colour.inkMuted};

  & strong {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title2};
    font-weight: 400;
    color: ${tokens.colour.ink};
  }
`;

export const Facts = styled.dl`
  border-block-end: 1px solid ${tokens.colour.rule};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
    padding-block: ${tokens.space.xs};
    border-block-start: 1px solid ${tokens.colour.rule};
  }
  & dt {
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    text-align: end;
  }
`;

export const Note = styled.p`
  overflow-wrap: anywhere;
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;

export const Text = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  max-inline-size: ${tokens.measure.text};
`;
