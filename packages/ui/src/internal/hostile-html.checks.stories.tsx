import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../layout/RichText/RichText.js';
import { RoomDescription } from '../rooms/RoomDescription/RoomDescription.js';

interface Args {
  /** Each shown as a text of its own; a test gives them (tools/hostile-html). */
  texts: readonly string[];
}

const meta = {
  title: 'Checks/HostileHtml',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { texts: ['<p>Quiet.</p>'] },
  render: ({ texts }) => (
    <>
      {texts.map((text, index) => {
        const Text = index % 2 === 0 ? RichText : RoomDescription;
        // oxlint-disable-next-line react/no-array-index-key -- one text takes the place of another
        return <Text key={index} html={text} data-text={index} />;
      })}
    </>
  ),
} satisfies Meta<Args>;

export default meta;

/** What the browser makes of HTML that nobody has cleaned before. */
export const Texts: StoryObj<typeof meta> = {};
