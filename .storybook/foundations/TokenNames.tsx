import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { CopiedName } from './CopiedName.js';

type Groups = typeof tokens.vars;

const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.hair} ${tokens.space.xs};
  margin-block-start: ${tokens.space.hair};
`;

interface TokenNamesProps<Group extends keyof Groups> {
  group: Group;
  name: keyof Groups[Group] & string;
}

/** The two names of a token, in components and in CSS; a press copies one. */
export function TokenNames<Group extends keyof Groups>({ group, name }: TokenNamesProps<Group>) {
  return (
    <Names>
      <CopiedName name={`tokens.${group}.${name}`} />
      <CopiedName name={`var(${tokens.vars[group][name] as string})`} />
    </Names>
  );
}
