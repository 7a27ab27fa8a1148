import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Colours } from '../../packages/ui/src/theme/colours.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { useColours } from '../chosen-theme.js';

export type ThemeName = 'light' | 'dark';
const themeNames: readonly ThemeName[] = ['light', 'dark'];

function variables(theme: ThemeName, colours: Colours): CSSProperties {
  const names = tokens.vars.colour;
  const entries = (Object.keys(names) as (keyof Colours)[]).map((name) => [
    names[name],
    colours[name],
  ]);
  return { ...Object.fromEntries(entries), colorScheme: theme };
}

const Ground = styled.section`
  min-inline-size: 0;
  padding: ${tokens.space.lg};
  background: ${tokens.colour.paper};
  color: ${tokens.colour.ink};
  container-type: inline-size;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
  overflow: auto;
`;

const Name = styled.p`
  margin-block-end: ${tokens.space.md};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: ${tokens.colour.brassText};
`;

interface BothThemesProps {
  /** Drawn twice, on the ground of each theme. */
  children: (colours: Colours, theme: ThemeName) => ReactNode;
}

/** The same thing in light and in dark of the chosen hotel, side by side. */
export function BothThemes({ children }: BothThemesProps) {
  const colours = useColours();
  return (
    <Pair>
      {themeNames.map((theme) => (
        <Ground key={theme} style={variables(theme, colours[theme])}>
          <Name>{theme}</Name>
          {children(colours[theme], theme)}
        </Ground>
      ))}
    </Pair>
  );
}
