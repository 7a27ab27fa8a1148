import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  min-inline-size: 0;
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.sunken};

  & > span {
    position: absolute;
    inset-block-start: ${tokens.space.sm};
    inset-inline-start: ${tokens.space.sm};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.md};
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.md};
  row-gap: ${tokens.space.hair};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }
  & svg {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.xs};
`;

export const Tag = styled.li`
  padding: ${tokens.space.hair} ${tokens.space.xs};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  align-self: end;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.sm};
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};
`;

export const Note = styled.p`
  font-size: ${tokens.size.caption};
  color: ${tokens.colour.inkMuted};
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
