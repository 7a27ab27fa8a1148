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
  text-align: start;
  overflow-wrap: anywhere;
  cursor: copy;
`;

const Said = styled.output`
  font-size: ${tokens.size.caption};
  color: ${tokens.colour.inkMuted};
`;

/** A name of the code; a press copies it. */
export function CopiedName({ name }: { name: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      setSaid('Copied');
    } catch {
      // There is no clipboard without a secure context, and the text of a button cannot be selected.
      setSaid(`Select the name and copy it: ${name}`);
    }
  };
  return (
    <span>
      <Press type="button" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        {name}
      </Press>{' '}
      <Said>{said}</Said>
    </span>
  );
}
