import { DocsContext, HeaderMdx } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { factsOf } from '../tools/bench/facts/read-facts.js';
import { isStatus } from '../tools/checks/states/status.js';
import { homeOf } from './component-home.js';

// Storybook keeps inline code on one line, which is wider than a phone.
const Import = styled.code`
  user-select: all;
  && {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** What a component costs alone, and what axe said, from the last run of the bench. */
function Facts({ stories }: { stories: string }) {
  const facts = factsOf(stories);
  if (!facts) return null;
  const { size, mount, passed } = facts;
  return (
    <p>
      {`${size} kB brotli · mounts in ${mount > 0 ? mount : 'under 0.1'} ms · axe: ${passed} rules passed, none broken, in light and dark`}
    </p>
  );
}

/** The title of a docs page; below that of a component, its status, its import and its code. */
export function PageTitle({ id = '', children }: { id?: string; children?: ReactNode }) {
  const [story] = useContext(DocsContext).componentStories();
  const stories = String(story?.parameters['fileName']);
  const home = homeOf(stories);
  return (
    <>
      <HeaderMdx as="h1" id={id}>
        {children}
      </HeaderMdx>
      {home && (
        <p>
          <a href="./?path=/docs/foundations-component-status--docs" target="_top">
            {story?.tags.find(isStatus)}
          </a>
          {' · '}
          {home.entryPoint ? (
            <Import>{`import { ${home.name} } from '${home.entryPoint}';`}</Import>
          ) : (
            'A part of another component, not imported by itself.'
          )}{' '}
          <a href={home.source}>Source</a>
        </p>
      )}
      {home && <Facts stories={stories} />}
    </>
  );
}
