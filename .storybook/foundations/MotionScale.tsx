import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../packages/ui/src/actions/Button/Button.js';
import { motion } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { LineFacts } from './LineFacts.js';
import { Rows, Sheet } from './specimen.styles.js';
import { TokenNames } from './TokenNames.js';

const { ease, ...durations } = motion;

const uses: Record<keyof typeof durations, string> = {
  quick: 'What answers a pointer or a key: hover, focus, a field’s edge.',
  slow: 'What comes or goes: dialogs, menus, toasts.',
  picture: 'Pictures, and nothing else.',
  turn: 'One turn of the sign in a button that works.',
  sweep: 'One run of the line over what is loading.',
  draw: 'The line of the page loader, once.',
  breathe: 'One breath of a shape that waits for its content.',
};

const Line = styled.li`
  display: grid;
  gap: ${tokens.space.xs};
`;

const Track = styled.div`
  position: relative;
  block-size: 1.5rem;
  background: ${tokens.colour.sunken};

  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 1.5rem;
    background: ${tokens.colour.accent};
    transition-property: inset-inline-start;
    transition-timing-function: ${tokens.motion.ease};
  }
  &[data-there] > span {
    inset-inline-start: calc(100% - 1.5rem);
  }
`;

/** Press the button: each block travels in its own time. */
export function MotionScale() {
  const [there, setThere] = useState(false);
  return (
    <Sheet>
      <div>
        <Button variant="secondary" onClick={() => setThere(!there)}>
          {there ? 'Move back' : 'Move'}
        </Button>
      </div>
      <Rows>
        {(Object.keys(uses) as (keyof typeof durations)[]).map((name) => (
          <Line key={name}>
            <LineFacts name={name} figure={durations[name].replace('ms', ' ms')} use={uses[name]}>
              <TokenNames group="motion" name={name} />
            </LineFacts>
            <Track data-there={there ? '' : undefined}>
              <span style={{ transitionDuration: durations[name] }} />
            </Track>
          </Line>
        ))}
      </Rows>
      <LineFacts name="ease" figure={ease}>
        <TokenNames group="motion" name="ease" />
      </LineFacts>
    </Sheet>
  );
}
