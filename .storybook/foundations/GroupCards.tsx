import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { media, tokens } from '../../packages/ui/src/theme/tokens.js';
import { groups, type GroupName } from './groups.js';
import { groupPreviews } from './group-previews.js';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.md};
  margin-block: ${tokens.space.lg};
  padding: 0;
  color: ${tokens.colour.ink};
  font-family: ${tokens.font.text};
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.surface};
  overflow: hidden;

  &:hover {
    border-color: ${tokens.colour.accent};
  }
`;

const Preview = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 6rem;
  padding: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};
  background: ${tokens.colour.paper};
  font-size: ${tokens.size.body};
  line-height: ${tokens.leading.body};
  overflow: hidden;

  & > * {
    zoom: 0.6;
  }
  /* The tabs alone: a panel without content takes room. */
  & [role='tabpanel'] {
    display: none;
  }
  ${media.medium} {
    block-size: 7.5rem;

    & > * {
      zoom: 0.8;
    }
  }
`;

const Words = styled.div`
  padding: ${tokens.space.sm};
  font-size: ${tokens.size.small};
  line-height: ${tokens.leading.small};

  & a {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title3};
    color: inherit;
    text-decoration: none;
  }
  /* A press anywhere on the card. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:focus-visible::after {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: -3px;
  }
`;

const Holds = styled.p`
  color: ${tokens.colour.inkMuted};
`;

/** Each group of the sidebar, with a look at it. */
export function GroupCards() {
  return (
    <Cards>
      {(Object.keys(groups) as GroupName[]).map((name) => (
        <Card key={name}>
          <Preview inert>{groupPreviews[name]}</Preview>
          <Words>
            <AnchorMdx target="_self" href={`./?path=${groups[name].first}`}>
              {name}
            </AnchorMdx>
            <Holds>{groups[name].holds}</Holds>
          </Words>
        </Card>
      ))}
    </Cards>
  );
}
