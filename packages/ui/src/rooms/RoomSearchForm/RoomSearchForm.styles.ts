import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.md};
  padding: ${tokens.space.lg};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  box-shadow: ${tokens.elevation.high};
  text-align: start;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 11rem;
    align-items: end;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 11rem auto;
    column-gap: ${tokens.space.lg};

    &[data-rooms] {
      grid-template-columns: minmax(0, 1fr) 11rem 11rem auto;
    }
  }
`;

export const Submit = styled.div`
  display: grid;

  ${media.medium} {
    grid-column: 1 / -1;
  }
  ${media.large} {
    grid-column: auto;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: start;
  grid-column: 1 / -1;
  margin-block-start: calc(-1 * ${tokens.space.xs});
  margin-inline-start: calc(-1 * ${tokens.space.sm});
`;
