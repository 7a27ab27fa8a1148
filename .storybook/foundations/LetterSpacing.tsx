import { leading, tracking } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { LineFacts } from './LineFacts.js';
import { Rows, Sheet } from './specimen.styles.js';
import { TokenNames } from './TokenNames.js';
import { Line, uses, type SizeName } from './Typography.js';

/** What each space between letters is for. Types fail when one is missing. */
const spacings: Record<keyof typeof tracking, { size: SizeName; use: string; words: string }> = {
  display: { size: 'display', use: 'A hero, the title of a page.', words: 'A house by the sea' },
  title: { size: 'title2', use: 'Every other title.', words: 'Rooms above the harbour' },
  control: { size: 'small', use: 'Buttons.', words: 'Book your stay' },
  small: { size: 'caption', use: 'Badges.', words: 'Some nights available' },
  caption: { size: 'caption', use: 'Words in a drawing or a table.', words: 'Harbour' },
  label: { size: 'caption', use: 'Small capitals: the line above a title.', words: 'Our rooms' },
};

/** The same words with the space that their letters have. */
export function LetterSpacing() {
  return (
    <Sheet>
      <Rows>
        {(Object.keys(spacings) as (keyof typeof tracking)[]).map((name) => (
          <Tracking key={name} name={name} />
        ))}
      </Rows>
    </Sheet>
  );
}

function Tracking({ name }: { name: keyof typeof tracking }) {
  const { size: letters, use, words } = spacings[name];
  const style = {
    fontFamily: tokens.font[uses[letters].face],
    fontSize: tokens.size[letters],
    lineHeight: leading[uses[letters].line],
    letterSpacing: tracking[name],
    textTransform: name === 'label' ? ('uppercase' as const) : undefined,
  };
  return (
    <Line>
      <p style={style}>{words}</p>
      <LineFacts name={name} figure={tracking[name]} use={use}>
        <TokenNames group="tracking" name={name} />
      </LineFacts>
    </Line>
  );
}
