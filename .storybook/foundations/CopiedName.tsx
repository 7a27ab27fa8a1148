import { useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';

const Press = styled.button`
  min-block-size: 1.5rem;
  padding-inline: ${tokens.space.hair};
  border: 1px solid ${tokens.colour.ruleStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  font-family: ui-monospace, monospace;
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
  cursor: copy;
`;

const Said = styled.output`
  font-size: ${tokens.size.caption};
  color: ${tokens.colour.inkMuted};
`;

/** A name of the code; a press copies it. */
export function CopiedName({ name }: { name: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(name);
    setCopied(true);
  };
  return (
    <span>
      <Press type="button" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        {name}
      </Press>{' '}
      <Said>{copied && 'Copied'}</Said>
    </span>
  );
}
